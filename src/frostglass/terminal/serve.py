"""The commands `serve` and `play`: a server for others, and a game on this machine."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Annotated, Final

import typer

from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.terminal.command import SpokenApp, whole_number, within
from frostglass.terminal.completing import games
from frostglass.terminal.files import read_json
from frostglass.terminal.speaking import words

HERE: Final = "127.0.0.1"
PORT: Final = 8421
GAMES: Final = ("arena", "embers")


def serve(
    host: Annotated[str, typer.Option(help="help-serve-host")] = HERE,
    port: Annotated[int, typer.Option(help="help-serve-port", parser=whole_number)] = PORT,
    database: Annotated[str, typer.Option(help="help-serve-database", metavar="URL")] = "",
    workers: Annotated[int, typer.Option(help="help-serve-workers", parser=whole_number)] = 1,
    origin: Annotated[list[str] | None, typer.Option(help="help-serve-origin")] = None,
    trust_proxy: Annotated[list[str] | None, typer.Option(help="help-serve-trust-proxy", metavar="ADDRESS")] = None,
    contact: Annotated[str, typer.Option(help="help-serve-contact", metavar="URL")] = "",
) -> None:
    """Run the server in the foreground."""
    from frostglass.server.contact import checked
    from frostglass.server.folder import default_database
    from frostglass.server.hosting import Hosting, limits_from_environment
    from frostglass.server.run import serve as run

    hosting = Hosting(
        host=host,
        port=_port(port),
        database=database or default_database(),
        workers=within("workers", workers, 1, 256),
        origins=tuple(origin or ()),
        proxies=tuple(trust_proxy or ()),
        contact=checked(contact),
        limits=limits_from_environment(),
    )
    run(hosting, _announce)


def play(
    game: Annotated[str, typer.Argument(help="help-play-game", metavar="arena|embers", autocompletion=games)] = "",
    terminal: Annotated[bool, typer.Option("--terminal", help="help-play-terminal")] = False,
    position: Annotated[str, typer.Option("--position", metavar="FILE", help="help-play-position")] = "",
    no_browser: Annotated[bool, typer.Option("--no-open", "--no-browser", help="help-play-no-browser")] = False,
    port: Annotated[int, typer.Option(help="help-play-port", parser=whole_number)] = 0,
) -> None:
    """Play in the browser, or in the terminal."""
    if game and game not in GAMES:
        raise Refused("unknown-game", game=game)
    document = read_json(position) if position else None
    if document is not None and game and Fields(document).text("game") != game:
        raise Refused("not-this-game", field="game", game=game)
    if terminal:
        from frostglass.terminal.player import play_in_terminal

        play_in_terminal(game or None, words().language, document)
        return
    from frostglass.server.folder import default_database
    from frostglass.server.hosting import Hosting
    from frostglass.server.run import serve as run

    def ready(address: str) -> None:
        _announce(address)
        if not no_browser:
            _open(address + (_editor(document) if document is not None else f"?game={game}" if game else ""))

    run(Hosting(host=HERE, port=_port(port), database=default_database(), quiet=True), ready)


def register(app: SpokenApp) -> None:
    app.command(
        help="help-serve",
        epilog="frostglass serve --host 0.0.0.0 --port 8421\nfrostglass serve --database postgresql://...",
    )(serve)
    app.command(
        help="help-play",
        epilog="frostglass play arena\nfrostglass play embers --no-open\n"
        "frostglass play arena --terminal --position position.json",
    )(play)


def _announce(address: str) -> None:
    print(words()("serve-at", address=address), flush=True)


def _open(address: str) -> None:
    """Open the user's browser, which may take its time."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _editor(document: object) -> str:
    """The address of the editor with this position, as the page writes it too."""
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    packed = packer.compress(json.dumps(document).encode()) + packer.flush()
    return f"editor#p={base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def _port(port: int) -> int:
    return within("port", port, 0, 65535)
