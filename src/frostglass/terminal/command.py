"""What every command here has in common: help from messages, one line and status 2 for what is refused, no traceback.

Command modules offer `register(app)`. The help of a command or an option is the id of a message (`help-...`) whose
first paragraph is its summary; the epilog is an example, one command line or several.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NoReturn, TypeVar

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from frostglass.engine.errors import Refused
from frostglass.terminal.output import give_up, has_no_room
from frostglass.terminal.speaking import one_line, reason, take_language, words

PROGRAM: Final = "frostglass"
BAD_INPUT: Final = 2

Command = TypeVar("Command", bound=Callable[..., Any])


class SpokenCommand(TyperCommand):
    """A command whose help is a message."""

    allow_extra_args = True

    def get_params(self, ctx: Any) -> list[Any]:
        return [_keep_plain(param) for param in super().get_params(ctx)]

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise Refused("extra-argument", argument=rest[0])
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write_help(self, ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        return _spoken(super().shell_complete(ctx, incomplete))


class SpokenGroup(TyperGroup):
    """A group of such commands; the outermost one turns whatever goes wrong into one line and an exit status."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args and not ctx.resilient_parsing:
            typer.echo(ctx.get_help())
            ctx.exit()
        return super().parse_args(ctx, args)

    def get_params(self, ctx: Any) -> list[Any]:
        return [_keep_plain(param) for param in super().get_params(ctx)]

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if not args[0].startswith("-") and args[0] not in self.commands and not ctx.resilient_parsing:
            raise Refused("unknown-command", command=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write_help(self, ctx, formatter, self.commands)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        return _spoken(super().shell_complete(ctx, incomplete))

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any) -> NoReturn:  # type: ignore[override]
        extra["standalone_mode"] = False
        status = 0
        if f"_{PROGRAM.upper()}_COMPLETE" in os.environ:
            from typer.completion import completion_init  # type: ignore[attr-defined]

            completion_init()
        try:
            try:
                given = take_language(sys.argv[1:] if args is None else args)
                status = super().main(given, PROGRAM, **extra) or 0
                sys.stdout.flush()
            except Refused as refusal:
                status = complain(reason(refusal))
            except typer.TyperException as error:
                status = complain(reason(_refusal(error)))
            except typer.Abort:
                status = 1
            except KeyboardInterrupt:
                status = 130
            _tell_of_damage()
        except BrokenPipeError:  # nobody reads any more
            give_up()
            status = 1
        except OSError as error:
            if not has_no_room(error):
                raise
            give_up()
            status = complain(reason(Refused("no-room")))
        sys.exit(status)


class SpokenApp(typer.Typer):
    """An app of spoken commands."""

    def __init__(self, **settings: Any) -> None:
        settings |= {"cls": SpokenGroup, "add_completion": False, "pretty_exceptions_enable": False}
        super().__init__(**settings)

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Command], Command]:
        settings.setdefault("cls", SpokenCommand)
        return super().command(name, **settings)


def _tell_of_damage() -> None:
    """Say which damaged files were put aside, and where."""
    if "frostglass.terminal.kept" not in sys.modules:
        return  # this command kept nothing
    from frostglass.terminal.kept import untold

    for told in untold():
        complain(one_line(words().say(told)))


def complain(line: str) -> int:
    """Say one line on standard error; the exit status that goes with it."""
    sys.stdout.flush()
    print(f"{PROGRAM}: {line}", file=sys.stderr)
    return BAD_INPUT


def whole_number(text: str | int) -> int:
    """A number that a person typed, or the default; for options (`parser=whole_number`)."""
    if not re.fullmatch(r"-?[0-9]{1,40}", str(text)):
        raise Refused("no-number", text=str(text))
    return int(text)


MOST: Final = 1_000_000
"""Diagrams: as many as anybody may want to see."""


