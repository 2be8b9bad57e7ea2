"""The reference's table read like the engine's board, and set up from the same plan."""

from ..plan import Plan
from .box import KIND_LETTER, KIND_OF, KINDS, LETTER, MARKET, MIX_ORDER
from .game import turns
from .replay import Referee
from .table import Chance, Table


def table_of(planned: Plan, options: dict[str, object]) -> Table:
    """The table that a plan describes."""
    t = Table(planned.seats, options, planned.rules_version)
    t.rotation = planned.rotation
    t.deck_only = False
    t.resolved = planned.festivals
    t.holder = -1 if planned.holder is None else planned.holder
    t.village = [KIND_OF[letter] for letter in planned.village]
    t.nomads = [KIND_OF[letter] for letter in planned.nomads]
    t.casualties = [KIND_OF[letter] for letter in planned.casualties]
    t.bag.update({kind: planned.bag[KIND_LETTER[kind]] for kind in KINDS})
    t.hill = {space: KIND_OF[letter] for space, letter in planned.hill.items()}
    t.slots, t.conquered = dict(planned.steps), dict(planned.conquered)
    t.market = dict(zip(MARKET, planned.market, strict=True))
    t.stacks = {"prod": list(planned.production_stack), "passive": list(planned.passive_stack)}
    t.under_stacks = {
        "prod": list(planned.under_production),
        "passive": list(planned.under_passive),
    }
    t.gods, t.under_gods, t.offer = (
        list(planned.deck),
        list(planned.under_gods),
        list(planned.offer),
    )
    t.army_deck, t.army_discard = list(planned.army_deck), list(planned.discard)
    t.top, t.second = planned.top, planned.second
    t.weaves, t.under_weaves = list(planned.pile), list(planned.under_pile)
    t.statue_stock = dict(planned.stock)
    t.slot_cards = [card or None for card in planned.slots]
    t.tokens, t.personality, t.has_placed = (
        dict(planned.tokens),
        planned.personality,
        planned.has_placed,
    )
    for seat, side in enumerate(planned.players):
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
        me.steps -= list(planned.steps.values()).count(seat)
        me.markers -= list(planned.conquered.values()).count(seat)
    return t


class Mirror(Referee):
    """The reference at a position, with the answers of the engine's board."""

    def __init__(self, planned: Plan, options: dict[str, object]) -> None:
        self.table = table_of(planned, options)
        self._game = turns(self.table, planned.active)
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
