"""Prompts in the short form: the same choices as in the full form, in fewer bytes."""

import asyncio

import pytest

from tampu.core.play import Match
from tampu.core.registry import load_game, metas
from tampu.core.rng import Rng
from tampu.server.messages.websocket import Foreseen, Position, Problem, Update
from tampu.server.tables.prompts import known_action, offers_for, opened, prompt_for
from tests.server.site import Server, friends, open_table


@pytest.mark.parametrize("game", [meta.id for meta in metas()])
def test_the_short_form_holds_the_same_choices(game: str) -> None:
    engine = load_game(game)
    match, rng = Match(engine, engine.meta.seats[-1], None, 8), Rng(3, game)
    for _ in range(40):
        state, seat = match.state, match.state.actor()
        full = prompt_for(engine, state, seat)
        short = offers_for(engine, state, seat, most_gains=600)
        assert [action for group in short.groups for action in group.actions] == state.legal()
        known = {action: known_action(engine, action) for action in state.legal()}
        assert opened(short, known) == full
        for group in full.groups:
            for choice in group.choices:
                assert choice.notation == engine.actions.notation(choice.action)
                assert choice.price == engine.price(state, choice.action)
                texts = engine.choice_text(state, choice.action)[1]
                assert choice.values == list(texts.values())
                assert group.fields == list(texts)
                assert choice.fields == engine.actions.decode(choice.action).fields
        match.play(state.sample(rng))


def test_a_client_learns_every_action_once_and_asks_for_gains(server: Server) -> None:
    async def story() -> None:
        clients = await friends(server.url, 2)
        info = await open_table(clients, "cuzco")
        lives = [clients[0].live(short=True), clients[1].live(short=True)]
        reader = clients[0].live()
        for live in (*lives, reader):
            await live.__aenter__()
            await live.watch(info.id)
        rng = Rng(5)
        for _ in range(8):
            asked = next(live for live in lives if live.seen[info.id].prompt is not None)
            prompt = asked.seen[info.id].prompt
            assert prompt is not None
            if asked is lives[0]:
                full = reader.seen[info.id].prompt
                assert full is not None
                chosen = [choice for group in full.groups for choice in group.choices][:40]
                actions = [choice.action for choice in chosen]
                answer = await asked.foresee(info.id, prompt.seat, actions)
                assert isinstance(answer, Foreseen)
                if chosen[0].gain is not None or chosen[0].ends_undo:
                    assert answer.gains == [choice.gain for choice in chosen]
                    assert answer.ends_undo == [choice.ends_undo for choice in chosen]
            group = prompt.groups[rng.below(len(prompt.groups))]
            await asked.act(info.id, group.choices[rng.below(len(group.choices))].action)
            for live in (*lives, reader):
                await live.up_to(info.id, asked.seen[info.id].seq)
        for live in lives:
            updates = [message for message in live.received if isinstance(message, Update)]
            learned = [update.actions for update in updates if update.actions is not None]
            actions = [action for some in learned for action in some.actions]
            assert actions
            assert len(actions) == len(set(actions))
            offered = {
                action
                for update in updates
                if update.position is not None and update.position.offers is not None
                for group in update.position.offers.groups
                for action in group.actions
            }
            assert offered == set(actions)
        whole = [message for message in reader.received if isinstance(message, Update)]
        assert not any(update.actions for update in whole)
        assert {type(update.position) for update in whole} == {Position}
        watching = lives[0] if lives[0].seen[info.id].prompt is None else lives[1]
        refused = await watching.foresee(info.id, 0 if watching is lives[0] else 1, [0])
        assert isinstance(refused, Problem)
        assert refused.error == "error-not-your-turn"
        for live in (*lives, reader):
            await live.close()

    asyncio.run(story())
