"""The reference's table read like the engine's board, and set up from the same plan."""

from __future__ import annotations

from ..plan import Plan
from .box import KIND_LETTER, KIND_OF, KINDS, LETTER, MARKET, MIX_ORDER
from .game import turns
from .replay import Referee
from .table import Chance, Table


def table_of(told: Plan, options: dict[str, object]) -> Table:
    """The table that a plan describes."""
    t = Table(told.seats, options, told.rules_version)
    t.rotation = told.rotation
    t.deck_only = False
    t.resolved = told.festivals
    t.holder = -1 if told.holder is None else told.holder
    t.village = [KIND_OF[letter] for letter in told.village]
    t.nomads = [KIND_OF[letter] for letter in told.nomads]
    t.casualties = [KIND_OF[letter] for letter in told.casualties]
    t.bag.update({kind: told.bag[KIND_LETTER[kind]] for kind in KINDS})
    t.hill = {space: KIND_OF[letter] for space, letter in told.hill.items()}
    t.slots, t.conquered = dict(told.steps), dict(told.conquered)
    t.market = dict(zip(MARKET, told.market, strict=True))
    t.stacks = {"prod": list(told.production_stack), "passive": list(told.passive_stack)}
    t.under_stacks = {"prod": list(told.under_production), "passive": list(told.under_passive)}
    t.gods, t.under_gods, t.offer = list(told.deck), list(told.under_gods), list(told.offer)
    t.army_deck, t.army_discard = list(told.army_deck), list(told.discard)
    t.top, t.second = told.top, told.second
    t.weaves, t.under_weaves = list(told.pile), list(told.under_pile)
    t.statue_stock = dict(told.stock)
    t.slot_cards = [card or None for card in told.slots]
    t.tokens, t.personality, t.has_placed = dict(told.tokens), told.personality, told.has_placed
    for seat, side in enumerate(told.players):
        me = t.players[seat]
        me.res.update(potato=side.potato, maize=side.maize, stone=side.stone, gold=side.gold)
        me.sheet["start"] = side.score
        me.workers = [KIND_OF[letter] for letter in side.workers]
        me.hand, me.army_hand = list(side.gods), list(side.army)
        me.army = {**dict.fromkeys(side.up, True), **dict.fromkeys(side.down, False)}
        me.production = {
            **dict.fromkeys(side.production, True),
            **dict.fromkeys(side.turned, False),
        }
        me.passive, me.statues = list(side.passive), list(side.statues)
        me.tapestries = [list(tapestry) for tapestry in side.tapestries]
        me.temple, me.priest = side.temple, side.priest
        me.steps -= list(told.steps.values()).count(seat)
        me.markers -= list(told.conquered.values()).count(seat)
    return t


class Mirror(Referee):
    """The reference at a position, with the answers of the engine's board."""

    def __init__(self, told: Plan, options: dict[str, object]) -> None:
        self.table = table_of(told, options)
        self._game = turns(self.table, told.active)
        self.due = next(self._game, None)

    def is_chance(self) -> bool:
        return isinstance(self.due, Chance)

    def tokens(self) -> list[str]:
        if self.due is None:
            return []
        return list(self.due.weights) if isinstance(self.due, Chance) else list(self.due.tokens)

    def goods(self, seat: int) -> str:
        res = self.table.players[seat].res
        return "".join(f"{LETTER[name]}{res[name]}" for name in MIX_ORDER if res[name])

    def sheet(self, seat: int) -> dict[str, int]:
        return self.table.players[seat].sheet

    def workers(self, seat: int) -> str:
        return "".join(sorted(KIND_LETTER[kind] for kind in self.table.players[seat].workers))

    def gods(self, seat: int) -> list[str]:
        return sorted(self.table.players[seat].hand)

    def army(self, seat: int) -> list[str]:
        return sorted(self.table.players[seat].army_hand)

    def up(self, seat: int) -> list[str]:
        return sorted(card for card, up in self.table.players[seat].army.items() if up)

    def down(self, seat: int) -> list[str]:
        return sorted(card for card, up in self.table.players[seat].army.items() if not up)

    def production(self, seat: int) -> list[str]:
        return sorted(tile for tile, up in self.table.players[seat].production.items() if up)

    def turned(self, seat: int) -> list[str]:
        return sorted(tile for tile, up in self.table.players[seat].production.items() if not up)

    def passive(self, seat: int) -> list[str]:
        return sorted(self.table.players[seat].passive)

    def statues(self, seat: int) -> list[str]:
        return sorted(self.table.players[seat].statues)

    def tapestries(self, seat: int) -> list[list[str]]:
        return self.table.players[seat].tapestries

    def temple(self, seat: int) -> int:
        return self.table.players[seat].temple

    def priest(self, seat: int) -> int:
        return self.table.players[seat].priest

    @property
    def village(self) -> str:
        return "".join(KIND_LETTER[kind] for kind in self.table.village)

    @property
    def nomads(self) -> str:
        return "".join(sorted(KIND_LETTER[kind] for kind in self.table.nomads))

    @property
    def casualties(self) -> str:
        return "".join(sorted(KIND_LETTER[kind] for kind in self.table.casualties))

    @property
    def hill(self) -> dict[str, str]:
        return {space: KIND_LETTER[kind] for space, kind in self.table.hill.items()}

    @property
    def steps(self) -> dict[str, int]:
        return self.table.slots

    @property
    def conquered(self) -> dict[str, int]:
        return self.table.conquered

    @property
    def market(self) -> list[str | None]:
        return list(self.table.market.values())

    @property
    def offer(self) -> list[str]:
        return self.table.offer

    @property
    def under_gods(self) -> list[str]:
        return self.table.under_gods

    @property
    def discard(self) -> list[str]:
        return sorted(self.table.army_discard)

    @property
    def under_pile(self) -> list[str]:
        return self.table.under_weaves

    @property
    def holder(self) -> int | None:
        return None if self.table.holder < 0 else self.table.holder

    @property
    def festivals(self) -> int:
        return self.table.resolved

    @property
    def slots(self) -> list[str | None]:
        return self.table.slot_cards if self.table.solo else []
