"""The engine's position as the rule tests read it: ids, letters and plain lists."""

from collections.abc import Sequence
from typing import Any, Self

from tampu.core.contract import CHANCE, OVER
from tampu.games.tawantinsuyu import content as box
from tampu.games.tawantinsuyu.state import State

from .plan import Plan
from .support import build, enter, start, tokens


def _set(names: Sequence[str], mask: int) -> list[str]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


def _name(names: Sequence[str], index: int) -> str | None:
    return None if index < 0 else names[index]


def _letters(counts: Sequence[int]) -> str:
    pairs = zip(box.KIND_LETTERS, counts, strict=True)
    return "".join(sorted(letter * number for letter, number in pairs))


class Board:
    """A state and readable answers about it."""

    def __init__(self, pieces: Plan) -> None:
        self.state: State = build(pieces)

    @classmethod
    def start(cls, seats: int, options: dict[str, Any]) -> Self:
        board = cls.__new__(cls)
        board.state = start(seats, options)
        return board

    def is_over(self) -> bool:
        return self.state.actor() == OVER

    def is_chance(self) -> bool:
        return self.state.actor() == CHANCE

    def actor(self) -> int:
        return self.state.actor()

    def tokens(self) -> list[str]:
        return tokens(self.state)

    def enter(self, token: str) -> None:
        enter(self.state, token)

    # One seat

    def goods(self, seat: int) -> str:
        """What is held as a mix: `p2s1`."""
        potato, maize, stone, gold = self.state.res[4 * seat : 4 * seat + 4]
        held = (("p", potato), ("s", stone), ("m", maize), ("g", gold))
        return "".join(f"{letter}{number}" for letter, number in held if number)

    def scores(self) -> list[int]:
        return self.state.scores()

    def sheet(self, seat: int) -> dict[str, int]:
        return self.state.sheet()[seat]

    def ranks(self) -> list[int]:
        return self.state.ranking()

    def workers(self, seat: int) -> str:
        if self.state.is_ax(seat):
            return "".join(sorted(box.KIND_LETTERS[kind] for kind in self.state.ax_workers))
        kinds = len(box.KINDS)
        return _letters(self.state.workers[seat * kinds : (seat + 1) * kinds])

    def gods(self, seat: int) -> list[str]:
        return _set(box.GOD_CARDS, self.state.gods[seat])

    def army(self, seat: int) -> list[str]:
        return _set(box.ARMY_CARDS, self.state.armies[seat])

    def up(self, seat: int) -> list[str]:
        return _set(box.ARMY_CARDS, self.state.army_up[seat])

    def down(self, seat: int) -> list[str]:
        return _set(box.ARMY_CARDS, self.state.army_down[seat])

    def production(self, seat: int) -> list[str]:
        return _set(box.BUILDINGS, self.state.prod_up[seat])

    def turned(self, seat: int) -> list[str]:
        return _set(box.BUILDINGS, self.state.prod_down[seat])

    def passive(self, seat: int) -> list[str]:
        return _set(box.BUILDINGS[box.PRODUCTION :], self.state.passive[seat])

    def statues(self, seat: int) -> list[str]:
        first = seat * len(box.STATUES)
        owned = zip(box.STATUES, self.state.statues[first : first + len(box.STATUES)], strict=True)
        return sorted(statue for statue, number in owned for _ in range(number))

    def tapestries(self, seat: int) -> list[list[str]]:
        return [[box.WEAVINGS[tile] for tile in t] for t in self.state.tapestries[seat]]

    def temple(self, seat: int) -> int:
        return self.state.temple[seat]

    def priest(self, seat: int) -> int:
        return self.state.priest[seat]

    # The middle of the table

    @property
    def village(self) -> str:
        return "".join(box.KIND_LETTERS[kind] for kind in self.state.village)

    @property
    def nomads(self) -> str:
        return _letters(self.state.nomads)

    @property
    def casualties(self) -> str:
        return _letters(self.state.casualties)

    @property
    def bag(self) -> int:
        return sum(self.state.bag)

    @property
    def hill(self) -> dict[str, str]:
        placed = enumerate(self.state.hill)
        return {box.SPACES[at]: box.KIND_LETTERS[kind] for at, kind in placed if kind >= 0}

    @property
    def steps(self) -> dict[str, int]:
        return {box.SLOTS[at]: seat for at, seat in enumerate(self.state.steps) if seat >= 0}

    @property
    def conquered(self) -> dict[str, int]:
        return {box.TARGETS[at]: seat for at, seat in enumerate(self.state.regions) if seat >= 0}

    @property
    def market(self) -> list[str | None]:
        return [_name(box.BUILDINGS, tile) for tile in self.state.market]

    def under_stack(self, kind: str) -> list[str]:
        under = self.state.under[0 if kind == "production" else 1]
        return [box.BUILDINGS[tile] for tile in under]

    @property
    def stock(self) -> dict[str, int]:
        return dict(zip(box.STATUES, self.state.stock, strict=True))

    @property
    def offer(self) -> list[str]:
        return [box.GOD_CARDS[card] for card in self.state.offer]

    @property
    def deck(self) -> list[str]:
        return _set(box.GOD_CARDS, self.state.deck)

    @property
    def under_gods(self) -> list[str]:
        return [box.GOD_CARDS[card] for card in self.state.bottom]

    @property
    def army_deck(self) -> list[str]:
        return _set(box.ARMY_CARDS, self.state.army_deck)

    @property
    def discard(self) -> list[str]:
        return _set(box.ARMY_CARDS, self.state.discard)

    @property
    def top(self) -> str | None:
        return _name(box.WEAVINGS, self.state.top)

    @property
    def pile(self) -> list[str]:
        return _set(box.WEAVINGS, self.state.pile)

    @property
    def under_pile(self) -> list[str]:
        return [box.WEAVINGS[tile] for tile in self.state.under_pile]

    @property
    def holder(self) -> int | None:
        return None if self.state.holder < 0 else self.state.holder

    @property
    def festivals(self) -> int:
        return self.state.festivals

    @property
    def active(self) -> int:
        return self.state.active

    # Axomamma

    @property
    def slots(self) -> list[str | None]:
        return [_name(box.GOD_CARDS, card) for card in self.state.slots]

    @property
    def number_tokens(self) -> dict[str, int]:
        return {f"T{number}": at for number, at in enumerate(self.state.tokens, 1)}
