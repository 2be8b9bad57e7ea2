"""Everything that a page shows while somebody plays, and what is wrong with it."""

from collections.abc import Callable
from functools import cache
from typing import Any

from tampu.locale import catalogue
from tests.browser import cuzco, imhotep, inca, tawantinsuyu
from tests.browser.screen import BOT, Screen
from tests.spoken import flaws
from tests.test_catalogues import messages

ME = {"kind": "me"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
SCREENS: dict[str, dict[str, Any]] = {
    "imhotep": PHONE,
    "cuzco": {},
    "inca_empire": {},
    "tawantinsuyu": PHONE,
}
"""A phone, without the maps, which fingers play in another way."""
COLLECT = """() => {
  window.texts = new Set();
  const read = (node) => {
    if (node.nodeType === 3) {
      const words = node.textContent.trim();
      if (words && !node.parentElement?.closest('svg, kbd, style, .chat, [data-notation]'))
        window.texts.add(words);
    } else if (node.nodeType === 1) {
      // A line of the log shows its notation on hover, for those who write games down.
      const log = node.closest('.log li');
      const names = log ? ['aria-label'] : ['aria-label', 'title', 'placeholder'];
      for (const name of names)
        if (node.getAttribute(name)) window.texts.add(node.getAttribute(name).trim());
      node.childNodes.forEach(read);
    }
  };
  read(document.body);
  new MutationObserver((changes) => changes.forEach((one) => read(one.target))).observe(
    document.body,
    { childList: true, characterData: true, attributes: true, subtree: true,
      attributeFilter: ['aria-label', 'title'] },
  );
}"""
"""Collects every text and label from now on, also what is shown for a moment only."""


@cache
def english_only(language: str) -> frozenset[str]:
    """Whole texts of the English catalogues that the language says in another way."""
    english, other = catalogue("en"), catalogue(language)
    plain = {key for key in messages("en") if "{" not in english.text(key)}
    own = {other.text(key) for key in plain}
    return frozenset(text for key in plain if (text := english.text(key)) not in own)


def collect(screen: Screen) -> None:
    """Collect what is shown from now on."""
    screen.page.evaluate(COLLECT)


def lapses(screen: Screen, game: str, language: str) -> tuple[int, dict[str, list[str]]]:
    """How many texts were shown, and what is wrong with some of them."""
    texts: list[str] = screen.page.evaluate("() => [...window.texts]")
    findings = {}
    for text in texts:
        wrong = [flaw for flaw in flaws(game, language, text) if flaw != "spacing"]
        if len(text) > 3 and text in english_only(language):
            wrong.append("English")
        if wrong:
            findings[text] = wrong
    return len(texts), findings


def begin(screen: Screen, game: str) -> None:
    """A new table of this game against a bot, or two where the game needs them."""
    bots = [BOT, BOT] if game == "inca_empire" else [BOT]
    screen.table([ME, *bots], game=game, seed=21, options=SHORTER.get(game, {}))
    screen.wait()


SHORTER: dict[str, dict[str, object]] = {"cuzco": {"triples_in_play": 28}}

PLAYERS: dict[str, Callable[[Screen, int], int]] = {
    "imhotep": imhotep.play,
    "cuzco": lambda screen, clicks: cuzco.Player(screen).play(clicks),
    "inca_empire": inca.play,
    "tawantinsuyu": lambda screen, clicks: tawantinsuyu.play(screen, clicks, phone=True),
}
"""By game: somebody who clicks so often, or until the game is over."""


def ask_and_look(screen: Screen) -> None:
    """A hint, the explanations of some things on the board, and every sheet of a phone."""
    page = screen.page
    screen.wait()
    if not screen.over and not screen.first("[data-confirm]"):
        page.keyboard.press("h")
        page.locator(".hint").wait_for()
    sheets = page.locator("nav.bottom button").all()
    for sheet in [*sheets, *sheets[:1]]:
        sheet.click()
