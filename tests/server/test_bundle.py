"""The bundler: what it makes keeps the meaning of modules, and what it does not understand it refuses."""

from __future__ import annotations

import re

import pytest

from frostglass.server import bundle


def script(**files: str) -> str:
    return bundle.script("main.js", {f"{name}.js": text for name, text in files.items()}.__getitem__)


def test_modules_come_after_what_they_import_and_once() -> None:
    made = script(
        main='import { a } from "./left.js";\nimport * as right from "./right.js";\na(right);\n',
        left='import {\n  one,\n  two as second,\n} from "./base.js";\nexport function a() {}\n',
        right='import { one } from "./base.js";\nexport const b = 1;\nexport class C {}\nexport function d() {}\n',
        base="export const one = 1;\nexport const two = 2;\n",
    )
    assert re.findall(r"^\{ // (\S+)$", made, re.MULTILINE) == ["base.js", "left.js", "right.js", "main.js"]
    assert 'const { one: one, two: second } = modules$["base.js"];' in made
    assert 'const right = modules$["right.js"];' in made
    assert 'modules$["right.js"] = Object.freeze({ b, C, d });' in made
    assert not re.search(r"^(import|export)\b", made, re.MULTILINE)


def test_a_type_named_in_a_comment_is_no_import_and_comments_are_left_out() -> None:
    made = script(main='/**\n * @param {import("./views.js").Views} views\n */\n// import("x")\n  run(); // now\n')
    assert "\nrun(); // now\n" in made
    assert "Views" not in made


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('import main from "./base.js";\n', "not in the dialect"),
        ("import { one } from './base.js';\n", "not in the dialect"),
        ('import "./base.js";\n', "not in the dialect"),
        ('import { one } from "lodash";\n', "no module of the page"),
        ('import { three } from "./base.js";\n', "does not export three"),
        ('import { one } from "./none.js";\n', "there is no none.js"),
        ('import { one } from "./main.js";\nexport const one = 1;\n', "main.js -> main.js"),
        ("export default 1;\n", "not in the dialect"),
        ("export let one = 1;\n", "not in the dialect"),
        ("export const { one } = {};\n", "not in the dialect"),
        ('export { one } from "./base.js";\n', "not in the dialect"),
        ('export * from "./base.js";\n', "not in the dialect"),
        ('const late = await import("./base.js");\n', "not in the dialect"),
        ("const here = import.meta.url;\n", "not in the dialect"),
    ],
)
def test_what_is_not_understood_is_refused(text: str, why: str) -> None:
    with pytest.raises(bundle.NotBundled, match=re.escape(why)):
        script(main=text, base="export const one = 1;\n")


@pytest.mark.parametrize("text", ['@import "x.css";', "a { fill: url(x.svg); }", 'a { fill: url("x.svg"); }'])
def test_a_style_sheet_names_no_other_file(text: str) -> None:
    with pytest.raises(bundle.NotBundled):
        bundle.sheet(["a.css"], {"a.css": text}.__getitem__)
    assert "url(#glow)" in bundle.sheet(["a.css"], {"a.css": "a { fill: url(#glow); }"}.__getitem__)
