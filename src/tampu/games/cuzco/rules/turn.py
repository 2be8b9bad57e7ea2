"""Chapters 4, 8 and 9: set-up, turns, the end of actions and the end of the game."""

from __future__ import annotations

from tampu.games.cuzco.actions import END_ACTIONS, TILE_CELLS, TILE_FOOTPRINT
from tampu.games.cuzco.content import ACTION_POINTS, DEALT_CARDS, TOKEN_POINTS
from tampu.games.cuzco.rules.cards import need_card, take_blind, turn_up
from tampu.games.cuzco.rules.choices import legal
from tampu.games.cuzco.rules.festival import eligible_temples
from tampu.games.cuzco.rules.fitting import block_of, can_place
from tampu.games.cuzco.rules.ponds import score_closed
from tampu.games.cuzco.rules.terrain import place, survey_empty
from tampu.games.cuzco.scoring import score_final, tell
from tampu.games.cuzco.state import (
    ACTION,
    DEAL_HANDS,
    FIRST_FACE_UP,
    GAME_OVER,
    LAST_TRIPLE,
    MANDATORY_TILE,
    PROPOSAL,
    RUNNING,
    STANDSTILL,
    Position,
)

# Set-up.


def set_up(position: Position) -> None:
    """Make the first chance due: the start player, unless the option names one (CZ-S05)."""
    survey_empty(position)
    named = position.options["start_player"]
    if named != "random":
        begin(position, int(named) - 1)


def begin(position: Position, seat: int) -> None:
    """The start player is known; a card is turned face up next (CZ-S04)."""
    position.active = seat
    need_card(position, FIRST_FACE_UP)


def turn_up_first(position: Position, card: int) -> None:
    """The first face-up card; the hands come next."""
    turn_up(position, card)
    position.point = DEAL_HANDS


def next_dealt(position: Position) -> int:
    """Who gets the next card of the deal: three in a row, from the start player on."""
    return (position.active + position.dealt // DEALT_CARDS) % position.seats


def deal(position: Position, card: int) -> None:
    """One card of a hand; after the last one the game begins."""
    take_blind(position, next_dealt(position), card)
    position.dealt += 1
    if position.dealt == DEALT_CARDS * position.seats:
        start_turn(position)


# A turn.


def start_turn(position: Position) -> None:
    """The turn of the active seat, with or without the mandatory tile (CZ-R03, E03, Z01)."""
    position.ap = ACTION_POINTS
    position.draws = 0
    position.token_used = False
    position.placed = False
    position.moved.clear()
    position.roads = None
    for temple in range(len(position.changed)):
        position.changed[temple] = False
    tell(position, "turn", seat=position.active + 1)
    if position.ending == RUNNING and can_place(position):
        position.point = MANDATORY_TILE
    else:
        if position.ending == RUNNING:
            tell(position, "no_placement", seat=position.active + 1)
        ask_action(position)


def ask_action(position: Position) -> None:
    """Ask for an action, or end the actions where the option says so (CZ-R13)."""
    position.point = ACTION
    if position.options["auto_end_turn"] and legal(position) == [END_ACTIONS]:
        tell(position, "auto_end", seat=position.active + 1)
        end_actions(position, END_ACTIONS)


def place_tile(position: Position, action: int) -> None:
    """Pay, place, score closed water bodies, set the end flag (CZ-Z13)."""
    position.ap -= position.fit[TILE_FOOTPRINT[action]]
    position.placed = True
    block = block_of(action)
    if block == 0:
        position.triples -= 1
    else:
        position.stock[position.active * 3 + block - 1] -= 1
    if place(position, action):
        score_closed(position, TILE_CELLS[action])
    if block == 0 and position.triples == 0 and position.ending == RUNNING:
        position.ending = LAST_TRIPLE
        tell(position, "last_triple", seat=position.active + 1)


def use_token(position: Position, _action: int) -> None:
    """One more action point, once a turn (CZ-R06)."""
    position.tokens[position.active] -= 1
    position.token_used = True
    position.ap += TOKEN_POINTS


def end_actions(position: Position, _action: int) -> None:
    """No more actions; the festival may follow (CZ-R08, Z23)."""
    position.moved.clear()
    if position.ending == RUNNING:
        position.idle = 0 if position.placed else position.idle + 1
        if position.idle == position.seats:
            position.ending = STANDSTILL
            tell(position, "standstill", seat=position.active + 1)
    if position.hand_size(position.active) and eligible_temples(position):
        position.point = PROPOSAL
    else:
        end_turn(position)


def decline_festival(position: Position, _action: int) -> None:
    """No festival this turn."""
    end_turn(position)


def end_turn(position: Position) -> None:
    """The final scoring of a last turn, then the next seat or the end (CZ-E02, E03, E12)."""
    if position.ending != RUNNING:
        score_final(position, position.active)
    position.active = (position.active + 1) % position.seats
    if position.finished[position.active]:
        position.point = GAME_OVER
    else:
        start_turn(position)
