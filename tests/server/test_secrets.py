"""No byte that the server sends to a seat contains more than the seat may know."""

import asyncio
import json
from typing import Any

import pytest

from tampu.core.contract import CHANCE
from tampu.core.display import board_data
from tampu.core.play import Dealer
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng
from tampu.server.messages.parts import TableInfo
from tampu.server.tables.known_points import known_scores
from tests.server.site import Server, friends, open_table, play_out


@pytest.mark.parametrize("short", [False, True])
@pytest.mark.parametrize("game", bundled_game_ids())
def test_nothing_beyond_the_view_is_sent(server: Server, game: str, short: bool) -> None:
    async def story() -> None:
        engine = load_game(game)
        seats = next(number for number in engine.meta.seats if number > 1)
        clients = await friends(server.url, seats + 1)
        frames: list[list[bytes]] = [[] for _ in clients]
        for client, record in zip(clients, frames, strict=True):
            client.on_bytes = record.append
        info = await open_table(clients[:seats], game)
        lives = [client.live(short=short) for client in clients]
        for live in lives:
            await live.__aenter__()
            await live.watch(info.id)
        await play_out(lives[:seats], info.id, Rng(1, "secrets"))
        await lives[-1].until(info.id, lambda seen: seen.over)
        for live in lives:
            await live.close()
        for client in clients:
            client.on_bytes = None
        over = await clients[0].call("GET", f"/api/tables/{info.id}", TableInfo)
        log = await clients[0].call("GET", f"/api/tables/{info.id}/log")
        expected = Expected(game, over, log["entries"])
        for seat in range(seats):
            expected.compare(frames[seat], seat, short=short)
        expected.compare(frames[seats], None, short=short)

    asyncio.run(story())


class Expected:
    """The game replayed offline: what each seat may read at each line."""

    def __init__(self, game: str, info: TableInfo, entries: list[dict[str, Any]]) -> None:
        self.game = load_game(game)
        self.info = info
        self.states: dict[int, Any] = {}
        self.lines: dict[int, tuple[Any, str, str, list[Any]]] = {}
        self.texts: dict[int, tuple[Any, Any]] = {}
        """By line: the text for its readers, and the one for the others."""
        state = self.game.new(len(info.seats), info.options)
        dealer = Dealer(int(info.seed or ""))
        self.states[1] = state.clone()
        for entry in entries[1:]:
            chance = state.actor() == CHANCE
            space = self.game.outcomes if chance else self.game.actions
            legal = [a for a in space.find(entry["notation"]) if state.is_legal(a)]
            action = dealer.deal(state) if chance else legal[0]
            readers = self.game.readers(state, action)
            masked = "" if readers is None else self.game.masked(state, action)
            seq = entry["seq"]
            self.texts[seq] = self.game.entry_text(state, action), None
            if readers is not None:
                self.texts[seq] = self.texts[seq][0], self.game.hidden_text(state, action)
            state.events = []
            state.apply(action)
            events, state.events = state.events, None
            self.lines[entry["seq"]] = (readers, space.notation(action), masked, events)
            self.states[entry["seq"]] = state.clone()

    def compare(self, frames: list[bytes], seat: int | None, *, short: bool) -> None:
        """Every message is made of what the seat may know and of nothing else."""
        kinds = {"update": self._entries, "table": self._table}
        seen, view = set(), None
        for frame in frames:
            message = json.loads(frame) if frame else None
            if isinstance(message, dict) and message.get("type") in kinds:
                kinds[message["type"]](message, seat)
                seen.add(message["type"])
                position = message.get("position")
                if position is not None:
                    seen |= {"changed"} & {position["type"]}
                    view = self._position(position, seat, view)
        assert seen == {*kinds, *(["changed"] if short else [])}
        running = b"".join(frame for frame in frames if b'"over":true' not in frame)
        before_end = running[: running.rfind(b'"status":"running"')]
        assert str(self.info.seed).encode() not in before_end
        assert str(self.info.salt).encode() not in before_end

    def _entries(self, message: dict[str, Any], seat: int | None) -> None:
        for entry in message["entries"]:
            if entry["kind"] not in ("decision", "chance"):
                assert entry["notation"] is None
                continue
            readers, notation, masked, events = self.lines[entry["seq"]]
            readable = readers is None or seat in readers or self._ended(message)
            assert entry["notation"] == (notation if readable else masked)
            text, hidden = self.texts[entry["seq"]]
            key, params = text if readable else hidden
            assert entry["text"] == {"key": key, "params": params}
            visible = [
                {"key": event.key, "params": event.params}
                for event in events
                if event.seat is None or event.seat == seat or self._ended(message)
            ]
            assert entry["events"] == visible
            assert "choices" not in entry

    def _ended(self, message: dict[str, Any]) -> bool:
        return bool(message["entries"][-1]["seq"] == self.info.seq)

    def _position(self, message: dict[str, Any], seat: int | None, last: Any) -> Any:
        """Returns the view; a change holds exactly what the view says other than the last one."""
        state = self.states[message["seq"]]
        assert message["seat"] == seat
        view = json.loads(json.dumps(state.view(seat)))
        if message["type"] == "changed":
            assert message["view"] == _difference(last, view)
            shown = [board_data(self.game, one) for one in (last, view)]
            assert message["derived"] == _difference(*shown)
        else:
            assert message["view"] == view
        if message["turn"]["over"]:
            assert message["scores"] == state.scores()
        elif message["seq"] % 7 == 0:  # they follow from the view alone: any world of it will do
            world = self.game.imagine(state.view(seat), Rng(7))
            assert message["scores"] == known_scores(self.game, world, seat)
        prompt, offers = message.get("prompt"), message["offers"]
        if state.actor() != seat:
            assert prompt is offers is None
        elif offers is not None:
            assert [one for group in offers["groups"] for one in group["actions"]] == state.legal()
        else:
            actions = [c["action"] for group in prompt["groups"] for c in group["choices"]]
            assert actions == state.legal()
        return view

    def _table(self, message: dict[str, Any], _seat: int | None) -> None:
        if message["table"]["status"] != "over":
            assert message["table"]["seed"] is None
            assert message["table"]["salt"] is None


def _difference(old: Any, new: Any) -> dict[str, Any]:
    """The fields of the new object that are not the same in the old one."""
    old, new = json.loads(json.dumps([old, new]))
    same = [name for name in new if name in old and new[name] == old[name]]
    fields = {name: value for name, value in new.items() if name not in same}
    return {"fields": fields, "gone": [name for name in old if name not in new]}
