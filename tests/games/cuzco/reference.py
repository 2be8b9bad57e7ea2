"""An independent Cuzco, written from the ledger alone: plain dicts and sets, slow and obvious.

It knows positions only by the tokens that led to them. `first_difference` replays an exported
game with it and tells where the export first disagrees.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from tests.games.cuzco.reference_position import KINDS, TABLE, Position


def festival_points(card: str, face_up: str) -> int:
    return len(set(card) & set(face_up))


class Reference(Position):
    """A game in progress. `asked` is the seat that decides, "chance", or None when it is over."""

    def __init__(self, seats: int, options: Mapping[str, Any] | None = None) -> None:
        super().__init__(seats, options)
        start = self.options["start_player"]
        self.point = "start_player" if start == "random" else "face_up_setup"
        if start != "random":
            self.active = start - 1

    # ---------------------------------------------------------------- who is asked

    @property
    def asked(self) -> int | str | None:
        if self.point == "over":
            return None
        if self.point in ("D1", "D2", "D3"):
            return self.active
        if self.point in ("D4", "D5"):
            return int(self.festival["bidder"])
        return "chance"

    def scores(self) -> list[int]:
        return [sum(row.values()) for row in self.sheet]

    def sheet_rows(self) -> list[dict[str, int]]:
        return [{**row, "total": sum(row.values())} for row in self.sheet]

    def ranks(self) -> list[int]:
        points = self.scores()
        return [1 + sum(other > own for other in points) for own in points]

    # ---------------------------------------------------------------- legal lists

    def legal(self) -> list[str]:
        table = {"D1": self._d1, "D2": self._d2, "D3": self._d3, "D4": self._d4, "D5": self._d5}
        return table[self.point]()

    def matching(self, seat: int) -> list[str]:
        hand = self.hands[seat]
        return [kind for kind in KINDS if hand[kind] and festival_points(kind, self.face_up)]

    def festival_sites(self) -> list[str]:
        return [
            cell
            for cell in self.temples
            if cell not in self.discs and self.incas[self.active] & self.area(cell)
        ]

    def _d3(self) -> list[str]:
        kinds = self.matching(self.active)
        return ["F0"] + [f"F:{cell}={kind}" for cell in self.festival_sites() for kind in kinds]

    def _d4(self) -> list[str]:
        seat, totals = self.festival["bidder"], self.festival["totals"]
        kinds = self.matching(seat)
        reach = sum(festival_points(kind, self.face_up) * self.hands[seat][kind] for kind in kinds)
        if totals[seat] + reach < self.festival["need"]:
            kinds = []
        return ["F-"] + [f"F+:{kind}" for kind in kinds]

    def _d5(self) -> list[str]:
        seat = self.festival["bidder"]
        done = self.festival["totals"][seat] >= self.festival["need"]
        return [f"F+:{kind}" for kind in self.matching(seat)] + (["F."] if done else [])

    # ---------------------------------------------------------------- chance

    def chance(self) -> dict[str, int]:
        """The outcomes of the chance that is due with their weights."""
        if self.point == "start_player":
            return {f"!P={seat + 1}": 1 for seat in range(self.seats)}
        heads = {"deal": f"!H{self.dealt_seat() + 1}=", "draw_blind": "!D="}
        head = heads.get(self.point, "!U=")
        return {head + kind: self.draw_pile[kind] for kind in KINDS if self.draw_pile[kind]}

    def dealt_seat(self) -> int:
        for step in range(self.seats):
            seat = (self.active + step) % self.seats
            if self.hands[seat].total() < 3:
                return seat
        return self.active

    def refill(self) -> None:
        if not self.draw_pile.total():
            self.draw_pile, self.discard_pile = self.discard_pile, Counter()

    def happen(self, token: str) -> None:
        """Carry out a chance outcome."""
        kind = token.partition("=")[2]
        point = self.point
        if point == "start_player":
            self.active = int(kind) - 1
            self.point = "face_up_setup"
            return
        self.draw_pile[kind] -= 1
        if point == "deal":
            self.hands[self.dealt_seat()][kind] += 1
            if all(hand.total() == 3 for hand in self.hands):
                self.begin_turn()
        elif point == "draw_blind":
            self.hands[self.active][kind] += 1
            self.open_actions()
        else:
            self.face_up = kind
            if point == "face_up_setup":
                self.point = "deal"
            elif point == "face_up_draw":
                self.open_actions()
            else:
                self.end_turn()

    # ---------------------------------------------------------------- the turn

    def begin_turn(self) -> None:
        self.reset_turn()
        if self.end_reason or not self.placements(6):
            self.open_actions()
        else:
            self.point = "D1"

    def open_actions(self) -> None:
        self.point = "D2"
        if self.options["auto_end_turn"] and self._d2() == ["/"]:
            self.end_actions()

    def end_actions(self) -> None:
        self.quiet_turns = 0 if self.laid_terrain else self.quiet_turns + 1
        if not self.end_reason and self.quiet_turns == self.seats:
            self.end_reason = "standstill"
        if self.hands[self.active].total() and self.festival_sites():
            self.point = "D3"
        else:
            self.end_turn()

    def end_turn(self) -> None:
        if self.end_reason:
            self.final_scoring(self.active)
            self.finished.append(self.active)
        self.active = (self.active + 1) % self.seats
        if self.active in self.finished:
            self.point = "over"
        else:
            self.begin_turn()

    def final_place(self, seat: int, temple: str) -> int:
        """1 or 2 for the places that score, else 0."""
        lists = self.lists(self.area(temple))
        if seat not in lists:
            return 0
        if lists[seat] == max(lists.values()):
            return 1
        if self.options["final_second_place"] == "competition":
            above = sum(other > lists[seat] for other in lists.values())
        else:
            above = len({tuple(other) for other in lists.values() if other > lists[seat]})
        return 2 if above == 1 else 0

    def final_scoring(self, seat: int) -> None:
        for temple, value in self.temples.items():
            place = self.final_place(seat, temple)
            if place == 1:
                self.sheet[seat]["final_first"] += value
            elif place == 2:
                self.sheet[seat]["final_second"] += value // 2

    # ---------------------------------------------------------------- decisions

    def decide(self, token: str) -> None:
        """Carry out a legal decision and everything automatic that follows."""
        head, _, rest = token.partition(":")
        table = {
            **dict.fromkeys(("T3", "T2", "TC", "TV"), self._terrain),
            "W": self._water,
            "I+": self._enter,
            "I-": self._leave,
            "M": self._move,
            "B": self._temple,
            "X": self._temple,
            "DB": self._draw,
            "DU": self._draw,
            "A+": self._token,
            "/": lambda _head, _rest: self.end_actions(),
            "F0": lambda _head, _rest: self.end_turn(),
            "F": self._propose,
            "F+": self._lay_card,
            "F-": self._pass,
            "F.": lambda _head, _rest: self.next_bidder(),
        }
        table[head](head, rest)

    def _terrain(self, head: str, rest: str) -> None:
        cells = tuple(rest.split(","))
        self.ap -= self.tile_price(cells)
        self.lay(None if head == "TC" else cells[0], cells)
        if head == "T3":
            self.triples -= 1
        else:
            self.own[self.active][head] -= 1
        self.laid_terrain = True
        self.score_closed_ponds()
        if head == "T3" and not self.triples and not self.end_reason:
            self.end_reason = "last_triple"
        self.open_actions()

    def _water(self, _head: str, cell: str) -> None:
        self.ap -= 1
        self.pond_supply -= 1
        self.ponds.add(cell)
        self.score_closed_ponds()
        self.open_actions()

    def _enter(self, _head: str, cell: str) -> None:
        self.ap -= self.gate(cell)
        self.incas[self.active].add(cell)
        self.open_actions()

    def _leave(self, _head: str, cell: str) -> None:
        self.ap -= self.gate(cell)
        self.incas[self.active].remove(cell)
        self.open_actions()

    def _move(self, _head: str, rest: str) -> None:
        start, goal = rest.split(">")
        self.ap -= self.move_costs(self.active, start)[goal]
        self.incas[self.active] ^= {start, goal}
        self.open_actions()

    def _temple(self, _head: str, rest: str) -> None:
        cell, value = rest.split("=")
        self.ap -= 1
        self.raise_temple(cell, int(value))
        self.open_actions()

    def _draw(self, head: str, _rest: str) -> None:
        self.ap -= 1
        self.draws += 1
        if head == "DU":
            self.hands[self.active][self.face_up] += 1
            self.face_up = ""
        self.refill()
        self.point = "draw_blind" if head == "DB" else "face_up_draw"

    def _token(self, _head: str, _rest: str) -> None:
        self.ap += 1
        self.tokens[self.active] -= 1
        self.token_used = True
        if self.point == "D2":
            self.open_actions()

    # ---------------------------------------------------------------- festival

    def _propose(self, _head: str, rest: str) -> None:
        cell, kind = rest.split("=")
        city = self.area(cell)
        around = [(self.active + step) % self.seats for step in range(self.seats)]
        order = [seat for seat in around if self.incas[seat] & city]
        self.festival = {
            "temple": cell,
            "order": order,
            "totals": dict.fromkeys(order, 0),
            "still_in": set(order),
            "bidder": self.active,
            "need": 1,
            "played": Counter(),
        }
        self._lay_card("F+", kind)

    def _lay_card(self, _head: str, kind: str) -> None:
        seat = self.festival["bidder"]
        self.hands[seat][kind] -= 1
        self.festival["played"][kind] += 1
        self.festival["totals"][seat] += festival_points(kind, self.face_up)
        self.point = "D5"

    def _pass(self, _head: str, _rest: str) -> None:
        self.festival["still_in"].discard(self.festival["bidder"])
        self.next_bidder()

    def next_bidder(self) -> None:
        now = self.festival
        order, totals, still_in = now["order"], now["totals"], now["still_in"]
        while True:
            highest = max(totals.values())
            organisers = [seat for seat in order if totals[seat] == highest]
            alone_ahead = len(still_in) == 1 and set(organisers) == still_in
            if not still_in or alone_ahead:
                self.close_festival(organisers)
                return
            place = order.index(now["bidder"])
            after = order[place + 1 :] + order[: place + 1]
            seat = next(seat for seat in after if seat in still_in)
            now["bidder"] = seat
            if self.hands[seat].total():
                now["need"] = highest if totals[seat] < highest else highest + 1
                self.point = "D4"
                return
            still_in.discard(seat)

    def close_festival(self, organisers: list[int]) -> None:
        now = self.festival
        value = self.temples[now["temple"]]
        alone, shared = TABLE[value]
        if value == 2:
            shared = self.options["festival_tied_value_2"]
        for seat in organisers:
            if len(organisers) == 1:
                self.sheet[seat]["festivals_alone"] += alone
            else:
                self.sheet[seat]["festivals_shared"] += shared
        self.discs.add(now["temple"])
        self.discard_pile += now["played"]
        self.discard_pile[self.face_up] += 1
        self.face_up = ""
        self.festival = {}
        self.refill()
        self.point = "face_up_festival"


def first_difference(
    seats: int,
    options: Mapping[str, Any],
    entries: Iterable[Mapping[str, Any]],
    final: Mapping[str, Any],
) -> str | None:
    """Where an exported game first departs from this reference, or None."""
    game = Reference(seats, options)
    for entry in entries:
        where, token = f"entry {entry['seq']} {entry['notation']}", entry["notation"]
        if game.asked != entry["actor"]:
            return f"{where}: {entry['actor']} acts, expected {game.asked} at {game.point}"
        expected = list(game.chance()) if game.asked == "chance" else game.legal()
        if sorted(expected) != sorted(entry["legal"]):
            missing = sorted(set(expected) - set(entry["legal"]))
            extra = sorted(set(entry["legal"]) - set(expected))
            return f"{where} at {game.point}: legal misses {missing[:9]}, has extra {extra[:9]}"
        if entry["choices"] != len(expected):
            return f"{where}: choices {entry['choices']}, expected {len(expected)}"
        if token not in expected:
            return f"{where}: not legal"
        if game.asked == "chance":
            game.happen(token)
        else:
            game.decide(token)
        if game.scores() != list(entry["scores"]):
            return f"{where}: scores {entry['scores']}, expected {game.scores()}"
    if final["over"] != (game.point == "over"):
        return f"over is {final['over']} at {game.point}"
    expected_end = {
        "end": game.end_reason if game.point == "over" else None,
        "scores": game.scores(),
        "sheet": game.sheet_rows(),
        "ranks": game.ranks(),
    }
    for name, value in expected_end.items():
        if final[name] != value:
            return f"final {name}: {final[name]}, expected {value}"
    return None
