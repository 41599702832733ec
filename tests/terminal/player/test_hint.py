# F3 points at what a bot would choose; the person still chooses.
from textual.pilot import Pilot
from textual.widgets import Static

from frostglass.terminal.player.bots import adviser
from frostglass.terminal.player.choices import Choices
from tests.terminal.player.seats import DUEL, PROLOGUE, headless, settled, sit_down, table


def test_f3_points_at_a_choice_of_the_partner() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot, table("embers", PROLOGUE, "me", "random"))
        while len(screen.table.choices()) < 2:
            await pilot.press("1", "enter")
            await settled(pilot)
        before = list(screen.table.match.entries)
        question = screen.table.hint_question()
        assert question is not None
        await pilot.press("f3")
        await settled(pilot)
        pointed = screen.query_one(Choices).pointed
        assert pointed is not None
        assert pointed.option == question.answer()
        assert screen.table.match.entries == before
        await pilot.press("enter")
        await settled(pilot)
        assert len(screen.table.match.entries) > len(before)

    headless(play)


def test_in_embers_the_hint_says_why() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot, table("embers", {"mode": "chapter", "chapter": 1}, "partner", "me"))
        assert screen.table.hint_question() is not None
        while screen.table.match.decision is None or screen.table.match.decision.kind != "blink":
            await pilot.press("1", "enter")
            await settled(pilot)
        question = screen.table.hint_question()
        assert question is not None
        why = [screen.app.words.say(reason) for reason in question.explained(question.answer())[0].reasons]
        await pilot.press("f3")
        await settled(pilot)
        shown = str(screen.query_one("#question", Static).render())
        assert why
        assert all(reason in shown for reason in why)
        assert "complete row" in shown

    headless(play)


def test_a_hint_is_only_for_the_one_who_is_asked() -> None:
    at = table("arena", DUEL, "me", "me")
    assert at.hint_question() is None  # the curtain is down
    at.hotseat.sit_down(at.asked)
    question = at.hint_question()
    assert question is not None
    assert question.spec == adviser("arena")
    assert question.view == at.rules.look(at.match.position, at.asked)