def within(name: str, value: int, least: int, most: int) -> int:
    """The number of an option, refused where it is out of bounds."""
    if not least <= value <= most:
        raise Refused("out-of-range", field=name, least=least, most=most, found=value)
    return value


def _keep_plain(param: Any) -> Any:
    """Texts, flags and own parsers need no help in reading a value: typer's takes an eighth of a second to load."""
    wanted = param.type_descriptor
    parser = wanted.parameter_info.parser
    if (wanted.annotation not in (str, bool) and parser is None) or param.nargs != 1 or param.multiple:
        return param

    def process_value(ctx: Any, value: Any) -> Any:
        if ctx.resilient_parsing:
            return value
        if value is None and param.required:
            raise Refused("missing-argument", argument=_name(param))
        if value is not None and parser is not None:
            value = parser(value)
        return value if param.callback is None else param.callback(ctx, param, value)

    param.process_value = process_value
    return param


def _refusal(error: typer.TyperException) -> Refused:
    """What the option parser complains about, as a refusal that has words in every language."""
    option = getattr(error, "option_name", "")
    param = getattr(error, "param", None)
    name = "" if param is None else _name(param)
    match type(error).__name__:
        case "NoSuchOption":
            possible = getattr(error, "possibilities", None) or ()
            return Refused("unknown-option", option=option, known=", ".join(possible))
        case "BadOptionUsage" | "BadArgumentUsage":
            return Refused("option-without-value", option=option or name)
        case "MissingParameter":
            return Refused("missing-argument", argument=name)
        case "BadParameter":
            return Refused("bad-argument", argument=name, reason=error.message)
    return Refused("bad-usage", reason=error.format_message())


def _spoken(items: list[Any]) -> list[Any]:
    """Completions with their help in words."""
    for item in items:
        item.help = _summary(item.help)
    return items


# -- help -------------------------------------------------------------------------------------------------------------


def _write_help(command: Any, ctx: Any, formatter: Any, commands: Mapping[str, Any] = {}) -> None:
    say = words()
    arguments = [p for p in command.params if isinstance(p, TyperArgument) and not p.hidden]
    usage = [say("help-options"), *map(_usage, arguments), *([say("help-command")] if commands else [])]
    formatter.write_usage(ctx.command_path, " ".join(usage), prefix=f"{say('help-usage')}: ")
    formatter.write_paragraph()
    formatter.write_text(_said(command.help))
    shown = {name: sub for name, sub in commands.items() if not sub.hidden}
    _section(formatter, say("help-commands"), [(name, _summary(sub.help)) for name, sub in shown.items()])
    _section(formatter, say("help-arguments"), [(_name(p), _said(p.help)) for p in arguments])
    options = [p for p in command.params if isinstance(p, TyperOption) and not p.hidden]
    rows = [(_flags(p), _said(p.help)) for p in options]
    rows += [("--lang en|pl|cs", say("help-lang")), ("--help", say("help-help"))]
    _section(formatter, say("help-options-heading"), rows)
    if command.epilog:
        with formatter.section(say("help-example")):
            formatter.write("".join(f"  {line}\n" for line in command.epilog.splitlines()))


def _section(formatter: Any, heading: str, rows: Sequence[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(heading):
            formatter.write_dl(rows)


def _said(help: str | None) -> str:
    """The words of a help message; a text that is no message id stands for itself."""
    return words()(help) if help and help.startswith("help-") else help or ""


def _summary(help: str | None) -> str:
    return _said(help).partition("\n\n")[0]


def _name(param: Any) -> str:
    """What a person calls a parameter: the option, or the name of the argument in capitals."""
    if isinstance(param, TyperOption):
        return str(param.opts[0])
    return str(param.metavar or param.name.upper())


def _usage(argument: Any) -> str:
    return _name(argument) if argument.required else f"[{_name(argument)}]"


def _flags(option: Any) -> str:
    flags = ", ".join(option.opts)
    return flags if option.is_flag else f"{flags} {option.metavar or option.name.upper()}"
