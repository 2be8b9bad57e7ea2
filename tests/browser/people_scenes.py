"""Scenes of the pages about people, for pictures: profile, ratings, puzzles, friends, calls."""

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path

from tools.seed_site import fill

from tampu.core.registry import load_game
from tampu.puzzles.file import shipped_puzzles
from tampu.server.hosting.settings import Settings
from tampu.server.storage.database import Database
from tests.browser.play_people import call, sign_up
from tests.browser.screen import BOT, Screen

ME = {"kind": "me"}
OPEN = {"kind": "open"}
RECORD = Path(__file__).parent / "cuzco.khipu"
_numbers = count(1)


def fill_site(folder: Path) -> None:
    """Finished games of many people, so that profiles and leaderboards are not empty."""

    async def work() -> None:
        database = Database(Settings(data=str(folder)).url)
        await database.open()
        await fill(database, 1000, 60)
        await database.close()

    asyncio.run(work())


def named(screen: Screen, name: str = "Wayra") -> str:
    """A new account on a screen; returns the id of the person."""
    screen.context.clear_cookies()
    return sign_up(screen, f"{name} {next(_numbers)}")


def _visit(path: str, there: str) -> Callable[[Screen], None]:
    def visit(screen: Screen) -> None:
        screen.go(path)
        screen.page.locator(there).first.wait_for()

    return visit


def own_profile(screen: Screen) -> None:
    named(screen)
    for game in ("imhotep", "cuzco", "tawantinsuyu"):
        call(screen, f"tables/{screen.post('tables', game=game, seats=[ME, BOT])}/resign")
    _visit("/profile", "[data-finished]")(screen)


def leaders_of_puzzles(screen: Screen) -> None:
    file = shipped_puzzles("imhotep")
    assert file is not None
    actions = load_game("imhotep").actions
    for name, right in (("Wayra", 5), ("Illari", 4), ("Sami", 2)):
        named(screen, name)
        for place, puzzle in enumerate(file.puzzles[:5]):
            legal = file.match(puzzle).state.legal()
            wrong = next(one for one in legal if actions.notation(one) not in puzzle.answers)
            action = actions.find(puzzle.answers[0])[0] if place < right else wrong
            call(screen, f"puzzles/imhotep/{puzzle.id}/answer", {"action": action})
    _visit("/leaderboard/imhotep/puzzles", "tbody tr")(screen)


def puzzle(game: str, *, answered: bool = False) -> Callable[[Screen], None]:
    def solve(screen: Screen) -> None:
        file = shipped_puzzles(game)
        assert file is not None
        named(screen)
        one = file.puzzles[len(file.puzzles) // 2]
        _visit(f"/puzzles/{game}/{one.id}", ".screen[data-state=asked] .prompt")(screen)
        if answered:
            screen.page.keyboard.press("/")
            screen.page.keyboard.type(one.answers[0])
            screen.page.keyboard.press("Enter")
            screen.page.locator("[data-verdict]").wait_for()

    return solve


def mistakes(screen: Screen) -> None:
    named(screen)
    screen.prefer(confirm_turns=False)
    table = screen.table([ME, BOT], seed=4)
    for _ in range(14):
        screen.wait()
        prompt = screen.page.request.get(f"{screen.site}/api/tables/{table}/position").json()
        notation = prompt["prompt"]["groups"][-1]["choices"][-1]["notation"]
        screen.page.locator("#notation").fill(notation)
        screen.after(lambda: screen.page.locator("#notation").press("Enter"))
    call(screen, f"tables/{table}/resign")
    call(screen, f"tables/{table}/analysis")
    path = f"{screen.site}/api/tables/{table}/analysis"
    while screen.page.request.get(path).json()["status"] != "done":
        screen.page.wait_for_timeout(200)
    _visit("/puzzles", "[data-mistake]")(screen)


def challenge(screen: Screen) -> None:
    answer = screen.page.request.get(f"{screen.site}/api/challenges").json()
    name = answer["challenges"][0]["id"]
    for player in ("Wayra", "Illari"):
        named(screen, player)
        call(screen, f"tables/{call(screen, f'challenges/{name}/try')['id']}/resign")
    _visit(f"/challenge/{name}", "main h1")(screen)


def study(screen: Screen) -> None:
    named(screen)
    table = screen.post("records", khipu=RECORD.read_text("utf-8"))
    made = call(screen, "studies", {"table": table, "title": "Cuzco"})["id"]
    _visit(f"/study/{made}?chapter=1&at=60", "[data-node]")(screen)
    screen.page.locator("body").press("ArrowRight")
    screen.page.locator("[data-node][aria-current]").wait_for()


def studies(screen: Screen) -> None:
    study(screen)
    _visit("/studies", "[data-study]")(screen)


def embed(screen: Screen) -> None:
    named(screen)
    table = screen.post("records", khipu=RECORD.read_text("utf-8"))
    shared = screen.page.request.get(f"{screen.site}/api/tables/{table}").json()
    link = f"&link={shared['link']}" if shared.get("link") else ""
    _visit(f"/embed/{table}?at=80{link}", "svg")(screen)


def friends(screen: Screen) -> None:
    """A friend, somebody who asks, an invitation and a recent opponent."""
    me = named(screen)
    assert screen.context.browser is not None
    for name, accepted in (("Illari", True), ("Sami", False)):
        other = Screen(screen.context.browser.new_context(), screen.site)
        person = named(other, name)
        call(other, "friends", {"person": me})
        if accepted:
            call(screen, "friends", {"person": person})
            table = screen.post("tables", game="imhotep", seats=[ME, OPEN], visibility="public")
            call(other, f"tables/{table}/join", {"seat": 1})
            call(other, f"tables/{table}/resign")
            seats = [ME, {"kind": "invited", "person": me}]
            call(other, "tables", {"game": "cuzco", "seats": seats})
        other.context.close()
    _visit("/people", "[data-invitation]")(screen)


def seeking(screen: Screen) -> None:
    named(screen)
    _visit("/lobby", "[data-match]")(screen)
    screen.page.locator("[data-match=cuzco]").click()
    screen.page.locator("[data-seeking]").wait_for()


def calls(screen: Screen) -> None:
    named(screen)
    _visit("/settings", "[data-quiet]")(screen)
    screen.page.locator("[data-quiet]").check()
    screen.page.locator("[data-quiet-from]").wait_for()


def share(screen: Screen) -> None:
    named(screen)
    table = screen.post("tables", game="cuzco", seats=[ME, BOT])
    call(screen, f"tables/{table}/resign")
    _visit(f"/replay/{table}", ".controls")(screen)
    screen.page.locator("[data-share]").click()
    screen.page.locator("[data-way=public]").check()


SCENES: dict[str, Callable[[Screen], None]] = {
    "profile": _visit("/profile/p0", "[data-finished]"),
    "profile-own": own_profile,
    "leaderboard": _visit("/leaderboard/cuzco", "tbody tr"),
    "leaderboard-puzzles": leaders_of_puzzles,
    "ladder": _visit("/ladder", "[data-climb]"),
    "public-games": _visit("/games", "[data-finished]"),
    "puzzles": _visit("/puzzles", "[data-theme]"),
    "puzzle": puzzle("cuzco"),
    "puzzle-answered": puzzle("imhotep", answered=True),
    "mistakes": mistakes,
    "challenges": _visit("/challenges", "[data-challenge]"),
    "challenge": challenge,
    "study": study,
    "studies": studies,
    "embed": embed,
    "friends": friends,
    "quick-match": _visit("/lobby", "[data-match]"),
    "seeking": seeking,
    "calls": calls,
    "share": share,
}
