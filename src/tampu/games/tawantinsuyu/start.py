"""The table as it stands before the first draw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tampu.games.tawantinsuyu.content import (
    ALL_ARMY,
    ALL_GODS,
    BAG_START,
    C_START,
    CATEGORIES,
    KINDS,
    MARKET,
    PASSIVE,
    PILE,
    PRODUCTION,
    REMOVED,
    SLOTS,
    SPACES,
    START_SCORE,
    STARTING,
    STATUE_COUNT,
    TARGETS,
)
from tampu.games.tawantinsuyu.frames import IN_SETUP, NONE, RANDOM, SETUP
from tampu.games.tawantinsuyu.rules import flow, setup
from tampu.games.tawantinsuyu.solo import CARD_SLOTS, TOKEN_START
from tampu.games.tawantinsuyu.state import State


def start(seats: int, options: Mapping[str, Any]) -> State:
    """A game before its first entry."""
    state = new_state(seats)
    setup.take_options(state, options)
    flow.advance(state)
    return state


def new_state(seats: int) -> State:
    """A table before the first draw; State has no constructor, so that copies are cheap."""
    s = State()
    s.seats = seats
    s.solo = seats == 1
    s.places = 2 if seats == 1 else seats
    s.events = None
    s.random_rotation = True
    s.start_option = 0
    s.solo_flags = 0
    s.personality = RANDOM
    places = s.places

    s.rotation = 0
    s.stage = IN_SETUP
    s.active = 0
    s.first = 0
    s.holder = NONE
    s.festivals = 0
    s.turns = [0] * places
    s.score = [START_SCORE] * places
    s.sheet_points = [0] * (places * len(CATEGORIES))
    for place in range(places):
        s.sheet_points[place * len(CATEGORIES) + C_START] = START_SCORE
    s.res = [0] * (4 * places)
    s.temple = [0] * places
    s.priest = [NONE] * places
    s.workers = [0] * (len(KINDS) * places)
    s.gods = [0] * places
    s.armies = [0] * places
    s.army_up = [0] * places
    s.army_down = [0] * places
    s.prod_up = [0] * places
    s.prod_down = [0] * places
    s.passive = [0] * places
    s.statues = [0] * (len(STATUE_COUNT) * places)
    s.tapestries = [()] * places
    s.dealt = [0] * places
    s.known = [0] * (seats + 1)

    s.bag = [BAG_START] * len(KINDS)
    s.removed = [REMOVED[seats]] * len(KINDS)
    s.village = []
    s.nomads = [0] * len(KINDS)
    s.casualties = [0] * len(KINDS)
    s.hill = [NONE] * len(SPACES)
    s.filled = 0
    s.steps = [NONE] * len(SLOTS)
    s.regions = [NONE] * len(TARGETS)
    s.stock = list(STATUE_COUNT)

    s.deck = ALL_GODS
    s.deck_known = [0] * (seats + 1)
    s.bottom = ()
    s.bottom_known = ()
    s.offer = []
    s.aside = NONE
    s.played = 0
    s.army_deck = ALL_ARMY
    s.army_deck_known = [0] * (seats + 1)
    s.discard = 0
    s.market = [NONE] * len(MARKET)
    s.stacks = [(1 << PRODUCTION) - 1, ((1 << PASSIVE) - 1) << PRODUCTION]
    s.under = [(), ()]
    s.starting = STARTING
    s.pile = PILE[seats]
    s.top = NONE
    s.second = NONE
    s.second_known = 0
    s.under_pile = ()
    s.drawn = 0

    s.slots = [NONE] * CARD_SLOTS if s.solo else []
    s.tokens = list(TOKEN_START) if s.solo else []
    s.ax_workers = []
    s.ax_placed = 0

    s.given = 0
    s.received = 0
    s.up_used = 0
    s.stack = [(SETUP, 0, 0)]
    s.row = []
    s.odds = []
    return s
