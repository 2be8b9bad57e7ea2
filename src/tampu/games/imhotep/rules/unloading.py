"""Chapters 7 to 13: delivering a stone to a site, and what its owner decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.games.imhotep import actions, content
from tampu.games.imhotep.content import (
    CARD_CODES,
    CARDS,
    COLOURS,
    PYRAMID_A,
    PYRAMID_B,
    PYRAMID_BONUS,
    PYRAMID_CODES,
    PYRAMID_OVERFLOW,
    RED_SITE,
    SITES,
    TOWER_SIZE,
    TOWERS,
)
from tampu.games.imhotep.rules import frames, piles
from tampu.games.imhotep.rules.turn import (
    get_stones,
    load_stone,
    place_ids,
    space_reason,
    stones_to_get,
)

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State

STONE: Final[list[bytes]] = [bytes([seat]) for seat in range(len(COLOURS))]
OVERFLOW: Final[int] = len(PYRAMID_B)


def unload(s: State, frame: tuple[int, ...]) -> None:
    """Deliver the next stone; after the last one a played blue card is done (IM-U01, K19)."""
    _, site, blue = frame[:3]
    if len(frame) == 3:
        s.frames.pop()
        if blue >= 0:
            s.discard[blue] += 1
        return
    s.frames[-1] = (frames.UNLOAD, site, blue, *frame[4:])
    deliver(s, frame[3], site)


def deliver(s: State, seat: int, site: int) -> None:
    """Bring one stone to a site by that site's rules."""
    _SITES[site](s, seat)


def score(s: State, points: list[int], seat: int, gained: int, category: str) -> None:
    points[seat] += gained
    s.tell("points", seat=seat + 1, points=gained, category=category)


# Market


def to_market(s: State, seat: int) -> None:
    slots = [slot for slot, card in enumerate(s.market) if card != -1]
    if len(slots) == 1 and not s.may:
        s.tell("auto_pick", seat=seat + 1, slot=slots[0] + 1)
        take_slot(s, seat, slots[0])
    else:
        s.frames.append((frames.PICK, seat))


def pick_choices(s: State) -> list[int]:
    found = [actions.PICK + slot for slot, card in enumerate(s.market) if card != -1]
    if s.may:
        found.append(actions.PICK + content.SLOTS)
    return found


def pick_reason(s: State, choice: int) -> str:
    if choice == content.SLOTS:
        return "" if s.may else "IM-O06"
    return "" if s.market[choice] != -1 else "IM-M01"


def pick(s: State, choice: int) -> None:
    seat = s.frames.pop()[1]
    if choice == content.SLOTS:
        s.quarry[seat] += 1  # IM-M03
    else:
        take_slot(s, seat, choice)


def take_slot(s: State, seat: int, slot: int) -> None:
    card = s.market[slot]
    s.market[slot] = -1
    if card < 0:
        s.frames.append((frames.LOOK, seat))
    else:
        s.quarry[seat] += 1  # IM-M02
        gain(s, seat, card)


def looked(s: State, card: int) -> None:
    """One more card of the pair is known to its picker."""
    frame = s.frames[-1]
    place = len(frame) - 2
    piles.take_pair_card(s, place, card)
    known = (*frame[1:], card)
    if place + 1 < content.PAIR_CARDS:
        s.frames[-1] = (frames.LOOK, *known)
    else:
        s.frames[-1] = (frames.KEEP, *known)


def keep_choices(s: State) -> list[int]:
    return [actions.KEEP + place for place in range(content.PAIR_CARDS)]


def keep(s: State, choice: int) -> None:
    """Keep one card; the other is discarded before the kept one takes effect (IM-M08, M11)."""
    frame = s.frames.pop()
    seat = frame[1]
    kept, other = frame[2 + choice], frame[3 - choice]
    s.pair = ()
    s.old.clear()
    s.discard[other] += 1
    s.tell("kept", seat=seat + 1, card=CARD_CODES[kept], discarded=CARD_CODES[other])
    s.quarry[seat] += 1
    gain(s, seat, kept)


def gain(s: State, seat: int, card: int) -> None:
    """Keep a card, or resolve it at once if it is red (IM-M04, M05)."""
    site = RED_SITE[card]
    s.tell("gain", seat=seat + 1, card=CARD_CODES[card])
    if site < 0:
        s.owned[seat * CARDS + card] += 1
    elif s.quarry[seat] == 0:
        s.discard[card] += 1  # IM-K04
        s.tell("effect_void", seat=seat + 1, card=CARD_CODES[card])
    else:
        s.quarry[seat] -= 1
        s.frames.append((frames.RED, card))
        deliver(s, seat, site)


def discard_red(s: State, frame: tuple[int, ...]) -> None:
    s.frames.pop()
    s.discard[frame[1]] += 1  # IM-K05
    s.tell("discard", card=CARD_CODES[frame[1]])


# Pyramids


