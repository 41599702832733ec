"""`frostglass cards` and `frostglass rules`: the cards and the rules of both games as text."""

from __future__ import annotations

from typing import Annotated

import typer

from frostglass.terminal import completing
from frostglass.terminal.command import SpokenApp


def register(app: SpokenApp) -> None:
    app.command(
        "cards",
        help="help-cards",
        epilog="frostglass cards\nfrostglass cards everfrost\nfrostglass cards snow_fox --lang cs",
    )(cards)
    app.command(
        "rules",
        help="help-rules",
        epilog="frostglass rules\nfrostglass rules 6.3 --game arena\nfrostglass rules flare",
    )(rules)


Spoilers = Annotated[bool, typer.Option("--spoilers", help="help-spoilers")]


def cards(
    word: Annotated[
        str, typer.Argument(metavar="DECK|CARD", help="help-cards-word", autocompletion=completing.cards)
    ] = "",
    spoilers: Spoilers = False,
) -> None:
    from frostglass.terminal.cards import show_cards, show_decks

    if word:
        show_cards(word, spoilers)
    else:
        show_decks(spoilers)


def rules(
    word: Annotated[str, typer.Argument(metavar="NUMBER|WORD", help="help-rules-word")] = "",
    game: Annotated[
        str,
        typer.Option("--game", metavar="arena|embers", help="help-rules-game", autocompletion=completing.games),
    ] = "",
    spoilers: Spoilers = False,
) -> None:
    from frostglass.terminal.rulebook import show_contents, show_rules

    if word:
        show_rules(word, game, spoilers)
    else:
        show_contents(game, spoilers)
