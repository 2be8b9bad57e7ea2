"""Chapter 7: the Sun phase, cards placed, drawn and turned up, and what they do at once."""

from __future__ import annotations

from tampu.games.inca_empire.actions import PLACE_CARD
from tampu.games.inca_empire.content import (
    CARDS,
    FIELDS,
    KINDS_OF_CARD,
    PS,
    RESISTANCE,
    RU,
    SUPPORT,
    SUPPORTERS,
)
from tampu.games.inca_empire.position import DRAW, NO_CARD, PLACE, Position
from tampu.games.inca_empire.rules.roads import unrest


def begin_sun(s: Position) -> bool:
    """The new turn order (IE-U01); then the first seat places."""
    s.order = s.ranked()
    s.order.reverse()
    if s.events is not None:
        told = " ".join(str(seat + 1) for seat in s.order)
        s.note("order", order=told)
    s.cursor = 0
    offer_cards(s)
    return True


def offer_cards(s: Position) -> None:
    """Offer the different cards in hand on each field without a card of this phase (IE-U04)."""
    s.stage = PLACE
    free = 0
    for local, field in enumerate(s.board.fields):
        if s.fresh[local] == NO_CARD:
            free |= 1 << field
    first = s.active() * KINDS_OF_CARD
    rows = 0
    for card in range(KINDS_OF_CARD):
        if s.hands[first + card]:
            rows |= free << (card * len(FIELDS))
    s.offer(PLACE_CARD, rows)


def card_refused(s: Position, seat: int, row: int) -> str:
    """The rule against placing this card on this field, or ''."""
    card, field = divmod(row, len(FIELDS))
    if field not in s.board.fields:
        return "IE-M18" if s.seats == 4 else "IE-M19"
    if not s.hands[seat * KINDS_OF_CARD + card]:
        return "IE-U03"
    return "" if s.fresh[s.board.fields.index(field)] == NO_CARD else "IE-U04"


def place_card(s: Position, row: int) -> None:
    """Place a card face down; a draw follows at once (IE-U06)."""
    card, field = divmod(row, len(FIELDS))
    seat = s.active()
    local = s.board.fields.index(field)
    s.hands[seat * KINDS_OF_CARD + card] -= 1
    s.fresh[local] = card
    s.fresh_by[local] = seat
    s.placed += bytes((seat, card))
    s.menu = []
    s.stage = DRAW
    if not any(s.pile):
        _refill(s)


def _refill(s: Position) -> None:
    """The discard pile becomes the draw pile (IE-U10)."""
    s.pile, s.discard = s.discard, bytearray(KINDS_OF_CARD)
    s.refills += ((len(s.placed) // 2, bytes(s.pile)),)
    s.note("refill", cards=sum(s.pile))


def draw_card(s: Position, card: int) -> bool:
    """Draw a card; True once all have placed and drawn, and the new cards have acted."""
    s.pile[card] -= 1
    s.hands[s.active() * KINDS_OF_CARD + card] += 1
    s.drawn += bytes((card,))
    s.cursor += 1
    if s.cursor < s.seats:
        offer_cards(s)
        return False
    _turn_up_cards(s)
    popular_support(s)
    rural_unrest(s)
    return True


def _turn_up_cards(s: Position) -> None:
    """Turn up all new cards at once; each acts on the two seats of its field (IE-U08, U09)."""
    for local in range(s.seats):
        card = s.fresh[local]
        s.faces[local * KINDS_OF_CARD + card] += 1
        for color in s.board.field_colors[local]:
            s.effects[s.colors.index(color) * KINDS_OF_CARD + card] += 1
        if s.events is not None:
            field = FIELDS[s.board.fields[local]]
            s.note("reveal", seat=s.fresh_by[local] + 1, card=CARDS[card], field=field)
    s.fresh = bytearray([NO_CARD]) * s.seats
    s.fresh_by = bytearray([NO_CARD]) * s.seats


def popular_support(s: Position) -> None:
    """Labor for own markers of low printed resistance (IE-K31 to K33)."""
    for seat in range(s.seats):
        copies = s.effects[seat * KINDS_OF_CARD + PS]
        if copies:
            ready = 0
            for kind, regions in enumerate(s.types):
                if RESISTANCE[kind] <= SUPPORTERS:
                    ready += (s.owned[seat] & regions).bit_count()
            labor = SUPPORT * copies * ready
            s.labor[seat] += labor
            s.note("popular_support", seat=seat + 1, labor=labor)


def rural_unrest(s: Position) -> None:
    """Rural Unrest hits the seats of its fields, or everybody by the option (IE-K03, U15)."""
    hit = [s.effects[seat * KINDS_OF_CARD + RU] > 0 for seat in range(s.seats)]
    everywhere = s.setting.unrest_everywhere and any(hit)
    for seat in range(s.seats):
        if hit[seat] or everywhere:
            unrest(s, seat)