def to_pyramids(s: State, seat: int) -> None:
    if not s.side_b(content.PYRAMIDS):
        built = len(s.pyramids[0])
        s.pyramids[0] += STONE[seat]
        points = PYRAMID_A[built] if built < len(PYRAMID_A) else PYRAMID_OVERFLOW
        score(s, s.pyramid_points, seat, points, "pyramids")
        return
    open_pyramids = [p for p in range(OVERFLOW) if len(s.pyramids[p]) < len(PYRAMID_B[p])]
    if len(open_pyramids) > 1:
        s.frames.append((frames.PYRAMID, seat))
    elif open_pyramids:
        s.tell("auto_pyramid", seat=seat + 1, pyramid=PYRAMID_CODES[open_pyramids[0]])
        build(s, seat, open_pyramids[0])
    else:
        s.pyramids[OVERFLOW] += STONE[seat]
        score(s, s.pyramid_points, seat, PYRAMID_OVERFLOW, "pyramids")


def pyramid_choices(s: State) -> list[int]:
    return [actions.PYRAMID + p for p in range(OVERFLOW) if len(s.pyramids[p]) < len(PYRAMID_B[p])]


def pyramid_reason(s: State, choice: int) -> str:
    return "" if len(s.pyramids[choice]) < len(PYRAMID_B[choice]) else "IM-P12"


def pyramid(s: State, choice: int) -> None:
    seat = s.frames.pop()[1]
    build(s, seat, choice)


def build(s: State, seat: int, which: int) -> None:
    """Build on a pyramid of side B: points first, then the bonus of the space (IM-P17)."""
    built = len(s.pyramids[which])
    s.pyramids[which] += STONE[seat]
    score(s, s.pyramid_points, seat, PYRAMID_B[which][built], "pyramids")
    bonus = PYRAMID_BONUS[which][built]
    if bonus:
        _BONUSES[bonus](s, seat)


def offer_card(s: State, seat: int) -> None:
    if not piles.cards_left(s):
        s.tell("bonus_lost", seat=seat + 1, bonus="card")
    elif s.may:
        s.frames.append((frames.BONUS_CARD, seat))
    else:
        draw_card(s, seat)


def draw_card(s: State, seat: int) -> None:
    """The seat draws a market card, if there is one (IM-X07)."""
    if piles.cards_left(s):
        piles.prepare(s)
        s.frames.append((frames.DRAW, seat))


def drawn(s: State, card: int) -> None:
    seat = s.frames.pop()[1]
    s.pile[card] -= 1
    s.draw -= 1
    gain(s, seat, card)


def offer_stones(s: State, seat: int) -> None:
    if not stones_to_get(s, seat, content.BONUS_STONES):
        s.tell("bonus_lost", seat=seat + 1, bonus="stones")
    elif s.may:
        s.frames.append((frames.BONUS_STONES, seat))
    else:
        get_stones(s, seat, content.BONUS_STONES)


def offer_load(s: State, seat: int) -> None:
    if s.sled[seat] and s.empty:
        s.frames.append((frames.BONUS_LOAD, seat))
    else:
        s.tell("bonus_lost", seat=seat + 1, bonus="load")


def bonus_card_choices(s: State) -> list[int]:
    return [actions.BONUS_CARD, actions.BONUS_CARD + 1]


def bonus_stones_choices(s: State) -> list[int]:
    return [actions.BONUS_STONES, actions.BONUS_STONES + 1]


def bonus_load_choices(s: State) -> list[int]:
    return [*place_ids(2, s.empty), actions.BONUS_LOAD + actions.PLACES]


def free_reason(s: State, choice: int) -> str:
    """Both answers are allowed."""
    return ""


def bonus_load_reason(s: State, choice: int) -> str:
    return "" if choice == actions.PLACES else space_reason(s, choice)


def bonus_card(s: State, choice: int) -> None:
    seat = s.frames.pop()[1]
    if choice == 0:
        draw_card(s, seat)


def bonus_stones(s: State, choice: int) -> None:
    seat = s.frames.pop()[1]
    if choice == 0:
        get_stones(s, seat, content.BONUS_STONES)


def bonus_load(s: State, choice: int) -> None:
    seat = s.frames.pop()[1]
    if choice < actions.PLACES:
        load_stone(s, seat, choice)


# Temple, burial chamber, obelisks


def to_temple(s: State, seat: int) -> None:
    s.temple += STONE[seat]
    s.tell("placed", seat=seat + 1, site=SITES[content.TEMPLE])


def to_burial(s: State, seat: int) -> None:
    s.burial += STONE[seat]
    s.tell("placed", seat=seat + 1, site=SITES[content.BURIAL])


def to_obelisks(s: State, seat: int) -> None:
    s.obelisks[seat] += 1
    s.tell("placed", seat=seat + 1, site=SITES[content.OBELISKS])
    if not s.side_b(content.OBELISKS):
        return
    built = len(s.towers)
    if s.obelisks[seat] >= TOWER_SIZE and built < len(TOWERS):  # IM-L06, X14
        s.obelisks[seat] -= TOWER_SIZE
        s.towers += STONE[seat]
        s.tell("tower", seat=seat + 1, points=TOWERS[built])
        score(s, s.tower_points, seat, TOWERS[built], "obelisk_towers")


_SITES: Final[list[Callable[[State, int], None]]] = [
    to_market,
    to_pyramids,
    to_temple,
    to_burial,
    to_obelisks,
]
_BONUSES: Final[dict[str, Callable[[State, int], None]]] = {
    "card": offer_card,
    "stones": offer_stones,
    "load": offer_load,
}
