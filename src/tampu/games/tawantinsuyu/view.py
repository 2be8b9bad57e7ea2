"""The position as JSON and bytes, what each seat may know of it, and full states imagined from it.

Full JSON and views have the same shape. In a view hidden cards are missing: hands of others hold
only what the seat knows, `hidden` tells how many cards each place holds besides.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from tampu.core.contract import Json
from tampu.core.rng import Rng
from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import (
    ALL_ARMY,
    ALL_GODS,
    ALL_SPACES,
    ARMY_CARDS,
    BUILDINGS,
    CARD_GOD,
    CARDS_OF_GOD,
    CATEGORIES,
    GOD_CARDS,
    GODS,
    KINDS,
    PRODUCTION,
    RESOURCES,
    SLOTS,
    SPACES,
    STATUES,
    TARGETS,
    WEAVINGS,
    bits,
)
from tampu.games.tawantinsuyu.rules import flow, placement
from tampu.games.tawantinsuyu.rules.setup import LAST_STEP
from tampu.games.tawantinsuyu.solo import PERSONALITIES

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

_NUMBERS: Final = (
    *("seats", "start_option", "solo_flags", "personality", "rotation", "stage", "active"),
    *("first", "holder", "festivals", "second_known", "ax_placed", "given", "received", "up_used"),
)
"""Slots that everybody sees, written as they are; `random_rotation` stands beside them."""


def _hand(names: Sequence[str], mask: int) -> list[str]:
    return [names[piece] for piece in bits(mask)]


def _mask(names: Sequence[str], told: Iterable[str]) -> int:
    mask = 0
    for name in told:
        mask |= 1 << names.index(name)
    return mask


def _name(names: Sequence[str], piece: int) -> str | None:
    return None if piece == F.NONE else names[piece]


def _index(names: Sequence[str], name: str | None) -> int:
    return F.NONE if name is None else names.index(name)


def _counts(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _counted(names: Sequence[str], told: dict[str, int]) -> list[int]:
    return [told.get(name, 0) for name in names]


def _placed(names: Sequence[str], owners: Sequence[int]) -> dict[str, int]:
    return {name: owner for name, owner in zip(names, owners, strict=True) if owner != F.NONE}


# What everybody sees


def _player(s: State, place: int) -> Json:
    kinds, statues = len(KINDS), len(STATUES)
    workers = s.workers[place * kinds : (place + 1) * kinds]
    return {
        "score": s.score[place],
        "sheet": s.sheet()[place],
        "turns": s.turns[place],
        "resources": dict(zip(RESOURCES, s.res[4 * place : 4 * place + 4], strict=True)),
        "temple": s.temple[place],
        "priest": None if s.priest[place] == F.NONE else s.priest[place],
        "workers": [KINDS[kind] for kind in s.ax_workers]
        if s.is_ax(place)
        else [KINDS[kind] for kind in range(kinds) for _ in range(workers[kind])],
        "army_up": _hand(ARMY_CARDS, s.army_up[place]),
        "army_down": _hand(ARMY_CARDS, s.army_down[place]),
        "production_up": _hand(BUILDINGS, s.prod_up[place]),
        "production_down": _hand(BUILDINGS, s.prod_down[place]),
        "passive": _hand(BUILDINGS, s.passive[place] << PRODUCTION),
        "statues": _counts(STATUES, s.statues[place * statues : (place + 1) * statues]),
        "tapestries": [[WEAVINGS[tile] for tile in tapestry] for tapestry in s.tapestries[place]],
    }


def _public(s: State) -> Json:
    shown: Json = {name: getattr(s, name) for name in _NUMBERS}
    shown["personality"] = _personality_name(s.personality)
    shown["random_rotation"] = s.random_rotation
    shown["players"] = [_player(s, place) for place in range(s.places)]
    shown["bag"] = _counts(KINDS, s.bag)
    shown["removed"] = _counts(KINDS, s.removed)
    shown["nomads"] = _counts(KINDS, s.nomads)
    shown["casualties"] = _counts(KINDS, s.casualties)
    shown["village"] = [KINDS[kind] for kind in s.village]
    shown["hill"] = {SPACES[at]: KINDS[kind] for at, kind in enumerate(s.hill) if kind != F.NONE}
    shown["steps"] = _placed(SLOTS, s.steps)
    shown["regions"] = _placed(TARGETS, s.regions)
    shown["stock"] = _counts(STATUES, s.stock)
    shown["offer"] = [GOD_CARDS[card] for card in s.offer]
    shown["aside"] = _name(GOD_CARDS, s.aside)
    shown["played"] = _hand(GOD_CARDS, s.played)
    shown["discard"] = _hand(ARMY_CARDS, s.discard)
    shown["market"] = [_name(BUILDINGS, building) for building in s.market]
    shown["stacks"] = [_hand(BUILDINGS, stack) for stack in s.stacks]
    shown["under"] = [[BUILDINGS[building] for building in under] for under in s.under]
    shown["starting"] = _hand(WEAVINGS, s.starting)
    shown["top"] = _name(WEAVINGS, s.top)
    shown["under_pile"] = [WEAVINGS[tile] for tile in s.under_pile]
    shown["drawn"] = _hand(WEAVINGS, s.drawn)
    shown["tokens"] = list(s.tokens)
    shown["bottom_known"] = list(s.bottom_known)
    return shown


def _personality_name(personality: int) -> str:
    return {F.NONE: "none", F.RANDOM: "random"}.get(personality) or PERSONALITIES[personality]


def _revealed(s: State) -> bool:
    """Whether the set-up cards that are not kept lie open (TW-S16)."""
    return not any(frame[0] in (F.SETUP, F.KEEP) and frame[2:] != (LAST_STEP,) for frame in s.stack)


# Full JSON


def to_json(s: State) -> Json:
    told = _public(s)
    told["gods"] = [_hand(GOD_CARDS, hand) for hand in s.gods]
    told["armies"] = [_hand(ARMY_CARDS, hand) for hand in s.armies]
    told["dealt"] = [_hand(GOD_CARDS, hand) for hand in s.dealt]
    told["deck"] = _hand(GOD_CARDS, s.deck)
    told["army_deck"] = _hand(ARMY_CARDS, s.army_deck)
    told["bottom"] = [GOD_CARDS[card] for card in s.bottom]
    told["pile"] = _hand(WEAVINGS, s.pile)
    told["second"] = _name(WEAVINGS, s.second)
    told["slots"] = [_name(GOD_CARDS, card) for card in s.slots]
    told["known"] = [_hand(GOD_CARDS, known) for known in s.known]
    told["deck_known"] = [_hand(GOD_CARDS, known) for known in s.deck_known]
    told["army_deck_known"] = [_hand(ARMY_CARDS, known) for known in s.army_deck_known]
    told["frames"] = [list(frame) for frame in s.stack]
    return told


def from_json(told: Json) -> State:
    s = _read_public(told)
    s.gods = [_mask(GOD_CARDS, hand) for hand in told["gods"]]
    s.armies = [_mask(ARMY_CARDS, hand) for hand in told["armies"]]
    s.dealt = [_mask(GOD_CARDS, hand) for hand in told["dealt"]]
    s.deck = _mask(GOD_CARDS, told["deck"])
    s.army_deck = _mask(ARMY_CARDS, told["army_deck"])
    s.bottom = tuple(GOD_CARDS.index(card) for card in told["bottom"])
    s.pile = _mask(WEAVINGS, told["pile"])
    s.second = _index(WEAVINGS, told["second"])
    s.slots = [_index(GOD_CARDS, card) for card in told["slots"]]
    s.known = [_mask(GOD_CARDS, known) for known in told["known"]]
    s.deck_known = [_mask(GOD_CARDS, known) for known in told["deck_known"]]
    s.army_deck_known = [_mask(ARMY_CARDS, known) for known in told["army_deck_known"]]
    s.stack = [tuple(frame) for frame in told["frames"]]
    flow.recall(s)
    return s


def _read_public(told: Json) -> State:
    from tampu.games.tawantinsuyu.start import new_state

    s = new_state(told["seats"])
    for name in _NUMBERS:
        if name != "personality":
            setattr(s, name, told[name])
    fixed = {"none": F.NONE, "random": F.RANDOM}
    personality = told["personality"]
    s.personality = fixed[personality] if personality in fixed else PERSONALITIES.index(personality)
    s.random_rotation = told["random_rotation"]
    for place, player in enumerate(told["players"]):
        _read_player(s, place, player)
    s.bag = _counted(KINDS, told["bag"])
    s.removed = _counted(KINDS, told["removed"])
    s.nomads = _counted(KINDS, told["nomads"])
    s.casualties = _counted(KINDS, told["casualties"])
    s.village = [KINDS.index(kind) for kind in told["village"]]
    for space, kind in told["hill"].items():
        s.hill[SPACES.index(space)] = KINDS.index(kind)
        s.filled |= 1 << SPACES.index(space)
    for slot, owner in told["steps"].items():
        s.steps[SLOTS.index(slot)] = owner
    for target, owner in told["regions"].items():
        s.regions[TARGETS.index(target)] = owner
    s.stock = _counted(STATUES, told["stock"])
    s.offer = [GOD_CARDS.index(card) for card in told["offer"]]
    s.aside = _index(GOD_CARDS, told["aside"])
    s.played = _mask(GOD_CARDS, told["played"])
    s.discard = _mask(ARMY_CARDS, told["discard"])
    s.market = [_index(BUILDINGS, building) for building in told["market"]]
    s.stacks = [_mask(BUILDINGS, stack) for stack in told["stacks"]]
    s.under = [tuple(BUILDINGS.index(building) for building in u) for u in told["under"]]
    s.starting = _mask(WEAVINGS, told["starting"])
    s.top = _index(WEAVINGS, told["top"])
    s.under_pile = tuple(WEAVINGS.index(tile) for tile in told["under_pile"])
    s.drawn = _mask(WEAVINGS, told["drawn"])
    s.tokens = list(told["tokens"])
    s.bottom_known = tuple(told["bottom_known"])
    return s


def _read_player(s: State, place: int, player: Json) -> None:
    s.score[place] = player["score"]
    s.turns[place] = player["turns"]
    width = len(CATEGORIES)
    s.sheet_points[place * width : (place + 1) * width] = [
        player["sheet"][category] for category in CATEGORIES
    ]
    s.res[4 * place : 4 * place + 4] = [player["resources"][name] for name in RESOURCES]
    s.temple[place] = player["temple"]
    s.priest[place] = F.NONE if player["priest"] is None else player["priest"]
    workers = [KINDS.index(kind) for kind in player["workers"]]
    if s.is_ax(place):
        s.ax_workers = workers
    else:
        for kind in workers:
            s.workers[place * len(KINDS) + kind] += 1
    s.army_up[place] = _mask(ARMY_CARDS, player["army_up"])
    s.army_down[place] = _mask(ARMY_CARDS, player["army_down"])
    s.prod_up[place] = _mask(BUILDINGS, player["production_up"])
    s.prod_down[place] = _mask(BUILDINGS, player["production_down"])
    s.passive[place] = _mask(BUILDINGS, player["passive"]) >> PRODUCTION
    at = place * len(STATUES)
    s.statues[at : at + len(STATUES)] = _counted(STATUES, player["statues"])
    s.tapestries[place] = tuple(
        tuple(WEAVINGS.index(tile) for tile in tapestry) for tapestry in player["tapestries"]
    )


# Views


def seen_by(s: State, seat: int | None) -> Json:
    """What a seat, or a spectator, may know (chapter 18)."""
    viewer = s.seats if seat is None else seat
    told = _public(s)
    known = s.known[viewer]
    open_deal = _revealed(s)
    gods = [hand if place == seat else hand & known for place, hand in enumerate(s.gods)]
    armies = [hand if place == seat else 0 for place, hand in enumerate(s.armies)]
    dealt = [hand if open_deal or place == seat else 0 for place, hand in enumerate(s.dealt)]
    told["viewer"] = seat
    told["gods"] = [_hand(GOD_CARDS, hand) for hand in gods]
    told["armies"] = [_hand(ARMY_CARDS, hand) for hand in armies]
    told["dealt"] = [_hand(GOD_CARDS, hand) for hand in dealt]
    told["hidden"] = {
        "gods": [_more(whole, part) for whole, part in zip(s.gods, gods, strict=True)],
        "armies": [_more(whole, part) for whole, part in zip(s.armies, armies, strict=True)],
        "dealt": [_more(whole, part) for whole, part in zip(s.dealt, dealt, strict=True)],
        "deck": s.deck.bit_count(),
        "army_deck": s.army_deck.bit_count(),
    }
    told["bottom"] = [
        GOD_CARDS[card] if (who >> viewer) & 1 else None
        for card, who in zip(s.bottom, s.bottom_known, strict=True)
    ]
    seen = (s.second_known >> viewer) & 1
    told["second"] = _name(WEAVINGS, s.second) if seen else None
    unseen = 0 if seen or s.second == F.NONE else 1 << s.second
    told["pile"] = _hand(WEAVINGS, s.pile | unseen)
    told["slots"] = [None if card == F.NONE else GODS[CARD_GOD[card]] for card in s.slots]
    # What the viewer knows of hands and decks, and what a spectator knows of them
    for name, names, facts in (
        ("known", GOD_CARDS, s.known),
        ("deck_known", GOD_CARDS, s.deck_known),
        ("army_deck_known", ARMY_CARDS, s.army_deck_known),
    ):
        told[name] = [_hand(names, facts[viewer]), _hand(names, facts[s.seats])]
    told["frames"] = [list(_masked(frame, seat)) for frame in s.stack]
    return told


def _more(whole: int, part: int) -> int:
    return (whole & ~part).bit_count()


def _masked(frame: F.Frame, seat: int | None) -> F.Frame:
    """A frame without the army cards that another seat looks at."""
    if frame[1] != seat:
        if frame[0] == F.KEEP_ARMY:
            return (F.KEEP_ARMY, frame[1], HIDDEN, HIDDEN)
        if frame[0] == F.DRAW_ARMY and frame[3] != F.NONE:
            return (F.DRAW_ARMY, frame[1], frame[2], HIDDEN)
    return frame


HIDDEN: Final = -9
"""A card in a frame that the viewer does not see."""


# Imagining


class _Pool:
    """Cards whose place the viewer does not know."""

    __slots__ = ("_cards", "_rng")

    def __init__(self, cards: int, rng: Rng) -> None:
        self._cards: int = cards
        self._rng: Rng = rng

    def draw(self, among: int) -> int:
        """One card of the pool, of those in `among`."""
        choices = bits(self._cards & among)
        card = choices[self._rng.below(len(choices))]
        self._cards &= ~(1 << card)
        return card

    def hand(self, number: int) -> int:
        cards = 0
        for _ in range(number):
            cards |= 1 << self.draw(-1)
        return cards

    def count(self, among: int) -> int:
        return (self._cards & among).bit_count()

    def rest(self) -> int:
        return self._cards


def imagine(view: Json, rng: Rng) -> State:
    """A full state that agrees with a view; what its viewer cannot know is drawn."""
    s = _read_public(view)
    hidden = view["hidden"]
    _imagine_gods(s, view, hidden, rng)
    _imagine_armies(s, view, hidden, rng)
    s.pile = _mask(WEAVINGS, view["pile"])
    s.second = _index(WEAVINGS, view["second"])
    if s.second_known and s.second == F.NONE:
        s.second = _Pool(s.pile, rng).draw(-1)
        s.pile &= ~(1 << s.second)
    s.known = _facts(s, view, "known", GOD_CARDS)
    s.deck_known = _facts(s, view, "deck_known", GOD_CARDS)
    s.army_deck_known = _facts(s, view, "army_deck_known", ARMY_CARDS)
    flow.recall(s)
    return s


def _facts(s: State, view: Json, name: str, names: Sequence[str]) -> list[int]:
    """By seat what it knows: the viewer all he does, the others what everybody does."""
    own, public = (_mask(names, cards) for cards in view[name])
    facts = [public] * (s.seats + 1)
    if view["viewer"] is not None:
        facts[view["viewer"]] = own
    return facts


def _imagine_gods(s: State, view: Json, hidden: Any, rng: Rng) -> None:
    s.gods = [_mask(GOD_CARDS, hand) for hand in view["gods"]]
    s.dealt = [_mask(GOD_CARDS, hand) for hand in view["dealt"]]
    seen = s.played
    for hand in (*s.gods, *s.dealt):
        seen |= hand
    for card in (*s.offer, *([] if s.aside == F.NONE else [s.aside])):
        seen |= 1 << card
    seen |= _mask(GOD_CARDS, [card for card in view["bottom"] if card])
    in_deck = _mask(GOD_CARDS, view["deck_known"][0])
    pool = _Pool(ALL_GODS & ~seen & ~in_deck, rng)
    missing = list(hidden["gods"])
    placing, wanted = _shown_by_placing(s, view["frames"])
    gods = [CARDS_OF_GOD[GODS.index(god)] for god in view["slots"] if god]
    if wanted and missing[placing] and not wanted & s.gods[placing]:
        for cards in gods:
            if pool.count(cards) <= gods.count(cards):
                wanted &= ~cards  # Axomamma holds them all
        s.gods[placing] |= 1 << pool.draw(wanted)
        missing[placing] -= 1
    s.slots = [
        F.NONE if god is None else pool.draw(CARDS_OF_GOD[GODS.index(god)]) for god in view["slots"]
    ]
    for place in range(s.places):
        s.gods[place] |= pool.hand(missing[place])
        s.dealt[place] |= pool.hand(hidden["dealt"][place])
    s.bottom = tuple(GOD_CARDS.index(card) if card else pool.draw(-1) for card in view["bottom"])
    s.deck = pool.rest() | in_deck


def _shown_by_placing(s: State, frames: list[list[int]]) -> tuple[int, int]:
    """Who is placing a worker, and the god cards of which he must hold one (0: gold will do)."""
    frame = frames[-1] if frames else [F.SETUP, 0]
    place = frame[1]
    if frame[0] not in (F.SPACE, F.PRICE):
        return place, 0
    spaces = ALL_SPACES if frame[0] == F.SPACE else 1 << frame[4]
    known, s.gods[place] = s.gods[place], 0
    by_gold = placement.payable_spaces(s, place, frame[3]) & spaces
    wanted = 0
    for cards in CARDS_OF_GOD:
        s.gods[place] = cards
        if placement.payable_spaces(s, place, frame[3]) & spaces:
            wanted |= cards
    s.gods[place] = known
    return place, 0 if by_gold else wanted


def _imagine_armies(s: State, view: Json, hidden: Any, rng: Rng) -> None:
    s.armies = [_mask(ARMY_CARDS, hand) for hand in view["armies"]]
    seen = s.discard
    for cards in (s.armies, s.army_up, s.army_down):
        for hand in cards:
            seen |= hand
    looked = [
        card
        for frame in view["frames"]
        if frame[0] in (F.KEEP_ARMY, F.DRAW_ARMY)
        for card in (frame[2:] if frame[0] == F.KEEP_ARMY else frame[3:])
        if card >= 0
    ]
    for card in looked:
        seen |= 1 << card
    in_deck = _mask(ARMY_CARDS, view["army_deck_known"][0])
    pool = _Pool(ALL_ARMY & ~seen & ~in_deck, rng)
    s.stack = [
        tuple([pool.draw(-1) if value == HIDDEN else value for value in frame])
        for frame in view["frames"]
    ]
    for place in range(s.places):
        s.armies[place] |= pool.hand(hidden["armies"][place])
    s.army_deck = pool.rest() | in_deck


# Bytes


def pack(s: State) -> bytes:
    """Everything that makes the position what it is."""
    values: list[int] = [getattr(s, name) for name in _NUMBERS]
    values += [int(s.random_rotation), s.deck, s.aside, s.played, s.army_deck, s.discard]
    values += [s.pile, s.top, s.second, s.drawn, s.starting]
    for flat in _FLAT:
        part: list[int] = getattr(s, flat)
        values += part
    for row in (s.village, s.offer, s.ax_workers, s.under_pile, s.bottom, s.bottom_known, *s.under):
        values.append(len(row))
        values += row
    for tapestries in s.tapestries:
        values.append(len(tapestries))
        for tapestry in tapestries:
            values.append(len(tapestry))
            values += tapestry
    for frame in s.stack:
        values.append(len(frame))
        values += frame
    return struct.pack(f"<{len(values)}q", *values)


_FLAT: Final = (
    *("turns", "sheet_points", "res", "temple", "priest", "workers", "gods", "armies"),
    *("army_up", "army_down", "prod_up", "prod_down", "passive", "statues", "dealt", "known"),
    *("deck_known", "army_deck_known"),
    *("bag", "removed", "nomads", "casualties", "hill", "steps", "regions", "stock", "market"),
    *("stacks", "slots", "tokens"),
)
"""Lists whose length the number of seats fixes; scores follow from the sheets."""
