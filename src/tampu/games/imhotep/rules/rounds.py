"""Set-up and rounds (IM-S, IM-R): the start and the end of a round, passing and the stall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from tampu.games.imhotep import actions, content
from tampu.games.imhotep.rules import frames
from tampu.games.imhotep.rules.market import clear_market, deal_from
from tampu.games.imhotep.rules.turn import end_turn, has_action

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State

ALL_SAILED: Final[int] = (1 << content.SHIPS) - 1


# Set-up


def set_up(s: State, options: Mapping[str, Any]) -> None:
    """Begin a game: first what the options leave to chance, then the first round."""
    s.wrath = options["wrath"]
    s.may = options["gains"] == "may"
    if options.get("mini"):
        s.rounds = content.MINI_ROUNDS
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
    """Fill the first sleds by turn position, counted from the start player (IM-S01, S06)."""
    s.start = s.mover = start
    for position in range(s.seats):
        seat = (start + position) % s.seats
        s.sled[seat] = content.START_SLED[position]
        s.quarry[seat] = content.STONES - content.START_SLED[position]


def list_start(s: State) -> list[tuple[int, int]]:
    return [(actions.START + seat, 1) for seat in range(s.seats)]


def do_start(s: State, outcome: int) -> None:
    s.frames.pop()
    seat_start_player(s, outcome - actions.START)


def list_side(s: State) -> list[tuple[int, int]]:
    first = actions.SIDE + 2 * s.frames[-1][1]
    return [(first, 1), (first + 1, 1)]


def do_side(s: State, outcome: int) -> None:
    site = s.frames.pop()[1]
    s.sides |= ((outcome - actions.SIDE) & 1) << site
    if site + 1 < len(content.SITES):
        s.frames.append((frames.SIDE, site + 1))


# The start of a round


def list_round(s: State) -> list[tuple[int, int]]:
    """The round cards not shown yet, equally likely (IM-S08)."""
    ids = [
        actions.ROUND + content.SHIP_SETS.index(ships)
        for index, ships in enumerate(content.ROUND_CARDS[s.seats])
        if (s.unseen >> index) & 1
    ]
    return [(outcome, 1) for outcome in sorted(ids)]


def do_round(s: State, outcome: int) -> None:
    """Set out the ships, open the docks, deal the market (IM-R02 to R04)."""
    ships = content.SHIP_SETS[outcome - actions.ROUND]
    s.unseen &= ~(1 << content.ROUND_CARDS[s.seats].index(ships))
    s.round += 1
    s.ships = ships
    s.sailed = s.ready = s.empty = 0
    s.docks = content.ALL_DOCKS
    s.passes = 0  # IM-X34
    s.stalled = False
    for ship, capacity in enumerate(ships):
        s.empty |= ((1 << capacity) - 1) << (ship * content.SPACES)
    s.tell("round", round=s.round, ships=", ".join(content.ships_code(ships)))
    s.frames[-1] = (frames.TURN,)
    deal_from(s, 0)


# Turns


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
    """Return the stones on ships to their quarries and end the round: nobody can act (IM-X02)."""
    s.tell("stall")
    s.stalled = True
    for place, seat in enumerate(s.cargo):
        if seat >= 0:
            s.quarry[seat] += 1
            s.cargo[place] = -1
    s.loads = [0] * content.SHIPS
    s.empty = s.ready = 0
    end_round(s)


def after_sailing(s: State, frame: tuple[int, ...]) -> None:
    """Pass the turn on, or end the round after the fourth ship (IM-U06, R08, R13)."""
    end_turn(s)
    if s.sailed == ALL_SAILED:
        end_round(s)
    else:
        s.frames[-1] = (frames.TURN,)


# The end of a round


def end_round(s: State) -> None:
    """Assess the temple, then clean up (IM-R09, R10)."""
    s.frames[-1] = (frames.CLEAN_UP,)
    s.frames.append((frames.ASSESS, 0))


def clean_up(s: State, frame: tuple[int, ...]) -> None:
    """Discard the market, an untouched pair too; then begin the next round or end the game."""
    clear_market(s)
    if s.pair:
        return
    if s.round < s.rounds:
        s.frames[-1] = (frames.ROUND,)
    else:
        s.frames.pop()
        if s.rounds < content.ROUNDS:
            s.ended = "mini"
        else:
            s.ended = "stall" if s.stalled else "rounds"  # IM-F10
            unused = content.ROUND_CODES[s.seats][s.unseen.bit_length() - 1]
            s.tell("removed", ships=", ".join(unused))
        tell_final_points(s)


def tell_final_points(s: State) -> None:
    """Write the events of the final scoring in its order (IM-F01)."""
    if s.events is None:
        return
    s.tell("final")
    sheets = s.sheet()
    for category in content.SHEET[content.SCORED_AT_ONCE :]:
        for seat, sheet in enumerate(sheets):
            if sheet[category]:
                s.tell("points", seat=seat + 1, points=sheet[category], category=category)
