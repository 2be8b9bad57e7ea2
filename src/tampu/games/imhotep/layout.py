"""The observation tensor of Imhotep: which part of a view stands where."""

from __future__ import annotations

from collections.abc import Sequence

from tampu.envs.layout import (
    Node,
    Part,
    Target,
    Writer,
    by_seat,
    counts,
    each_of,
    flag,
    number,
    numbers,
    one_of,
    owners,
    seat,
    seat_numbers,
    some_of,
    special,
)
from tampu.games.imhotep.content import (
    CARD_CODES,
    CARDS,
    ROUND_CODES,
    ROUNDS,
    SHIPS,
    SITES,
    SLOTS,
    SPACES,
    TEMPLE_WIDTH,
)
from tampu.games.imhotep.rules import frames
from tampu.games.imhotep.tensor import BURIAL_STONES, PYRAMID_STONES, STONES, TOWER_STONES

KINDS = {name: kind for kind, name in enumerate(frames.NAMES)}


def parts(seats: int) -> Sequence[Part]:
    width = TEMPLE_WIDTH[seats]
    return [
        special("sides", len(SITES), f"1 where the side is B: {', '.join(SITES)}", _sides),
        flag("wrath"),
        flag("may"),
        flag("stalled"),
        number("round", ROUNDS),
        one_of("round", range(1, ROUNDS + 1), f"which round, 1 to {ROUNDS}"),
        some_of("unseen", ROUND_CODES[seats], "the round cards still to come"),
        seat("start", seats),
        seat("mover", seats, "whose turn it is"),
        number("passes", 4),
        numbers("ships", SHIPS, SPACES, "capacity of each ship, divided by 4"),
        owners("cargo", SHIPS * SPACES, seats, "for each space of each ship whose stone it holds"),
        numbers("sailed", SHIPS, 1, "the ships that have sailed"),
        some_of("docks", SITES, "the sites whose dock is free"),
        seat_numbers("sled", seats, 5),
        seat_numbers("quarry", seats, 30),
        special("points", 3 * seats, "by seat: pyramids, temple, towers; in tens", _points(seats)),
        special("pyramids", 4 * PYRAMID_STONES, "stones in each pyramid, one-hot", _pyramids),
        special("temple", width, "where the next stone goes, one-hot", _temple_place(width)),
        special("temple top", width * seats, "whose stones are seen", _temple_top(width, seats)),
        special("stones", 4, "stones on the four sites, in tens", _stones),
        owners("burial", BURIAL_STONES, seats, "the first stones, column by column"),
        seat_numbers("obelisks", seats, STONES),
        owners("towers", TOWER_STONES, seats, "the first stones of the shared towers"),
        each_of("market", SLOTS, (*CARD_CODES, "pair")),
        special("pair", 2, "how many cards of the pair lie there, one-hot", _pair),
        counts("pile", CARD_CODES, 2),
        special("old", CARDS, "the cards of former pairs, in twos", _old, CARD_CODES),
        number("draw", STONES),
        counts("discard", CARD_CODES, 2),
        by_seat("owned", seats, [_cards()]),
        seat_numbers("scores", seats, STONES),
        special("point", len(frames.NAMES), "what is being decided, one-hot", _point, frames.NAMES),
        special("owner", seats, "which seat decides it", _owner(seats)),
        special("waiting", len(frames.NAMES), "what is waiting below it", _waiting, frames.NAMES),
        special("keep", 2 * CARDS, "the two cards that are looked at", _keep, CARD_CODES),
        special("unloading", len(SITES), "the site that is being unloaded", _unloading, SITES),
        special("stones aboard", 4 * seats, "whose stones are still aboard", _aboard(seats)),
    ]


def all_parts(seats: int) -> Sequence[Part]:
    return [special("keep", 2 * CARDS, "the two cards that somebody looks at", _keep, CARD_CODES)]


def _cards() -> Part:
    places = {code: place for place, code in enumerate(CARD_CODES)}

    def write(out: Target, at: int, node: Node, me: int) -> None:
        for code, count in node.items():
            out[at + places[code]] = count / 2

    return special("cards", CARDS, f"how many of each, in twos: {', '.join(CARD_CODES)}", write)


def _sides(out: Target, at: int, view: Node, me: int) -> None:
    for place, side in enumerate(view["sides"], at):
        if side == "B":
            out[place] = 1.0


def _points(seats: int) -> Writer:
    def write(out: Target, at: int, view: Node, me: int) -> None:
        for points in view["points"].values():
            for turn in range(seats):
                out[at + turn] = points[(me + turn) % seats] / STONES
            at += seats

    return write


def _pyramids(out: Target, at: int, view: Node, me: int) -> None:
    for stones in view["pyramids"]:
        out[at + min(len(stones), PYRAMID_STONES - 1)] = 1.0
        at += PYRAMID_STONES


def _temple_place(width: int) -> Writer:
    def write(out: Target, at: int, view: Node, me: int) -> None:
        out[at + len(view["temple"]) % width] = 1.0

    return write


def _temple_top(width: int, seats: int) -> Writer:
    def write(out: Target, at: int, view: Node, me: int) -> None:
        stones = view["temple"]
        for index in range(max(0, len(stones) - width), len(stones)):
            out[at + index % width * seats + (stones[index] - me) % seats] = 1.0

    return write


def _stones(out: Target, at: int, view: Node, me: int) -> None:
    out[at] = sum(len(pyramid) for pyramid in view["pyramids"]) / STONES
    out[at + 1] = len(view["temple"]) / STONES
    out[at + 2] = len(view["burial"]) / STONES
    out[at + 3] = (sum(view["obelisks"]) + len(view["towers"])) / STONES


def _pair(out: Target, at: int, view: Node, me: int) -> None:
    if view["pair"]:
        out[at + min(len(view["pair"]), 2) - 1] = 1.0


def _old(out: Target, at: int, view: Node, me: int) -> None:
    for named in view["old"]:
        for code, count in named.items():
            out[at + CARD_CODES.index(code)] += count / 2


def _point(out: Target, at: int, view: Node, me: int) -> None:
    if view["frames"]:
        out[at + KINDS[view["frames"][-1]["kind"]]] = 1.0


def _owner(seats: int) -> Writer:
    def write(out: Target, at: int, view: Node, me: int) -> None:
        if view["frames"]:
            top = view["frames"][-1]
            if frames.TURN <= KINDS[top["kind"]] < frames.UNLOAD:
                out[at + (top.get("seat", view["mover"]) - me) % seats] = 1.0

    return write


def _waiting(out: Target, at: int, view: Node, me: int) -> None:
    for frame in view["frames"][:-1]:
        out[at + KINDS[frame["kind"]]] = 1.0


def _keep(out: Target, at: int, view: Node, me: int) -> None:
    for frame in view["frames"]:
        if "cards" in frame:
            for card in frame["cards"]:
                if card is not None:
                    out[at + CARD_CODES.index(card)] = 1.0
                at += CARDS
            return


def _unloading(out: Target, at: int, view: Node, me: int) -> None:
    for frame in view["frames"]:
        if frame["kind"] == "unload":
            out[at + SITES.index(frame["site"])] = 1.0


def _aboard(seats: int) -> Writer:
    def write(out: Target, at: int, view: Node, me: int) -> None:
        for frame in view["frames"]:
            if frame["kind"] == "unload":
                for owner in frame["stones"][:SPACES]:
                    out[at + (owner - me) % seats] = 1.0
                    at += seats

    return write
