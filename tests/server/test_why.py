"""Asking whether an action is legal: the answers, and that asking changes nothing."""

import asyncio
import json
from typing import Any

import pytest

from tampu.core.contract import CHANCE, Game, State
from tampu.core.play import Match
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng
from tampu.server.client import Client, new_key
from tampu.server.messages.websocket import (
    Act,
    Done,
    Hint,
    Problem,
    Refused,
    UndoMove,
    Why,
    WhyAnswer,
)
from tampu.server.tables.prompts import reason_for
from tests.server.site import Server, friends, level, open_table, wish


async def snapshot(client: Client, table: str) -> Any:
    """Everything that a client can read of a table."""
    info = await client.call("GET", f"/api/tables/{table}")
    log = await client.call("GET", f"/api/tables/{table}/log")
    position = await client.call("GET", f"/api/tables/{table}/position")
    return info, log, position


def test_asking_answers_and_changes_nothing(server: Server) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        clock = {"kind": "bank", "seconds": 5000, "increment": 100}
        body = {
            "game": "imhotep",
            "seats": [{"kind": "me"}, {"kind": "hotseat"}],
            "seed": 3,
            "options": {"start_player": 1},
            "clock": clock,
        }
        table = (await client.call("POST", "/api/tables", body=body))["id"]
        await client.call("PATCH", "/api/me", body={"preferences": {"confirm_turns": True}})
        async with client.live() as live:
            seen = await live.watch(table)
            first = seen.prompt
            assert first is not None
            # One decision is undone, so that there is something to redo.
            await live.act(table, first.groups[0].choices[0].action)
            undo = UndoMove(table=table, seat=first.seat, seq=seen.seq, key=new_key())
            undone = await live.move(undo)
            assert isinstance(undone, Done)
            await live.up_to(table, undone.seq)
            assert seen.position is not None
            assert seen.position.undo.redo
            before = await snapshot(client, table)
            messages = len(live.received)

            legal = [(group.kind, choice) for group in first.groups for choice in group.choices]
            for kind, choice in legal[:20]:
                reason = await live.why(table, first.seat, kind, **choice.fields)
                assert isinstance(reason, WhyAnswer)
                assert (reason.legal, reason.action) == (True, choice.action)
                assert reason.rule is None
                assert reason.text is None
            engine = load_game("imhotep")
            actions = {choice.action for _, choice in legal}
            forbidden = [action for action in range(engine.actions.size) if action not in actions]
            for action in forbidden[::40]:
                kind, fields = engine.actions.decode(action)
                reason = await live.why(table, first.seat, kind, **fields)
                assert isinstance(reason, WhyAnswer)
                assert (reason.legal, reason.action) == (False, None)
                assert reason.rule in engine.rules.ids()
                assert reason.text is not None
                refused = await live.move(
                    Act(table=table, seat=first.seat, seq=seen.seq, key=new_key(), action=action)
                )
                assert isinstance(refused, Refused)
                assert refused.rule == reason.rule
                assert (refused.error, refused.params) == (reason.text.key, reason.text.params)

            kinds = {type(message) for message in live.received[messages:]}
            assert kinds == {WhyAnswer, Refused}
            assert await snapshot(client, table) == before
            assert seen.prompt == first
            assert seen.position.undo.redo

    asyncio.run(story())


def test_malformed_questions_get_an_error_with_their_ref(server: Server) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        info = await client.create(wish("imhotep", "me", "hotseat", seed=3))
        async with client.live() as live:
            seen = await live.watch(info.id)
            assert seen.prompt is not None
            seat = seen.prompt.seat
            group = next(group for group in seen.prompt.groups if group.choices[0].fields)
            fields = group.choices[0].fields
            missing = dict(list(fields.items())[1:])
            for kind, given, error in (
                ("castle", {}, "error-unknown-kind"),
                (group.kind, missing, "error-action-fields"),
                (group.kind, {**fields, "colour": 1}, "error-action-fields"),
                (group.kind, dict.fromkeys(fields, "llama"), "error-action-values"),
                (group.kind, {**fields, "kind": 1, "self": 2}, "error-action-values"),
            ):
                for ref in (7, "seven"):
                    question = Why(ref=ref, table=info.id, seat=seat, kind=kind, fields=given)
                    answer = await live.ask(ref, question)
                    assert isinstance(answer, Problem)
                    assert (answer.ref, answer.error) == (ref, error)
                    assert answer.text
                    assert answer.text != error

    asyncio.run(story())


