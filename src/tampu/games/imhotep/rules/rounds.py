"""Chapters 4, 5, 10 and 17: set-up, the round, the temple at its end, passing and the stall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from tampu.core.deck import weighted
from tampu.games.imhotep import actions, content
from tampu.games.imhotep.content import (
    CARD_CODES,
    CARDS,
    PAIR_SLOT,
    ROUND_CARDS,
    SHIP_SETS,
    SHIPS,
    SITES,
    SLOTS,
    SPACES,
    START_SLED,
    STONES,
    TEMPLE_A,
    TEMPLE_B,
    TEMPLE_B_POINTS,
    TEMPLE_STONES,
)
from tampu.games.imhotep.rules import frames, piles
from tampu.games.imhotep.rules.turn import get_stones, has_action, stones_to_get
from tampu.games.imhotep.rules.unloading import draw_card, score

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State

ALL_SAILED: Final[int] = (1 << SHIPS) - 1
ALL_DOCKS: Final[int] = (1 << len(SITES)) - 1


def set_up(s: State, options: Mapping[str, Any]) -> None:
    """Begin a game: what is left to chance, then the first round."""
    s.wrath = options["wrath"]
    s.may = options["gains"] == "may"
    s.frames.append((frames.ROUND,))
    sides = options["sides"]
    if sides == "random":
        s.frames.append((frames.SIDE, 0))
    else:
        for site, side in enumerate(sides):
            s.sides |= (side == "B") << site
    if options["start_player"] == "random":
        s.frames.append((frames.START,))
    else:
        seat_start_player(s, options["start_player"] - 1)


def seat_start_player(s: State, start: int) -> None:
    """Turn positions count from the start player; they decide the first sleds (IM-S01, S06)."""
    s.start = s.mover = start
    for position in range(s.seats):
        seat = (start + position) % s.seats
        s.sled[seat] = START_SLED[position]
        s.quarry[seat] = STONES - START_SLED[position]


def start_outcomes(s: State) -> list[tuple[int, int]]:
    return [(actions.START + seat, 1) for seat in range(s.seats)]


def start_drawn(s: State, outcome: int) -> None:
    s.frames.pop()
    seat_start_player(s, outcome - actions.START)


def side_outcomes(s: State) -> list[tuple[int, int]]:
    first = actions.SIDE + 2 * s.frames[-1][1]
    return [(first, 1), (first + 1, 1)]


def side_drawn(s: State, outcome: int) -> None:
    site = s.frames.pop()[1]
    s.sides |= ((outcome - actions.SIDE) & 1) << site
    if site + 1 < len(SITES):
        s.frames.append((frames.SIDE, site + 1))


def round_outcomes(s: State) -> list[tuple[int, int]]:
    """The round cards not shown yet, equally likely (IM-S08)."""
    sets = [
        actions.ROUND + SHIP_SETS.index(ships)
        for index, ships in enumerate(ROUND_CARDS[s.seats])
        if (s.unseen >> index) & 1
    ]
    return [(outcome, 1) for outcome in sorted(sets)]


def round_drawn(s: State, outcome: int) -> None:
    """Set out the ships, open the docks, deal the market (IM-R02 to R04)."""
    ships = SHIP_SETS[outcome - actions.ROUND]
    s.unseen &= ~(1 << ROUND_CARDS[s.seats].index(ships))
    s.round += 1
    s.ships = ships
    s.sailed = s.ready = s.empty = 0
    s.docks = ALL_DOCKS
    s.passes = 0  # IM-X34
    s.stalled = False
    for ship, capacity in enumerate(ships):
        s.empty |= ((1 << capacity) - 1) << (ship * SPACES)
    s.tell("round", round=s.round, ships="".join(str(capacity) for capacity in ships))
    s.frames[-1] = (frames.TURN,)
    deal_from(s, 0)


def deal_from(s: State, slot: int) -> None:
    """Deal the market from this slot on; the pair is laid down unseen (IM-D09)."""
    if slot == SLOTS:
        return
    if slot == PAIR_SLOT and s.side_b(content.MARKET):
        for _ in range(content.PAIR_CARDS):
            piles.deal_pair_card(s)
        s.market[slot] = -2
        deal_from(s, slot + 1)
    elif piles.cards_left(s):
        piles.prepare(s)
        s.frames.append((frames.DEAL, slot))


def card_outcomes(s: State, first: int) -> list[tuple[int, int]]:
    """One of the unknown cards of the pile comes up."""
    return weighted(s.pile, first)


def deal_outcomes(s: State) -> list[tuple[int, int]]:
    return card_outcomes(s, actions.DEAL + CARDS * s.frames[-1][1])


def dealt(s: State, outcome: int) -> None:
    slot = s.frames.pop()[1]
    card = (outcome - actions.DEAL) % CARDS
    s.pile[card] -= 1
    s.draw -= 1
    s.market[slot] = card
    deal_from(s, slot + 1)


def begin_turn(s: State) -> bool:
    """Pass for players who cannot act; False when that has ended the round (IM-X01, X02)."""
    while not has_action(s, s.mover):
        s.tell("pass", seat=s.mover + 1)
        s.passes += 1
        s.mover = (s.mover + 1) % s.seats
        if s.passes == s.seats:
            stall(s)
            return False
    return True


def stall(s: State) -> None:
    """Nobody can act: stones on ships go back and the round ends."""
    s.tell("stall")
    s.stalled = True
    for place, seat in enumerate(s.cargo):
        if seat >= 0:
            s.quarry[seat] += 1
            s.cargo[place] = -1
    s.loads = [0] * SHIPS
    s.empty = s.ready = 0
    end_round(s)


def after_sailing(s: State, frame: tuple[int, ...]) -> None:
    """The turn passes on; after the fourth ship the round ends (IM-U06, R08, R13)."""
    s.mover = (s.mover + 1) % s.seats
    s.passes = 0
    if s.sailed == ALL_SAILED:
        end_round(s)
    else:
        s.frames[-1] = (frames.TURN,)


def end_round(s: State) -> None:
    s.frames[-1] = (frames.CLEANUP,)
    s.frames.append((frames.TEMPLE, 0))


def assess_temple(s: State, frame: tuple[int, ...]) -> None:
    """Reward the visible stones from left to right, each completely (IM-E04, E10)."""
    s.frames.pop()
    for space in range(frame[1], s.width):
        owner = visible_stone(s, space)
        if owner < 0:
            return
        if not s.side_b(content.TEMPLE):
            score(s, s.temple_points, owner, TEMPLE_A[space], "temple")
        elif TEMPLE_B[space] == "points":
            score(s, s.temple_points, owner, TEMPLE_B_POINTS[space], "temple")
        elif TEMPLE_B[space] == "choice" and not stones_to_get(s, owner, TEMPLE_STONES):
            score(s, s.temple_points, owner, TEMPLE_B_POINTS[space], "temple")  # IM-E07
        else:
            s.frames.append((frames.TEMPLE, space + 1))
            if TEMPLE_B[space] == "card":
                draw_card(s, owner)
            else:
                s.frames.append((frames.REWARD, owner, space))
            return


def visible_stone(s: State, space: int) -> int:
    """The owner of the top stone of a temple space, -1 where there is none (IM-E02, E03)."""
    delivered = len(s.temple)
    if delivered <= space:
        return -1
    return s.temple[space + (delivered - 1 - space) // s.width * s.width]


def reward_choices(s: State) -> list[int]:
    return [actions.TEMPLE, actions.TEMPLE + 1]


def reward(s: State, choice: int) -> None:
    _, owner, space = s.frames.pop()
    if choice == 0:
        score(s, s.temple_points, owner, TEMPLE_B_POINTS[space], "temple")
    else:
        get_stones(s, owner, TEMPLE_STONES)


def clean_up(s: State, frame: tuple[int, ...]) -> None:
    """Discard the market, turning up an untouched pair; then the next round or the end."""
    for slot, card in enumerate(s.market):
        if card >= 0:
            s.discard[card] += 1
            s.tell("discard", card=CARD_CODES[card])
        s.market[slot] = -1
    if s.pair:
        s.frames.append((frames.REVEAL, 0))
    elif s.round < content.ROUNDS:
        s.frames[-1] = (frames.ROUND,)
    else:
        s.frames.pop()
        s.ended = "stall" if s.stalled else "rounds"  # IM-F10
        removed = ROUND_CARDS[s.seats][s.unseen.bit_length() - 1]
        s.tell("removed", ships="".join(str(capacity) for capacity in removed))
        tell_final_points(s)


def tell_final_points(s: State) -> None:
    """The final scoring in its order (IM-F01)."""
    if s.events is None:
        return
    s.tell("final")
    sheets = s.sheet()
    for category in content.SHEET[content.SCORED_AT_ONCE :]:
        for seat, sheet in enumerate(sheets):
            if sheet[category]:
                s.tell("points", seat=seat + 1, points=sheet[category], category=category)


def pair_outcomes(s: State, place: int, first: int) -> list[tuple[int, int]]:
    """What the pair's card at `place` may be."""
    return weighted(piles.pair_pile(s, place), first + CARDS * place)


def reveal_outcomes(s: State) -> list[tuple[int, int]]:
    return pair_outcomes(s, s.frames[-1][1], actions.REVEAL)


def look_outcomes(s: State) -> list[tuple[int, int]]:
    return pair_outcomes(s, len(s.frames[-1]) - 2, actions.LOOK)


def draw_outcomes(s: State) -> list[tuple[int, int]]:
    return card_outcomes(s, actions.DRAW)


def revealed(s: State, outcome: int) -> None:
    place = s.frames.pop()[1]
    card = (outcome - actions.REVEAL) % CARDS
    piles.take_pair_card(s, place, card)
    s.discard[card] += 1
    s.tell("discard", card=CARD_CODES[card])
    if place + 1 < len(s.pair):
        s.frames.append((frames.REVEAL, place + 1))
    else:
        s.pair = ()
        s.old.clear()
