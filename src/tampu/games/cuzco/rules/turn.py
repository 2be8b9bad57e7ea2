"""Set-up, turns, the end of actions and the end of the game (CZ-S, CZ-R, CZ-E)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.decisions import Odds
from tampu.core.deck import weighted
from tampu.games.cuzco.actions import DEAL, END_ACTIONS, FACE_UP, START_PLAYER, TOKEN
from tampu.games.cuzco.content import ACTION_POINTS, DEALT_CARDS, KINDS_OF_CARDS, TOKEN_POINTS
from tampu.games.cuzco.rules import codes
from tampu.games.cuzco.rules.cards import need_card, take_blind, turn_up
from tampu.games.cuzco.rules.codes import RUNNING
from tampu.games.cuzco.rules.festival import eligible_temples
from tampu.games.cuzco.rules.placements import survey_empty
from tampu.games.cuzco.rules.terrain import can_place
from tampu.games.cuzco.scoring import score_final

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State

# Set-up.


def set_up(s: State) -> None:
    """Make the first draw due: the start player, unless the option names one (CZ-S05)."""
    survey_empty(s)
    named = s.options["start_player"]
    if named != "random":
        do_start_player(s, START_PLAYER + int(named) - 1)


def list_start_players(s: State) -> Odds:
    return [(START_PLAYER + seat, 1) for seat in range(s.seats)]


def do_start_player(s: State, outcome: int) -> None:
    """Let a seat begin; a card is turned face up next (CZ-S04)."""
    s.active = outcome - START_PLAYER
    need_card(s, codes.FIRST_FACE_UP)


def do_first_face_up(s: State, outcome: int) -> None:
    """Turn the first card face up; the hands are dealt next."""
    turn_up(s, outcome - FACE_UP)
    s.point = codes.DEAL_HANDS


def next_dealt(s: State) -> int:
    """Return the seat that gets the next dealt card: three in a row, from the start player on."""
    return (s.active + s.dealt // DEALT_CARDS) % s.seats


def list_dealt_cards(s: State) -> Odds:
    return weighted(s.draw, DEAL + next_dealt(s) * KINDS_OF_CARDS)


def do_deal(s: State, outcome: int) -> None:
    """Deal one card; after the last one the game begins."""
    take_blind(s, next_dealt(s), (outcome - DEAL) % KINDS_OF_CARDS)
    s.dealt += 1
    if s.dealt == DEALT_CARDS * s.seats:
        s.point = codes.NEXT_TURN


# A turn.


def start_turn(s: State) -> None:
    """Begin the turn of the active seat, with or without the mandatory tile (CZ-R03, E03, Z01)."""
    s.ap = ACTION_POINTS
    s.draws = 0
    s.token_used = False
    s.placed = False
    for temple in range(len(s.changed)):
        s.changed[temple] = False
    s.tell("turn", seat=s.active + 1)
    if s.ending == RUNNING and can_place(s):
        s.point = codes.MANDATORY_TILE
        return
    if s.ending == RUNNING:
        s.tell("no_placement", seat=s.active + 1)
    s.point = codes.NEXT_ACTION


def refuse_token(s: State, _action: int) -> str:
    """Return the rule that forbids the active seat an extra action token."""
    return "CZ-R06" if s.token_used or s.tokens[s.active] == 0 else ""


def list_tokens(s: State) -> list[int]:
    return [] if refuse_token(s, TOKEN) else [TOKEN]


def do_token(s: State, _action: int) -> None:
    """Add an action point; a mandatory tile stays due (CZ-R06)."""
    s.tokens[s.active] -= 1
    s.token_used = True
    s.ap += TOKEN_POINTS
    if s.point != codes.MANDATORY_TILE:
        s.point = codes.NEXT_ACTION


def list_end_actions(_s: State) -> list[int]:
    return [END_ACTIONS]


def do_end_actions(s: State, _action: int) -> None:
    s.point = codes.AFTER_ACTIONS


def finish_actions(s: State) -> None:
    """Count turns without terrain, then ask for a festival if one is possible (CZ-R08, Z23)."""
    if s.ending == RUNNING:
        s.idle = 0 if s.placed else s.idle + 1
        if s.idle == s.seats:
            s.ending = codes.STANDSTILL
            s.tell("standstill", seat=s.active + 1)
    s.point = codes.PROPOSAL if s.hand_size(s.active) and eligible_temples(s) else codes.AFTER_TURN


def finish_turn(s: State) -> None:
    """Score a last turn, then turn to the next seat or end the game (CZ-E02, E03, E12)."""
    if s.ending != RUNNING:
        score_final(s, s.active)
    s.active = (s.active + 1) % s.seats
    s.point = codes.GAME_OVER if s.finished[s.active] else codes.NEXT_TURN
