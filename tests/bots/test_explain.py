"""Explanations: features that add up, and candidates with reasons that have words."""

import asyncio
from typing import Any

import pytest

from tampu.bots.explain import MOST_REASONS, Outlook, compared_reasons, explain
from tampu.bots.pool import BotPool, seed_of
from tampu.bots.registry import make_bot
from tampu.bots.worker import answer
from tampu.core.contract import Stakes, State
from tampu.core.play import Match
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng
from tampu.locale import LANGUAGES, catalogue
from tests.bots.test_search import midgame
from tests.spoken import flaws
from tests.test_catalogues import messages

SPECS = {"imhotep": "ismcts:nodes=12", "other": "plan:width=2:replies=3:worlds=2"}


@pytest.mark.parametrize("name", bundled_game_ids())
def test_features_are_named_and_add_up_to_the_evaluation(name: str) -> None:
    evaluation = load_game(name).evaluation
    assert len(set(evaluation.names)) == len(evaluation.names)
    assert {name.partition(".")[0] for name in evaluation.fact_names} <= set(evaluation.names)
    assert evaluation.facts is not None
    for decisions in (0, 20, 60):
        state = midgame(name, decisions).state
        assert {len(row) for row in evaluation.features(state)} == {len(evaluation.names)}
        assert {len(row) for row in evaluation.facts(state)} == {len(evaluation.fact_names)}
        table = evaluation.worth(state)
        assert {len(row) for row in table} == {len(evaluation.names)}
        assert evaluation.evaluate(state) == pytest.approx([sum(row) for row in table])


@pytest.mark.parametrize("name", bundled_game_ids())
def test_every_feature_has_words(name: str) -> None:
    for language in LANGUAGES:
        for feature in (*load_game(name).evaluation.names, "rivals"):
            assert f"{name}-reason-{feature}" in messages(language)


@pytest.mark.parametrize("name", bundled_game_ids())
def test_a_finished_game_is_worth_its_scores(name: str) -> None:
    match = midgame(name, 0)
    rng = Rng(3)
    while not match.over:
        match.play(match.state.sample(rng))
    assert match.game.evaluation.evaluate(match.state) == match.state.scores()


@pytest.mark.parametrize("name", bundled_game_ids())
def test_the_best_candidates_come_first_with_their_reasons(name: str) -> None:
    match = midgame(name, 30)
    state = match.state
    seat, candidates = state.actor(), state.candidates()
    spec = SPECS.get(name, SPECS["other"])
    explained = explain(match.game, state.view(seat), candidates, spec, Rng(1))
    again = explain(match.game, state.view(seat), candidates, spec, Rng(1))
    assert [c.to_json() for c in explained] == [c.to_json() for c in again]
    assert 1 <= len(explained) <= 3
    assert [c.visits for c in explained] == sorted((c.visits for c in explained), reverse=True)
    assert explained[0].action == make_bot(spec, match.game).choose(
        state.view(seat), candidates, Rng(1)
    ), "a hint is the move that the bot would play"
    assert explained[0].share == max(candidate.share for candidate in explained)
    features = (*match.game.evaluation.names, "rivals")
    keys = {f"{name}-reason-{feature}{place}" for feature in features for place in ("", "-at")}
    for candidate in explained:
        assert candidate.action in candidates
        assert 0 <= candidate.share <= 1
        assert candidate.line[0] == candidate.action
        changes = [abs(reason.change) for reason in candidate.reasons]
        assert changes == sorted(changes, reverse=True)
        assert len(changes) <= MOST_REASONS
        assert {reason.key for reason in candidate.reasons} <= keys


@pytest.mark.parametrize("name", bundled_game_ids())
def test_places_have_words_for_all_that_can_happen_there(name: str) -> None:
    evaluation = load_game(name).evaluation
    places: Stakes = {}
    for decisions in (20, 60, 100):
        state = midgame(name, decisions).state
        for seat in range(len(state.scores())):
            places |= evaluation.stakes(state, seat)
    assert {feature for feature, _, _ in places} <= set(evaluation.names)
    assert places
    for language in LANGUAGES:
        for (feature, field, value), (standing, _) in places.items():
            sentences = {
                catalogue(language).game_text(
                    name,
                    f"{name}-reason-{feature}-at",
                    {field: value, "change": change, "standing": standing},
                )
                for change in ("takes", "keeps", "loses", "misses")
            }
            assert len(sentences) >= 3
            for sentence in sentences:
                assert flaws(name, language, sentence) == [], sentence


LED: Stakes = {("cities", "cell", "H2"): (3, 8.0)}
SECOND: Stakes = {("cities", "cell", "H2"): (1, 4.0)}


@pytest.mark.parametrize(
    ("before", "after", "others", "what"),
    [
        (SECOND, LED, SECOND, "Takes the lead in the city of H2"),
        (LED, LED, SECOND, "Keeps the lead in the city of H2"),
        (LED, SECOND, LED, "Gives up the lead in the city of H2"),
        (SECOND, SECOND, LED, "Does nothing for the city of H2"),
        (LED, LED, LED, "Places in cities with a temple"),
    ],
)
def test_a_reason_names_the_place_that_makes_the_difference(
    before: Stakes, after: Stakes, others: Stakes, what: str
) -> None:
    game = load_game("cuzco")
    cities = game.evaluation.names.index("cities")
    outlooks = []
    for stakes in (after, others, others):
        outlook = Outlook(game)
        outlook.stakes = stakes
        outlook.worth[cities] = stakes["cities", "cell", "H2"][1]
        outlooks.append(outlook)
    if after == others:
        outlooks[0].worth[cities] += 1.0
    (reason,) = compared_reasons(game, before, outlooks, 0)
    assert catalogue("en").game_text("cuzco", reason.key, reason.params) == what