def test_only_the_seat_that_decides_may_ask(server: Server) -> None:
    async def story() -> None:
        clients = await friends(server.url, 3)
        info = await open_table(clients[:2], "imhotep")
        lives = [client.live() for client in clients]
        for live in lives:
            await live.__aenter__()
            await live.watch(info.id)
        await level(lives, info.id)
        place = next(n for n in (0, 1) if lives[n].seen[info.id].prompt is not None)
        prompt = lives[place].seen[info.id].prompt
        assert prompt is not None
        group = prompt.groups[0]
        fields = group.choices[0].fields
        for asker, seat, error in (
            (1 - place, place, "error-not-your-seat"),
            (2, place, "error-not-your-seat"),
            (place, 77, "error-not-your-seat"),
            (1 - place, 1 - place, "error-not-your-turn"),
        ):
            answer = await lives[asker].why(info.id, seat, group.kind, **fields)
            assert isinstance(answer, Problem)
            assert answer.error == error
        nowhere = await lives[place].why("nosuchtable", 0, group.kind, **fields)
        assert isinstance(nowhere, Problem)
        assert nowhere.error == "error-no-table"
        # An action by kind and fields can also be played.
        done = await lives[place].move(
            Act(
                table=info.id,
                seat=place,
                seq=lives[place].seen[info.id].seq,
                key=new_key(),
                kind=group.kind,
                fields=fields,
            )
        )
        assert isinstance(done, Done)
        for live in lives:
            seen = await live.up_to(info.id, done.seq)
            decision = [entry for entry in seen.entries if entry.kind == "decision"][-1]
            assert decision.action is not None
            assert (decision.action.kind, decision.action.fields) == (group.kind, fields)
            assert decision.action.id == group.choices[0].action
            await live.close()

    asyncio.run(story())


def test_a_turn_that_waits_for_confirmation_answers_no_question(server: Server) -> None:
    async def story() -> None:
        client = Client(server.url)
        await client.call("GET", "/api/me")
        info = await client.create(
            wish("imhotep", "me", "hotseat", seed=3, options={"start_player": 1})
        )
        async with client.live() as live:
            seen = await live.watch(info.id)
            await live.until(info.id, lambda state: state.prompt is not None)
            prompt = seen.prompt
            assert prompt is not None
            group = prompt.groups[0]
            await live.act(info.id, group.choices[0].action)
            answer = await live.why(info.id, 0, group.kind, **group.choices[0].fields)
            assert isinstance(answer, Problem)
            assert answer.error == "error-waiting"
            frame = {"type": "hint", "table": info.id, "seat": 0, "key": "hint"}
            hint = await live.ask("hint", json.dumps(frame))
            assert not isinstance(hint, Hint)

    asyncio.run(story())


def positions(game: Game, seats: int, number: int) -> list[State]:
    """Positions of one random game where a seat decides."""
    match, rng = Match(game, seats, {}, 11), Rng(11, "positions")
    states: list[State] = []
    while not match.over:
        states.append(match.state.clone())
        match.play(match.state.sample(rng))
    return states[:: max(1, len(states) // number)]


@pytest.mark.parametrize("name", bundled_game_ids())
def test_no_answer_depends_on_what_other_seats_hide(name: str) -> None:
    """The answers are equal in all positions that the seat cannot tell apart."""
    game = load_game(name)
    rng = Rng(5, "questions")
    hidden = False
    for state in positions(game, max(game.meta.seats), 12):
        seat = state.actor()
        assert seat != CHANCE
        others = [game.imagine(state.view(seat), Rng(n, "others")) for n in range(3)]
        hidden = hidden or any(other.key() != state.key() for other in others)
        for place, kind in enumerate(game.actions.kinds):
            for _ in range(4):
                action = game.actions.first[place] + rng.below(len(kind.rows))
                fields = game.actions.decode(action).fields
                question = Why(ref=1, table="t", seat=seat, kind=kind.name, fields=fields)
                reason = reason_for(game, state, question)
                assert reason.legal == state.is_legal(action)
                refusal = state.why_not(action)
                assert reason.rule == (None if refusal is None else refusal.rule)
                for other in others:
                    assert reason_for(game, other, question) == reason
    assert hidden == (name != "imhotep")  # by default nobody hides anything in Imhotep
