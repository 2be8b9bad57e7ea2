"""The festival: a proposal with its first card, then bids round the table (CZ-F)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.games.cuzco import actions
from tampu.games.cuzco.content import ALONE, KINDS_OF_CARDS, MATCH, SHARED, VALUES
from tampu.games.cuzco.rules import codes
from tampu.games.cuzco.rules.areas import area_cells, strengths_on
from tampu.games.cuzco.rules.board import CELLS, GROUND
from tampu.games.cuzco.rules.cards import need_card, turn_up
from tampu.games.cuzco.scoring import score

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State

_PROPOSAL_NEED: Final = 1


def _refuse_city(s: State, temple: int) -> str:
    """Return the rule by which the active seat cannot propose this city."""
    if s.piece[temple] != codes.TEMPLE or s.discs[s.temples.index(temple)]:
        return "CZ-F02"
    present = strengths_on(s, area_cells(s, temple))[s.active]
    return "" if present else "CZ-F03"


def eligible_temples(s: State) -> list[int]:
    """List the temples whose city the active seat may propose, ascending (CZ-F02, F03)."""
    return [temple for temple in s.temples if not _refuse_city(s, temple)]


def _refuse_kind(s: State, seat: int, card: int) -> str:
    """Return the rule by which a seat cannot lay a card of this kind."""
    if MATCH[s.face_up][card] == 0:
        return "CZ-F06"
    return "" if s.hands[seat * KINDS_OF_CARDS + card] else "CZ-F04"


def _matching_cards(s: State, seat: int) -> list[int]:
    """List the kinds in a hand that match the face-up card (CZ-F05)."""
    return [card for card in range(KINDS_OF_CARDS) if not _refuse_kind(s, seat, card)]


def reachable_total(s: State, seat: int) -> int:
    """Return the total of a seat if it laid its whole hand."""
    match = MATCH[s.face_up]
    first = seat * KINDS_OF_CARDS
    total = s.totals[seat]
    for card in range(KINDS_OF_CARDS):
        total += s.hands[first + card] * match[card]
    return total


# The proposal (D3).


def refuse_proposal(s: State, action: int) -> str:
    """Return the rule that forbids the active seat this proposal."""
    slot, card = divmod(action - actions.PROPOSE, actions.PROPOSALS_PER_CELL)
    return _refuse_city(s, GROUND[slot]) or _refuse_kind(s, s.active, card)


def list_proposals(s: State) -> list[int]:
    """List the legal proposals of the active seat, ascending."""
    cards = _matching_cards(s, s.active)
    return [actions.propose_id(temple, card) for temple in eligible_temples(s) for card in cards]


def do_proposal(s: State, action: int) -> None:
    """Open the festival of a city and lay its first card (CZ-F04, F07)."""
    slot, card = divmod(action - actions.PROPOSE, actions.PROPOSALS_PER_CELL)
    s.city = GROUND[slot]
    strengths = strengths_on(s, area_cells(s, s.city))
    for seat in range(s.seats):
        s.standing[seat] = codes.BIDDING if strengths[seat] else codes.AWAY
        s.totals[seat] = 0
    s.bidder = s.active
    s.need = _PROPOSAL_NEED
    _lay(s, card)


def list_no_festival(_s: State) -> list[int]:
    return [actions.NO_FESTIVAL]


def do_no_festival(s: State, _action: int) -> None:
    s.point = codes.AFTER_TURN


# Later bids (D4) and further cards (D5).


def refuse_card(s: State, action: int) -> str:
    """Return the rule that forbids the bidder to lay this card."""
    refusal = _refuse_kind(s, s.bidder, action - actions.LAY_CARD)
    return refusal or ("CZ-F09" if reachable_total(s, s.bidder) < s.need else "")


def list_cards(s: State) -> list[int]:
    """List the cards that the bidder may lay, ascending."""
    if reachable_total(s, s.bidder) < s.need:
        return []
    return [actions.LAY_CARD + card for card in _matching_cards(s, s.bidder)]


def do_card(s: State, action: int) -> None:
    """Lay one more card in the bid."""
    _lay(s, action - actions.LAY_CARD)


def _lay(s: State, card: int) -> None:
    place = s.bidder * KINDS_OF_CARDS + card
    s.hands[place] -= 1
    if s.known[place]:
        s.known[place] -= 1
    s.played[card] += 1
    s.totals[s.bidder] += MATCH[s.face_up][card]
    s.point = codes.FURTHER_CARD


def refuse_end_bid(s: State, _action: int) -> str:
    """Return the rule that forbids the bidder to end the bid (CZ-F24)."""
    return "CZ-F24" if s.totals[s.bidder] < s.need else ""


def list_end_bid(s: State) -> list[int]:
    return [] if refuse_end_bid(s, actions.END_BID) else [actions.END_BID]


def do_end_bid(s: State, _action: int) -> None:
    s.point = codes.NEXT_BID


def list_pass(_s: State) -> list[int]:
    return [actions.PASS_BID]


def do_pass(s: State, _action: int) -> None:
    """Leave the bidding, level or out for good (CZ-F09, F10)."""
    _leave_bidding(s)
    s.point = codes.NEXT_BID


def _leave_bidding(s: State) -> None:
    level = s.totals[s.bidder] == max(s.totals)
    s.standing[s.bidder] = codes.PASSED if level else codes.OUT


def ask_next_bidder(s: State) -> None:
    """Ask the next seat still in, or finish the festival (CZ-F12, F13)."""
    while True:
        remaining = s.standing.count(codes.BIDDING)
        highest = max(s.totals)
        if remaining == 0:
            break
        seat = (s.bidder + 1) % s.seats
        while s.standing[seat] != codes.BIDDING:
            seat = (seat + 1) % s.seats
        level = s.totals[seat] == highest
        if remaining == 1 and level and s.totals.count(highest) == 1:
            break
        s.bidder = seat
        s.need = highest + 1 if level else highest
        if s.hand_size(seat):
            s.point = codes.BID
            return
        s.tell("empty_hand", seat=seat + 1)
        _leave_bidding(s)
    _finish_festival(s, highest)


def _finish_festival(s: State, highest: int) -> None:
    """Give the points, the sun disc and the cards; a new face-up card is due (CZ-F14 to F17)."""
    place = s.temples.index(s.city)
    cell = CELLS[s.city]
    step = VALUES.index(s.values[place])
    organisers = [seat for seat in range(s.seats) if s.totals[seat] == highest]
    if len(organisers) == 1:
        score(s, organisers[0], codes.FESTIVAL_ALONE, ALONE[step], cell)
    else:
        points = SHARED[step] if step else int(s.options["festival_tied_value_2"])
        for seat in organisers:
            score(s, seat, codes.FESTIVAL_SHARED, points, cell)
    s.discs[place] = True
    for card in range(KINDS_OF_CARDS):
        s.discard[card] += s.played[card]
        s.played[card] = 0
    s.discard[s.face_up] += 1
    s.face_up = -1
    s.city = -1
    s.bidder = 0
    s.need = 0
    for seat in range(s.seats):
        s.totals[seat] = 0
        s.standing[seat] = codes.AWAY
    need_card(s, codes.NEXT_FACE_UP)


def do_next_face_up(s: State, outcome: int) -> None:
    """Turn the face-up card of the next festival (CZ-F16)."""
    turn_up(s, outcome - actions.FACE_UP)
    s.point = codes.AFTER_TURN
