"""A desk for the tests: the engine and the reference side by side, moved by tokens.

A position is given as in the ledger's data (`given`: tiles, ponds, incas, temples ...). Every
token is played by both; after each, who is asked, the whole legal list, the chances with their
weights and the scores must agree, so that a test states only what its rule is about.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tampu.core.contract import CHANCE, OVER
from tampu.core.play import read_action
from tampu.games.cuzco.game import GAME
from tampu.games.cuzco.rules.board import CELL
from tests.games.cuzco.reference import Reference
from tests.games.cuzco.reference_position import FLOORS, KINDS
from tests.games.cuzco.support import position

FIXTURES = Path(__file__).parent / "fixtures"


def fixture(name: str) -> Any:
    return json.loads((FIXTURES / f"{name}.json").read_text("utf-8"))


def completed(given: Mapping[str, Any]) -> dict[str, Any]:
    """The position with everything that it leaves unsaid: whole supplies, D2, 6 AP, no hands."""
    full: dict[str, Any] = {
        "players": 2,
        "active": 0,
        "ap": 6,
        "must": False,
        "tiles": [],
        "ponds": [],
        "incas": {},
        "temples": {},
        "discs": [],
        "changed": [],
        "draws_used": 0,
        "token_used": False,
        "hands": {},
        "face_up": "M",
        "quiet_turns": 0,
        "end": "",
        "finished": [],
        **given,
    }
    full["incas"] = {int(seat): cells for seat, cells in full["incas"].items()}
    full["hands"] = {int(seat): cards for seat, cards in full["hands"].items()}
    if "draw" not in full:
        rest = Counter(dict.fromkeys(KINDS, 5))
        rest.subtract(
            [full["face_up"], *(card for hand in full["hands"].values() for card in hand)]
        )
        rest.subtract(full.get("discard", {}))
        full["draw"] = {kind: rest[kind] for kind in KINDS if rest[kind] > 0}
    if not full.pop("cards_available", True):
        full["draw"] = {}
    full.setdefault("discard", {})
    return full


def reference_position(given: Mapping[str, Any], options: Mapping[str, Any]) -> Reference:
    """The reference in a completed position."""
    game = Reference(given["players"], {**options, "start_player": 1})
    for token in given["tiles"]:
        head, _, rest = token.partition(":")
        cells = tuple(rest.split(","))
        assert game.can_cover(cells), f"the position lays {token} where it cannot lie"
        game.lay(None if head == "TC" else cells[0], cells)
    game.ponds |= set(given["ponds"])
    for seat, cells in given["incas"].items():
        game.incas[seat] |= set(cells)
    game.temples.update(given["temples"])
    for value in FLOORS:
        game.floors[value] -= sum(height >= value for height in game.temples.values())
    game.discs, game.changed = set(given["discs"]), set(given["changed"])
    game.active, game.ap, game.draws = given["active"], given["ap"], given["draws_used"]
    game.token_used, game.quiet_turns = given["token_used"], given["quiet_turns"]
    game.end_reason, game.finished = given["end"], list(given["finished"])
    game.triples = given.get("triples_left", game.triples)
    game.floors.update({int(value): left for value, left in given.get("floors", {}).items()})
    supply = given.get("supply", {})
    if supply:
        game.triples, game.pond_supply = supply["T3"], supply["ponds"]
        game.floors = {int(value): left for value, left in supply["floors"].items()}
        game.own[game.active] = {head: supply[head] for head in ("T2", "TC", "TV")}
        game.tokens[game.active] = supply["tokens"]
    for seat, left in given.get("own", {}).items():
        game.own[int(seat)].update({head: left[head] for head in left if head != "tokens"})
        game.tokens[int(seat)] = left.get("tokens", 3)
    game.pond_supply = given.get("ponds_left", game.pond_supply)
    game.face_up = given["face_up"]
    for seat, cards in given["hands"].items():
        game.hands[seat] = Counter(cards)
    game.draw_pile, game.discard_pile = Counter(given["draw"]), Counter(given["discard"])
    game.scored_bodies = {
        body
        for body in map(game.body, game.ponds)
        if all(game.is_terrain(cell) for cell in game.shore(body))
    }
    game.point = "D1" if given["must"] else "D2"
    return game


def engine_position(
    given: Mapping[str, Any], options: Mapping[str, Any], reference: Reference
) -> Any:
    """The engine in a completed position, with the supplies of the reference."""
    state = position(
        **{name: given[name] for name in _SHARED},
        options=options,
        placed=False,
        idle=given["quiet_turns"],
        ending=given["end"],
        draw=list(Counter(given["draw"]).elements()),
        discard=list(Counter(given["discard"]).elements()),
    )
    state.triples, state.ponds = reference.triples, reference.pond_supply
    state.tokens = list(reference.tokens)
    state.stock = [own[head] for own in reference.own for head in ("T2", "TC", "TV")]
    state.floors = [reference.floors[value] for value in FLOORS]
    return state


_SHARED = (
    *("players", "active", "ap", "must", "tiles", "ponds", "incas", "temples", "discs", "changed"),
    *("hands", "face_up", "draws_used", "token_used", "finished"),
)


class Desk:
    """The engine's state and the reference, moved together."""

    def __init__(self, given: Mapping[str, Any], options: Mapping[str, Any] | None = None) -> None:
        full = completed(given)
        self.options = GAME.meta.complete(full["players"], options or {})
        self.reference = reference_position(full, self.options)
        self.state = engine_position(full, options or {}, self.reference)
        self.agree()

    @property
    def legal(self) -> set[str]:
        return {GAME.actions.notation(action) for action in self.state.legal()}

    @property
    def chance(self) -> dict[str, int]:
        return {GAME.outcomes.notation(outcome): n for outcome, n in self.state.chance()}

    @property
    def asked(self) -> int | str | None:
        actor = self.state.actor()
        return {CHANCE: "chance", OVER: None}.get(actor, actor)

    def agree(self) -> None:
        """Both tell the same story."""
        assert self.asked == self.reference.asked
        if self.asked == "chance":
            assert self.chance == self.reference.chance()
        elif self.asked is not None:
            actions = self.state.legal()
            assert actions == sorted(set(actions))
            assert self.legal == set(self.reference.legal())
            assert len(actions) == len(self.reference.legal())
        if self.reference.point in ("D4", "D5"):
            totals = self.reference.festival["totals"]
            assert self.state.need == self.reference.festival["need"]
            assert {seat: self.state.totals[seat] for seat in totals} == totals
        assert self.state.scores() == self.reference.scores()
        assert self.state.ap == self.reference.ap

    def play(self, *tokens: str) -> Desk:
        """Play decisions and chance outcomes, each of which must be legal."""
        for token in tokens:
            chance = self.asked == "chance"
            self.state.apply(read_action(GAME, self.state, token))
            if chance:
                self.reference.happen(token)
            else:
                self.reference.decide(token)
            self.agree()
        return self

    def refusal(self, token: str) -> str:
        """The rule that refuses a token that is not legal now."""
        assert token not in self.legal
        reasons = [self.state.why_not(action) for action in GAME.actions.find(token)]
        assert reasons, f"{token} is no token"
        assert not any(self.state.is_legal(action) for action in GAME.actions.find(token))
        assert reasons[0] is not None
        return str(reasons[0].rule)

    def forbids(self, *tokens: str) -> bool:
        """Whether none of the tokens is legal, by the list and when asked one by one."""
        actions = [action for token in tokens for action in GAME.actions.find(token)]
        refused = all(self.state.why_not(a) and not self.state.is_legal(a) for a in actions)
        return refused and not self.legal & {GAME.actions.notation(action) for action in actions}

    def allows(self, *tokens: str) -> bool:
        """Whether all tokens are legal, by the list and when asked one by one."""
        actions = [GAME.actions.find(token)[0] for token in tokens]
        allowed = all(self.state.is_legal(a) and self.state.why_not(a) is None for a in actions)
        return allowed and {GAME.actions.notation(action) for action in actions} <= self.legal

    def level(self, cell: str) -> int:
        return int(self.state.level[CELL[cell]])

    def kind(self, cell: str) -> str:
        """bare, crop, village or pond."""
        return ("bare", "crop", "village", "pond")[self.state.kind[CELL[cell]]]

    def temple(self, cell: str) -> int:
        """The value of the temple on a cell, 0 for none."""
        temples = dict(zip(self.state.temples, self.state.values, strict=True))
        return int(temples.get(CELL[cell], 0))

    def disc(self, cell: str) -> bool:
        """Whether the temple on the cell has a sun disc."""
        return dict(zip(self.state.temples, self.state.discs, strict=True))[CELL[cell]]

    def price(self, token: str) -> int:
        """What a legal token takes from the action points."""
        after = self.state.clone()
        after.apply(read_action(GAME, after, token))
        return int(self.state.ap - after.ap)

    @property
    def ap(self) -> int:
        return int(self.state.ap)

    @property
    def pp(self) -> list[int]:
        return list(self.state.scores())

    def sheet(self, seat: int) -> dict[str, int]:
        """The categories in which a seat has points."""
        row = self.state.sheet()[seat]
        return {name: points for name, points in row.items() if points and name != "total"}
