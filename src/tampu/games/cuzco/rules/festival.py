"""The festival: a proposal with its first card, then bids round the table (CZ-F)."""

from __future__ import annotations

from tampu.games.cuzco.actions import LAY_CARD, PROPOSALS_PER_CELL, PROPOSE, propose_id
from tampu.games.cuzco.board import CELLS, GROUND
from tampu.games.cuzco.content import ALONE, KINDS_OF_CARDS, MATCH, SHARED, VALUES
from tampu.games.cuzco.rules.areas import area_might, find_areas
from tampu.games.cuzco.rules.cards import lay, need_card
from tampu.games.cuzco.scoring import score, tell
from tampu.games.cuzco.state import (
    AWAY,
    BID,
    BIDDING,
    FESTIVAL_ALONE,
    FESTIVAL_SHARED,
    FURTHER_CARD,
    NEXT_FACE_UP,
    OUT,
    PASSED,
    TEMPLE,
    Position,
)

_PROPOSAL_NEED = 1


def _forbids_city(position: Position, temple: int) -> str:
    """The rule by which the active seat cannot propose this city."""
    if position.piece[temple] != TEMPLE or position.discs[position.temples.index(temple)]:
        return "CZ-F02"
    area = find_areas(position).of[temple]
    return "" if area_might(position)[area][position.active] else "CZ-F03"


def eligible_temples(position: Position) -> list[int]:
    """The temples whose city the active seat may propose, ascending (CZ-F02, F03)."""
    return [temple for temple in position.temples if not _forbids_city(position, temple)]


def _forbids_card(position: Position, seat: int, card: int) -> str:
    """The rule by which a seat cannot lay this card."""
    if MATCH[position.face_up][card] == 0:
        return "CZ-F06"
    return "" if position.hands[seat * KINDS_OF_CARDS + card] else "CZ-F04"


def matching_cards(position: Position, seat: int) -> list[int]:
    """The kinds in a hand that match the face-up card (CZ-F05)."""
    return [c for c in range(KINDS_OF_CARDS) if not _forbids_card(position, seat, c)]


def _reach(position: Position, seat: int) -> int:
    """The total of a seat if it laid its whole hand."""
    match = MATCH[position.face_up]
    first = seat * KINDS_OF_CARDS
    return position.totals[seat] + sum(
        position.hands[first + card] * match[card] for card in range(KINDS_OF_CARDS)
    )


# The proposal (D3).


def forbids_proposal(position: Position, action: int) -> str:
    """The rule that forbids the active seat this proposal."""
    slot, card = divmod(action - PROPOSE, PROPOSALS_PER_CELL)
    forbidding = _forbids_city(position, GROUND[slot])
    return forbidding or _forbids_card(position, position.active, card)


def proposals(position: Position) -> list[int]:
    """The legal proposals of the active seat, ascending."""
    cards = matching_cards(position, position.active)
    return [propose_id(temple, c) for temple in eligible_temples(position) for c in cards]


def propose(position: Position, action: int) -> None:
    """Open the festival of a city; its first card is laid (CZ-F04, F07)."""
    slot, card = divmod(action - PROPOSE, PROPOSALS_PER_CELL)
    position.city = GROUND[slot]
    might = area_might(position)[find_areas(position).of[position.city]]
    for seat in range(position.seats):
        position.standing[seat] = BIDDING if might[seat] else AWAY
        position.totals[seat] = 0
    position.speaker = position.active
    position.need = _PROPOSAL_NEED
    _lay(position, card)


# Later bids (D4) and further cards (D5).


def forbids_card(position: Position, action: int) -> str:
    """The rule that forbids the speaker to lay this card in the bid."""
    forbidding = _forbids_card(position, position.speaker, action - LAY_CARD)
    if forbidding:
        return forbidding
    return "CZ-F09" if _reach(position, position.speaker) < position.need else ""


def forbids_end_bid(position: Position, _action: int) -> str:
    """The rule that forbids the speaker to end the bid (CZ-F24)."""
    return "CZ-F24" if position.totals[position.speaker] < position.need else ""


def bids(position: Position) -> list[int]:
    """The cards with which the speaker may begin a bid, ascending."""
    if _reach(position, position.speaker) < position.need:
        return []
    return further_cards(position)


def further_cards(position: Position) -> list[int]:
    """The cards that the speaker may add, ascending."""
    return [LAY_CARD + card for card in matching_cards(position, position.speaker)]


def lay_card(position: Position, action: int) -> None:
    """Lay one more card in the bid."""
    _lay(position, action - LAY_CARD)


def _lay(position: Position, card: int) -> None:
    lay(position, position.speaker, card)
    position.totals[position.speaker] += MATCH[position.face_up][card]
    position.point = FURTHER_CARD


def end_bid(position: Position, _action: int) -> None:
    """The bid is complete: the next one speaks."""
    _next_bid(position)


def pass_bid(position: Position, _action: int) -> None:
    """Leave the bidding, level or out for good (CZ-F09, F10)."""
    _leave_bidding(position)
    _next_bid(position)


def _leave_bidding(position: Position) -> None:
    seat = position.speaker
    level = position.totals[seat] == max(position.totals)
    position.standing[seat] = PASSED if level else OUT


def _next_bid(position: Position) -> None:
    """Ask the next one still in, or finish the festival (CZ-F12, F13)."""
    while True:
        remaining = position.standing.count(BIDDING)
        highest = max(position.totals)
        if remaining == 0:
            break
        seat = (position.speaker + 1) % position.seats
        while position.standing[seat] != BIDDING:
            seat = (seat + 1) % position.seats
        level = position.totals[seat] == highest
        if remaining == 1 and level and position.totals.count(highest) == 1:
            break
        position.speaker = seat
        position.need = highest + 1 if level else highest
        if position.hand_size(seat):
            position.point = BID
            return
        tell(position, "empty_hand", seat=seat + 1)
        _leave_bidding(position)
    _organise(position, highest)


def _organise(position: Position, highest: int) -> None:
    """The result: points, the sun disc, the cards; a new face-up card is due (CZ-F14 to F17)."""
    place = position.temples.index(position.city)
    cell = CELLS[position.city]
    step = VALUES.index(position.values[place])
    organisers = [seat for seat in range(position.seats) if position.totals[seat] == highest]
    if len(organisers) == 1:
        score(position, organisers[0], FESTIVAL_ALONE, ALONE[step], cell)
    else:
        shared = SHARED[step]
        if step == 0:
            shared = int(position.options["festival_tied_value_2"])
        for seat in organisers:
            score(position, seat, FESTIVAL_SHARED, shared, cell)
    position.discs[place] = True
    for card in range(KINDS_OF_CARDS):
        position.discard[card] += position.played[card]
        position.played[card] = 0
    position.discard[position.face_up] += 1
    position.face_up = -1
    position.city = -1
    position.speaker = 0
    position.need = 0
    for seat in range(position.seats):
        position.totals[seat] = 0
        position.standing[seat] = AWAY
    need_card(position, NEXT_FACE_UP)
