"""The commands `backup`, `restore` and `doctor`: taking care of a server's database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from frostglass.terminal.command import SpokenApp
from frostglass.terminal.speaking import words

NOT_WELL: Final = 1


def backup(
    file: Annotated[Path, typer.Argument(help="help-backup-file", metavar="FILE")],
    database: Annotated[str, typer.Option(help="help-serve-database", metavar="URL")] = "",
) -> None:
    """Write all tables and campaigns into one file."""
    import asyncio

    from frostglass.server.backup import back_up
    from frostglass.server.folder import default_database

    number = asyncio.run(back_up(database or default_database(), file))
    print(words()("backup-written", number=number, file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(help="help-restore-file", metavar="FILE")],
    database: Annotated[str, typer.Option(help="help-serve-database", metavar="URL")] = "",
) -> None:
    """Put a backup into an empty database."""
    import asyncio

    from frostglass.server.backup import restore as put_back
    from frostglass.server.folder import default_database

    number = asyncio.run(put_back(file, database or default_database()))
    print(words()("restore-done", number=number))


def doctor(
    database: Annotated[str, typer.Option(help="help-serve-database", metavar="URL")] = "",
    back_to: Annotated[str, typer.Option("--back-to", help="help-doctor-back-to", metavar="VERSION")] = "",
) -> None:
    """Say what is well with a database and what is not."""
    import asyncio

    from frostglass.server.doctor import examine, go_back
    from frostglass.server.folder import default_database

    where = database or default_database()
    if back_to:
        asyncio.run(go_back(where, back_to))
        print(words()("doctor-went-back", version=back_to))
        return
    findings = asyncio.run(examine(where))
    for finding in findings:
        print(("  " if finding.well else "! ") + words()(finding.id, **finding.details))
    if not all(finding.well for finding in findings):
        raise typer.Exit(NOT_WELL)


def register(app: SpokenApp) -> None:
    app.command(help="help-backup", epilog="frostglass backup tables-monday.sqlite")(backup)
    app.command(help="help-restore", epilog="frostglass restore tables-monday.sqlite --database postgresql://...")(
        restore
    )
    app.command(help="help-doctor", epilog="frostglass doctor")(doctor)
