"""A chapter of a study: a recorded game, comments on its moves, and variations on the engine."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tampu.core.contract import CHANCE, Game, State
from tampu.core.display import board_data
from tampu.core.play import Dealer, collect_events
from tampu.core.record import parse, verify
from tampu.server.errors import Denied
from tampu.server.messages.parts import ActionInfo, Clock, Entry, Text, Turn, UndoState
from tampu.server.messages.websocket import Position
from tampu.server.tables.fold import Fold
from tampu.server.tables.log import LogLine
from tampu.server.tables.prompts import prompt_for
from tampu.server.tables.redaction import entry_for
from tampu.server.tables.sessions import load_game_once

FIRST_BRANCH: Final = 10_001
"""The number of the first move of a variation; the moves of the game have their own below it."""
MOST_MOVES: Final = 500
"""The largest number of moves in the variations of a chapter."""
MOST_COMMENTS: Final = 300
LONGEST_COMMENT: Final = 2000
MOST_CACHED: Final = 24
_games: OrderedDict[str, Fold] = OrderedDict()
"""The games of chapters by the text of their records, the last used at the end."""


class Branch(NamedTuple):
    """A move of a variation: its number, the number of the move before it, who acted and how."""

    id: int
    after: int
    actor: int
    action: int


def game_of(khipu_text: str) -> Fold:
    """The recorded game, verified; raises for records that do not follow from the rules."""
    fold = _games.get(khipu_text)
    if fold is None:
        khipu = parse(khipu_text.encode())
        replay = verify(khipu, load_game_once(khipu.game))
        if len(replay.log) >= FIRST_BRANCH:
            raise Denied(400, "error-malformed")
        fold = Fold(
            replay.game,
            replay.seats,
            replay.options,
            khipu.seed or 0,
            Clock(),
            replay.rules_version,
        )
        for number, (actor, action) in enumerate(replay.log, 1):
            chance = actor == CHANCE
            kind, seat = ("chance", None) if chance else ("decision", actor)
            fold.add(LogLine(number, kind, seat, action, None, None, 0.0))
        _games[khipu_text] = fold
    _games.move_to_end(khipu_text)
    if len(_games) > MOST_CACHED:
        _games.popitem(last=False)
    return fold


@dataclass
class StudyChapter:
    """A recorded game with comments by the number of a move, and variations."""

    khipu: str
    comments: dict[int, str] = field(default_factory=dict)
    branches: dict[int, Branch] = field(default_factory=dict)

    @property
    def fold(self) -> Fold:
        return game_of(self.khipu)

    @property
    def game(self) -> Game:
        return self.fold.game

    def stored(self) -> dict[str, Any]:
        """The columns of the chapter that people edit."""
        return {
            "comments": {str(node): text for node, text in sorted(self.comments.items())},
            "branches": [list(branch) for branch in self.branches.values()],
        }

    def path(self, node: int) -> tuple[int, list[Branch]]:
        """The move of the game at which a variation leaves it, and the variation up to a move."""
        variation: list[Branch] = []
        while node >= FIRST_BRANCH:
            branch = self.branches.get(node)
            if branch is None:
                raise Denied(404, "error-no-position")
            variation.append(branch)
            node = branch.after
        if node > self.fold.seq:
            raise Denied(404, "error-no-position")
        return node, variation[::-1]

    def state(self, node: int) -> State:
        """The position after a move."""
        start, variation = self.path(node)
        state = self.fold.state_at(start)
        for branch in variation:
            state.apply(branch.action)
        return state

    def entries(self) -> list[Entry]:
        """The moves of the game in words."""
        return [entry_for(self.game, folded, (), unredacted=True) for folded in self.fold.lines]

    def branch_entries(self) -> list[tuple[int, Entry]]:
        """The moves of the variations in words, each with the number of the move before it."""
        return [
            (branch.after, self._entry(branch.id, self.state(branch.after), *branch[2:]))
            for branch in self.branches.values()
        ]

    def _entry(self, number: int, state: State, actor: int, action: int) -> Entry:
        chance = actor == CHANCE
        space = self.game.outcomes if chance else self.game.actions
        kind, fields = space.decode(action)
        text = Text(*self.game.entry_text(state, action))
        events = collect_events(state, action)
        return Entry(
            seq=number,
            kind="chance" if chance else "decision",
            actor=None if chance else actor,
            notation=space.notation(action),
            action=ActionInfo(id=action, kind=kind, fields=fields),
            text=text,
            events=[Text(event.key, event.params) for event in events],
            to=None,
            agree=None,
            at=0.0,
        )

    def position(self, study: str, node: int, seat: int | None, *, asks: bool) -> Position:
        """The position after a move, as a seat or a spectator sees it; `asks` adds the choices."""
        state = self.state(node)
        actor = state.actor()
        view = state.view(seat)
        return Position(
            table=study,
            seq=node,
            seat=seat,
            view=view,
            derived=board_data(self.game, view),
            scores=list(state.scores()),
            turn=Turn(seat=actor if actor >= 0 else None, waiting_for=None, over=actor < -1),
            prompt=prompt_for(self.game, state, actor) if asks and actor >= 0 else None,
            offers=None,
            undo=UndoState(limit=None, turn=None, redo=False, asked_by=None, asked_to=None),
            result=None,
        )

    def children(self, node: int) -> list[Branch]:
        """The moves that follow a move: of the game, and of variations."""
        following = [branch for branch in self.branches.values() if branch.after == node]
        log = self.fold.match.log
        if node < len(log):
            following.insert(0, Branch(node + 1, node, *log[node]))
        return following

    def play(self, after: int, action: int) -> int:
        """Play a decision after a move and the chance that follows; returns the last number.

        A move that is there already is not added again.
        """
        state = self.state(after)
        actor = state.actor()
        if actor < 0:
            raise Denied(409, "error-not-your-turn")
        state.apply(action)  # raises IllegalAction
        node = self._add(after, actor, action)
        dealer = Dealer(secrets.randbits(63))
        while state.actor() == CHANCE:
            following = self.children(node)
            outcome = following[0].action if following else dealer.deal(state)
            state.apply(outcome)
            node = self._add(node, CHANCE, outcome)
        return node

    def _add(self, after: int, actor: int, action: int) -> int:
        for child in self.children(after):
            if child.action == action and child.actor == actor:
                return child.id
        if len(self.branches) >= MOST_MOVES:
            raise Denied(409, "error-study-full")
        number = max(self.branches, default=FIRST_BRANCH - 1) + 1
        self.branches[number] = Branch(number, after, actor, action)
        return number

    def remove(self, node: int) -> None:
        """Remove a move of a variation and all that follow it, with their comments."""
        if node not in self.branches:
            raise Denied(404, "error-no-position")
        removed = {node}
        for branch in sorted(self.branches.values()):
            if branch.after in removed:
                removed.add(branch.id)
        for number in removed:
            self.branches.pop(number)
            self.comments.pop(number, None)

    def comment(self, node: int, text: str) -> None:
        """Set the comment on a move; an empty one removes it. 0 is before the first move."""
        self.path(node)
        if not text.strip():
            self.comments.pop(node, None)
            return
        if node not in self.comments and len(self.comments) >= MOST_COMMENTS:
            raise Denied(409, "error-study-full")
        self.comments[node] = text.strip()


def chapter_from(row: Any) -> StudyChapter:
    """The chapter of a stored row."""
    branches = [Branch(*values) for values in row.branches]
    comments = {int(node): str(text) for node, text in row.comments.items()}
    return StudyChapter(row.khipu, comments, {branch.id: branch for branch in branches})
