# Persons who share a screen: the curtain, and what each of them gets to see.
from textual.pilot import Pilot

from frostglass.terminal.player.dialogs import Curtain, Reading
from frostglass.terminal.player.hotseat import ONLOOKER, HotSeat
from frostglass.terminal.player.table_screen import TableScreen
from tests.terminal.player.seats import DUEL, PROLOGUE, choose_first, headless, settled, shown, sit_down, table

WIDE = (160, 50)


def test_one_person_needs_no_curtain() -> None:
    seat = HotSeat([2])
    assert seat.viewer == 2
    assert not seat.curtain_before(1)
    assert not seat.curtain_before(2)


def test_two_persons_see_nothing_before_they_sit_down() -> None:
    seat = HotSeat([1, 3])
    assert seat.viewer == ONLOOKER
    assert seat.curtain_before(1)
    seat.sit_down(1)
    assert not seat.curtain_before(1)
    assert not seat.curtain_before(2)
    assert seat.curtain_before(3)
    seat.lower_curtain()
    assert seat.curtain_before(1)


def hidden_names(screen: TableScreen, seat: int) -> set[str]:
    """The names of the cards that only this seat knows."""
    words = screen.app.words
    view = screen.table.rules.view(screen.table.match.position, seat)
    mine = view["seats"][seat - 1]
    return {words(f"card-{card}") for card in (*mine["hand"], *mine["legends"], *mine["flares"])}


async def lift(pilot: Pilot[None]) -> None:
    await pilot.press("enter")
    await settled(pilot)


def test_the_curtain_hides_every_hand_and_lifts_for_one_person() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot, table("arena", {**DUEL, "start": 1}, "me", "me"))
        for _ in range(4):
            assert isinstance(pilot.app.screen, Curtain)
            both = hidden_names(screen, 1) | hidden_names(screen, 2)
            assert not [name for name in both if name in shown(pilot)]
            seat = screen.table.asked
            await lift(pilot)
            assert screen.table.viewer == seat
            while screen.table.asked == seat:
                assert not [name for name in hidden_names(screen, 3 - seat) if name in shown(pilot)]
                assert all(name in shown(pilot) for name in hidden_names(screen, seat))
                await choose_first(pilot, screen)

    headless(play, size=WIDE)


def test_under_the_curtain_the_table_is_drawn_for_an_onlooker() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot, table("arena", {**DUEL, "start": 1}, "me", "me"))
        await lift(pilot)
        seat = screen.table.viewer
        while screen.table.asked == seat:
            await choose_first(pilot, screen)
        assert screen.table.viewer == ONLOOKER
        assert screen.table.choices() == []

    headless(play)


def test_a_page_that_was_open_is_gone_behind_the_curtain() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot, table("arena", {**DUEL, "start": 1}, "me", "me"))
        await lift(pilot)
        seat = screen.table.viewer
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Reading)
        while screen.table.asked == seat:
            screen.table.play(screen.table.choices()[0].option)
        screen.proceed()
        await settled(pilot)
        assert isinstance(pilot.app.screen, Curtain)
        await lift(pilot)
        assert pilot.app.screen is screen

    headless(play)


def test_the_curtain_falls_between_aelin_and_rowan() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await sit_down(pilot, table("embers", PROLOGUE, "me", "me"))
        assert isinstance(pilot.app.screen, Curtain)
        assert "Rowan" in shown(pilot)
        await lift(pilot)
        assert isinstance(pilot.app.screen, TableScreen)

    headless(play)


def test_fenrys_never_sees_a_face_down_card() -> None:
    async def play(pilot: Pilot[None]) -> None:
        chapter = {"mode": "chapter", "chapter": 1}
        screen = await sit_down(pilot, table("embers", chapter, "random", "me"))
        for _ in range(5):
            rows = screen.table.view()["rows"]
            assert all(row["determination"] is None for row in rows if not row["face_up"])
            assert "○?" in shown(pilot)
            await choose_first(pilot, screen)

    headless(play)
