#!/usr/bin/env python3
"""translations.py SOURCE: what each file in po/ translates is a text of the program, with the same places for values.

Prints how many texts of the pages and of the designer each language lacks; these are in English.
"""
import ast
import json
import re
import sys
from pathlib import Path

LITERALS = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
# Adjacent literals are one text; a comment may stand between them.
JOINED = re.compile(r'"(?:[^"\\\n]|\\.)*"(?:\s*(?://[^\n]*\n\s*)?"(?:[^"\\\n]|\\.)*")*')
PLACES = re.compile(r"\{\{|\}\}|\{(\w*)(?::[^{}]*)?\}")


def unescape(quoted):
    return ast.literal_eval(f'"{quoted}"')


def read_literals(root):
    for path in sorted([*root.glob("src/**/*.[ch]pp"), *root.glob("include/**/*.hpp")]):
        for found in JOINED.findall(path.read_text(encoding="utf-8")):
            try:
                yield "".join(unescape(part) for part in LITERALS.findall(found)).strip(" \n")
            except (SyntaxError, ValueError):
                pass  # a literal with C++'s own escapes


def read_summaries(root):
    """Yields the comments below the first lines of styles, looks and templates, which the program prints."""
    for path in [*root.glob("themes/styles/*.yaml"), *root.glob("themes/looks/*.yaml"), *root.glob("themes/templates/*.yaml")]:
        comment = path.read_text(encoding="utf-8").split("\n")[1].removeprefix("# ")
        yield from comment.split(": ", 1) if path.parent.name == "templates" else [comment]


def read_entries(path):
    """Yields (context, [texts in English], [translations])."""
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        fields = {}
        for name, value in re.findall(r'^(msg\w+(?:\[\d\])?) ((?:"(?:[^"\\\n]|\\.)*"\n?)+)', block, re.M):
            fields[name] = "".join(unescape(part) for part in LITERALS.findall(value))
        if fields.get("msgid"):
            yield fields.get("msgctxt"), [fields[name] for name in ("msgid", "msgid_plural") if name in fields], \
                [text for name, text in fields.items() if name.startswith("msgstr")]


def list_places(text):
    """Returns the places for values by name or number; what has other signs in braces is as it is."""
    found = [match.group(1) for match in PLACES.finditer(text) if match.group(1) is not None]
    return {name or str(index) for index, name in enumerate(found)}


def find_problems(root):
    designer = json.loads((root / "web/src/designer/ui/texts.json").read_text(encoding="utf-8"))
    ours = [text if isinstance(text, str) else text["one"] for text in designer.values()]
    known = {*read_literals(root), *read_summaries(root), *ours, *(text["other"] for text in designer.values() if isinstance(text, dict))}
    for path in sorted(root.glob("po/*.po")):
        translated = set()
        for _, texts, forms in read_entries(path):
            translated.add(texts[0])
            for text in texts:
                if text not in known:
                    yield f"{path.name}: no text of the program is {text!r}"
            for form in forms:
                if list_places(form) not in [list_places(text) for text in texts]:
                    yield f"{path.name}: {form!r} has other places for values than {texts[-1]!r}"
        missing = [text for text in ours if text not in translated]
        print(f"{path.name}: {len(translated)} texts; {len(missing)} of the designer are in English{': ' if missing else ''}{missing or ''}")


if __name__ == "__main__":
    problems = list(find_problems(Path(sys.argv[1])))
    print("\n".join(problems))
    sys.exit(bool(problems))
