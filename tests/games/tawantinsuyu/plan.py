"""A position in the ledger's words; every piece that is not named lies where it belongs."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tampu.core.data import read_json

BOX = read_json("tampu.games.tawantinsuyu", "content.json")
LETTERS = "ACKPW"
KIND_OF = {"A": "architect", "C": "courier", "K": "craftsman", "P": "priest", "W": "warrior"}
GODS = [card["id"] for card in BOX["god_cards"]["items"]]
ARMY = [card["id"] for card in BOX["army_cards"]["items"]]
PRODUCTION = [tile["id"] for tile in BOX["production_buildings"]["items"]]
PASSIVE = [tile["id"] for tile in BOX["passive_buildings"]["items"]]
WEAVINGS = BOX["weavings"]["items"]
STATUES = {statue["id"]: statue["count"] for statue in BOX["statues"]["items"]}


@dataclass
class Side:
    """What one seat has."""

    potato: int = 0
    maize: int = 0
    stone: int = 0
    gold: int = 0
    workers: str = ""
    gods: list[str] = field(default_factory=list)
    army: list[str] = field(default_factory=list)
    """Army cards in hand."""
    up: list[str] = field(default_factory=list)
    down: list[str] = field(default_factory=list)
    """Army cards in play."""
    production: list[str] = field(default_factory=list)
    turned: list[str] = field(default_factory=list)
    """Production buildings face up and face down."""
    passive: list[str] = field(default_factory=list)
    statues: list[str] = field(default_factory=list)
    tapestries: list[list[str]] = field(default_factory=list)
    temple: int = 0
    priest: int = 0
    score: int = 10


@dataclass
class Plan:
    """A position at the beginning of a turn."""

    seats: int
    active: int
    options: dict[str, Any]
    rotation: int
    holder: int | None
    festivals: int
    players: list[Side]
    village: str
    nomads: str
    casualties: str
    bag: Counter[str]
    removed: Counter[str]
    hill: dict[str, str]
    steps: dict[str, int]
    conquered: dict[str, int]
    market: list[str | None]
    production_stack: list[str]
    passive_stack: list[str]
    under_production: list[str]
    under_passive: list[str]
    offer: list[str]
    deck: list[str]
    under_gods: list[str]
    army_deck: list[str]
    discard: list[str]
    top: str | None
    second: str | None
    pile: list[str]
    under_pile: list[str]
    stock: dict[str, int]
    slots: list[str]
    tokens: dict[str, int]
    personality: str
    has_placed: bool
    rules_version: int


def plan(
    seats: int = 2,
    *,
    active: int = 0,
    options: Mapping[str, Any] | None = None,
    rotation: int = 0,
    holder: int | None = None,
    festivals: int = 0,
    p0: Mapping[str, Any] | None = None,
    p1: Mapping[str, Any] | None = None,
    p2: Mapping[str, Any] | None = None,
    p3: Mapping[str, Any] | None = None,
    village: str = "ACKPW",
    nomads: str = "AC",
    casualties: str = "",
    bag: str | None = None,
    hill: Mapping[str, str] | None = None,
    steps: Mapping[str, int] | None = None,
    conquered: Mapping[str, int] | None = None,
    market: Sequence[str | None] = ("Y01", "Y02", "Z05", "Z07"),
    production_stack: Sequence[str] | None = None,
    under_production: Sequence[str] = (),
    under_passive: Sequence[str] = (),
    offer: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    under_gods: Sequence[str] = (),
    army_deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    top: str | None = "W01",
    second: str | None = None,
    pile: Sequence[str] | None = None,
    under_pile: Sequence[str] = (),
    stock: Mapping[str, int] | None = None,
    slots: Sequence[str] = (),
    tokens: Mapping[str, int] | None = None,
    personality: str = "none",
    has_placed: bool = True,
    rules_version: int = 2,
) -> Plan:
    """Complete a position.

    A deck or stack named in full leaves its other pieces to the last seat: god cards and army
    cards in hand, production buildings face down. Weavings and workers not named leave the game.
    """
    places = 2 if seats == 1 else seats
    players = [Side(**(side or {})) for side in (p0, p1, p2, p3)[:places]]
    for side, tile in zip(players, ("SW01", "SW02", "SW03", "SW04"), strict=False):
        pieces = [known for other in players for tapestry in other.tapestries for known in tapestry]
        if not side.tapestries and tile not in pieces:
            side.tapestries = [[tile]]
    spare = players[-1]
    if seats == 1 and not slots:
        used = {*offer, *under_gods, *(deck or ()), *players[0].gods}
        slots = [card for card in GODS if card not in used][:4]
    elsewhere = {*offer, *under_gods, *slots, *(card for side in players for card in side.gods)}
    rest = _without(GODS, elsewhere)
    if deck is not None:
        spare.gods = spare.gods + _without(rest, deck)
    in_hands = {card for side in players for card in (*side.army, *side.up, *side.down)}
    soldiers = _without(ARMY, in_hands | set(discard))
    if army_deck is not None:
        spare.army = spare.army + _without(soldiers, army_deck)
    built = {tile for side in players for tile in (*side.production, *side.turned, *side.passive)}
    shown = built | set(market) | set(under_production) | set(under_passive)
    tiles = _without(PRODUCTION, shown)
    if production_stack is not None:
        spare.turned = spare.turned + _without(tiles, production_stack)
    woven = {tile for side in players for tapestry in side.tapestries for tile in tapestry}
    pool = [
        tile["id"]
        for tile in WEAVINGS
        if not tile["starting"] and tile["min_players"] <= max(2, seats)
    ]
    owned = Counter(statue for side in players for statue in side.statues)
    left = Counter(LETTERS * 9) - Counter(
        village + nomads + casualties + "".join(side.workers for side in players)
    )
    left -= Counter((hill or {}).values())
    out = Counter(LETTERS * BOX["workers"]["removed_per_kind"][str(seats)])
    sack = Counter(bag) if bag is not None else left - out
    return Plan(
        seats=seats,
        active=active,
        options=dict(options or {}),
        rules_version=rules_version,
        rotation=rotation,
        holder=holder,
        festivals=festivals,
        players=players,
        village=village,
        nomads=nomads,
        casualties=casualties,
        bag=sack,
        removed=left - sack,
        hill=dict(hill or {}),
        steps=dict(steps or {}),
        conquered=dict(conquered or {}),
        market=list(market),
        production_stack=list(tiles if production_stack is None else production_stack),
        passive_stack=_without(PASSIVE, shown),
        under_production=list(under_production),
        under_passive=list(under_passive),
        offer=list(offer),
        deck=list(rest if deck is None else deck),
        under_gods=list(under_gods),
        army_deck=list(soldiers if army_deck is None else army_deck),
        discard=list(discard),
        top=top,
        second=second,
        pile=_without(pool, {*woven, top, second, *under_pile}) if pile is None else list(pile),
        under_pile=list(under_pile),
        stock={s: n - owned[s] for s, n in STATUES.items()} if stock is None else dict(stock),
        slots=list(slots),
        tokens=dict(tokens or {token["id"]: token["start"] for token in BOX["solo"]["tokens"]}),
        personality=personality,
        has_placed=has_placed,
    )


def _without(items: Iterable[str], gone: Iterable[str | None]) -> list[str]:
    away = set(gone)
    return [item for item in items if item not in away]
