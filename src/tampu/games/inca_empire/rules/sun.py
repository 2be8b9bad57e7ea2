"""The Sun phase (IE-U): cards placed, drawn and turned up, and what they do at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.decisions import Odds
from tampu.core.deck import weighted
from tampu.games.inca_empire import content
from tampu.games.inca_empire.actions import KINDS, OUTCOME_DRAW, PLACE_CARD
from tampu.games.inca_empire.content import FIELDS, KINDS_OF_CARD
from tampu.games.inca_empire.rules.roads import exposed_lines, remove_roads
from tampu.games.inca_empire.rules.stages import DRAW, NEXT_PHASE, NO_CARD, PLACE

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State


def begin_sun(s: State) -> None:
    """Set the new turn order (IE-U01); then the first seat places."""
    s.order = s.ranked()
    s.order.reverse()
    if s.events is not None:
        s.tell("order", order=" ".join(str(seat + 1) for seat in s.order))
    s.cursor = 0
    s.stage = PLACE


def list_cards(s: State) -> int:
    """The different cards in hand on each field without a card of this phase (IE-U04)."""
    free = 0
    for local, field in enumerate(s.board.fields):
        if s.fresh[local] == NO_CARD:
            free |= 1 << field
    first = s.active() * KINDS_OF_CARD
    rows = 0
    for card in range(KINDS_OF_CARD):
        if s.hands[first + card]:
            rows |= free << (card * len(FIELDS))
    return rows


def refuse_card(s: State, row: int) -> str:
    if list_cards(s) >> row & 1:
        return ""
    card, field = divmod(row, len(FIELDS))
    if field not in s.board.fields:
        return "IE-M18" if s.seats == 4 else "IE-M19"
    return "IE-U04" if s.hands[s.active() * KINDS_OF_CARD + card] else "IE-U03"


def do_card(s: State, row: int) -> None:
    """Place a card face down; a draw follows at once (IE-U06)."""
    card, field = divmod(row, len(FIELDS))
    seat = s.active()
    local = s.board.fields.index(field)
    s.hands[seat * KINDS_OF_CARD + card] -= 1
    s.fresh[local] = card
    s.fresh_by[local] = seat
    s.placed += bytes((seat, card))
    s.stage = DRAW


def advance_draw(s: State) -> bool:
    """Refill an empty draw pile from the discard pile (IE-U10)."""
    if not any(s.pile):
        s.pile, s.discard = s.discard, bytearray(KINDS_OF_CARD)
        s.refills += ((len(s.placed) // 2, bytes(s.pile)),)
        s.tell("refill", cards=sum(s.pile))
    return False


def list_card_draws(s: State) -> Odds:
    return weighted(s.pile, OUTCOME_DRAW + s.colors[s.active()] * KINDS_OF_CARD)


def do_card_draw(s: State, outcome: int) -> None:
    """Draw a card; the next seat places."""
    card = (outcome - OUTCOME_DRAW) % KINDS_OF_CARD
    s.pile[card] -= 1
    s.hands[s.active() * KINDS_OF_CARD + card] += 1
    s.drawn += bytes((card,))
    s.cursor += 1
    s.stage = PLACE


def advance_sun(s: State) -> bool:
    """Ask the next seat for a card; once all have placed, turn up the cards."""
    if s.cursor < s.seats:
        s.menu = [0] * KINDS
        s.menu[PLACE_CARD] = list_cards(s)
        return False
    _turn_up_cards(s)
    popular_support(s)
    rural_unrest(s)
    s.stage = NEXT_PHASE
    return True


def _turn_up_cards(s: State) -> None:
    """Turn up all new cards at once; each acts on the two seats of its field (IE-U08, U09)."""
    effects = bytearray(s.effects)
    for local in range(s.seats):
        card = s.fresh[local]
        s.faces[local * KINDS_OF_CARD + card] += 1
        for color in s.board.field_colors[local]:
            effects[s.colors.index(color) * KINDS_OF_CARD + card] += 1
        if s.events is not None:
            field = FIELDS[s.board.fields[local]]
            s.tell("reveal", seat=s.fresh_by[local] + 1, card=content.CARDS[card], field=field)
    s.effects = bytes(effects)
    s.fresh = bytearray([NO_CARD]) * s.seats
    s.fresh_by = bytearray([NO_CARD]) * s.seats


def popular_support(s: State) -> None:
    """Give labor for own markers of low printed resistance (IE-K31 to K33)."""
    for seat in range(s.seats):
        copies = s.effects[seat * KINDS_OF_CARD + content.PS]
        if copies:
            labor = content.SUPPORT * copies * supporters(s, seat)
            s.labor[seat] += labor
            s.tell("popular_support", seat=seat + 1, labor=labor)


def supporters(s: State, seat: int) -> int:
    """How many markers of the seat Popular Support counts (IE-K31)."""
    markers = 0
    for kind, regions in enumerate(s.types):
        if content.RESISTANCE[kind] <= content.SUPPORTERS:
            markers += (s.owned[seat] & regions).bit_count()
    return markers


def rural_unrest(s: State) -> None:
    """Rural Unrest hits the seats of its fields, or everybody by the option (IE-K03, U15)."""
    hit = [s.effects[seat * KINDS_OF_CARD + content.RU] > 0 for seat in range(s.seats)]
    if not any(hit):
        return
    exposed = exposed_lines(s)
    for seat in range(s.seats):
        if hit[seat] or s.setting.unrest_everywhere:
            roads = remove_roads(s, seat, exposed)
            s.tell("unrest", seat=seat + 1, roads=roads)