@pytest.mark.parametrize(
    ("worth", "what"), [(2.0, "Less for the others"), (-2.0, "More for the others")]
)
def test_a_reason_says_whether_the_others_get_more_or_less(worth: float, what: str) -> None:
    game = load_game("cuzco")
    outlooks = [Outlook(game) for _ in range(3)]
    outlooks[0].worth[-1] = worth
    (reason,) = compared_reasons(game, {}, outlooks, 0)
    assert catalogue("en").game_text("cuzco", reason.key, reason.params) == what


def test_hints_name_places_of_the_board() -> None:
    """In whole games with hints at every tenth decision."""
    named = set()
    for name in ("imhotep", "inca_empire"):
        for decisions in range(20, 100, 20):
            match = midgame(name, decisions)
            state = match.state
            explained = explain(
                match.game,
                state.view(state.actor()),
                state.candidates(),
                SPECS.get(name, SPECS["other"]),
                Rng(1),
            )
            named |= {name for move in explained for one in move.reasons if one.params}
    assert named == {"imhotep", "inca_empire"}


def test_a_planned_turn_comes_with_its_move_and_its_reasons() -> None:
    match = midgame("cuzco", 0)
    state = match.state
    seat, candidates = state.actor(), state.candidates()
    best = explain(match.game, state.view(seat), candidates, SPECS["other"], Rng(1))[0]
    assert len(best.line) > 1, "a turn of Cuzco has several decisions"
    assert best.reasons, "other turns are compared, also where they begin with the same decision"


@pytest.mark.parametrize("name", ["imhotep", "tawantinsuyu"])
def test_a_hint_is_the_move_that_its_level_plays(name: str) -> None:
    """Through planned turns, and where there is no plan; its share is the highest."""
    spec, game = SPECS.get(name, SPECS["other"]), load_game(name)
    match = Match(game, 2, {}, 4)
    plans: dict[str, list[Any]] = {"choose": [], "explain": []}
    followed = 0
    for number in range(30):
        state = match.state
        view, candidates = state.view(state.actor()), state.candidates()
        if len(candidates) == 1:
            match.play(candidates[0])
            continue
        question = {"spec": spec, "view": view, "candidates": candidates, "seed": seed_of(view)}
        if number % 5 == 0:
            plans = {"choose": [], "explain": []}
        hint = answer(game, question | {"kind": "explain", "top": 3, "plan": plans["explain"]})
        chosen = answer(game, question | {"kind": "choose", "plan": plans["choose"]})
        moves = hint["moves"]
        assert moves[0]["action"] == chosen["action"]
        followed += len(plans["choose"]) > 0
        assert moves[0]["share"] == max(move["share"] for move in moves)
        assert moves[0]["line"][0] == moves[0]["action"]
        plans = {"choose": chosen["plan"], "explain": hint["plan"]}
        match.play(chosen["action"])
    assert followed or name == "imhotep", "turns of Imhotep have one decision"


def test_equal_views_give_equal_seeds_and_what_is_hidden_none() -> None:
    match = midgame("tawantinsuyu", 40)
    seat = match.state.actor()
    seeds = {seed_of(match.state.determinize(seat, Rng(number)).view(seat)) for number in range(3)}
    assert seeds == {seed_of(match.state.view(seat))}
    assert seed_of(match.state.view(1 - seat)) not in seeds


def test_the_pool_explains_like_the_library() -> None:
    match = midgame("imhotep", 30)
    view, candidates = match.state.view(match.state.actor()), match.state.candidates()

    async def ask() -> list[dict[str, object]]:
        pool = BotPool(1, seconds=60.0)
        try:
            explained = await pool.explain(match.game, view, candidates, "ismcts:nodes=12", 4)
        finally:
            await pool.close()
        return [candidate.to_json() for candidate in explained]

    expected = explain(match.game, view, candidates, "ismcts:nodes=12", Rng(4, "bot"))
    assert asyncio.run(ask()) == [candidate.to_json() for candidate in expected]


def test_the_pool_leads_a_player_through_the_turn_that_it_planned() -> None:
    """Hints with other random numbers stay with the plan, also when they are asked for again."""
    match = midgame("cuzco", 0)
    first, second = match.state, match.state.clone()
    seat = first.actor()

    async def ask() -> list[list[int]]:
        pool = BotPool(1, seconds=60.0)

        async def hint(state: State, seed: int) -> list[int]:
            view, candidates = state.view(seat), state.candidates()
            spec = "plan:width=2"
            asked = (match.game, view, candidates, spec, seed, 3, "a table, seat 1")
            return (await pool.explain(*asked))[0].line

        try:
            lines = [await hint(first, 1)]
            second.apply(lines[0][0])
            lines += [await hint(second, 2), await hint(second, 3), await hint(first, 4)]
        finally:
            await pool.close()
        return lines

    planned, *later = asyncio.run(ask())
    assert len(planned) > 2
    assert [line[0] for line in later] == [planned[1], planned[1], planned[0]]
    assert later[2][1] == planned[1]
    assert min(map(len, later)) > 1, "a hint shows the whole turn, also after tiles are drawn"


def test_a_pool_that_cannot_explain_says_nothing() -> None:
    match = midgame("imhotep", 30)
    view, candidates = match.state.view(match.state.actor()), match.state.candidates()

    async def ask() -> int:
        pool = BotPool(1, seconds=60.0, program="input(); print('[1, 2]')")
        try:
            return len(await pool.explain(match.game, view, candidates, "ismcts:nodes=12", 4))
        finally:
            await pool.close()

    assert asyncio.run(ask()) == 0
