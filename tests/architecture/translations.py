#!/usr/bin/env python3
"""translations.py SOURCE: what each file in po/ translates is a text of the program, in all forms and with its places for values.

Prints how many texts of the sheets, pages, designer and messages each language lacks; these are in English.
"""
import ast
import gettext
import json
import re
import sys
from pathlib import Path

LITERALS = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
# Adjacent literals are one text; a comment may stand between them.
JOINED = re.compile(r'"(?:[^"\\\n]|\\.)*"(?:\s*(?://[^\n]*\n\s*)?"(?:[^"\\\n]|\\.)*")*')
PLACES = re.compile(r"\{\{|\}\}|\{(\w*)(?::[^{}]*)?\}")


# Where messages begin; what is between is of the same call.
CALLS = r"\b(?:write|fix|fix_instead|note|point_out|make_fix|decline|fail_by_usage|Sentence)\(\s*|\bwrite_count\([^\"]*|\.(?:message|label) =\s*"
SENTENCE = re.compile(r"[A-Za-z]{2,} [a-z]{2,}")
COMMANDS = ("spotit-print ", "cmake ", "--", "{}\n")
NO_PLACE = "back: {}"  # as themes have it
SHOWN = 200  # numbers below this have all forms of a language


def unescape(quoted):
    return ast.literal_eval(f'"{quoted}"')


def read_literals(root):
    for path in [*root.glob("src/**/*.[ch]pp"), *root.glob("include/**/*.hpp")]:
        for found in JOINED.findall(path.read_text(encoding="utf-8")):
            try:
                yield "".join(unescape(part) for part in LITERALS.findall(found)).strip(" \n")
            except (SyntaxError, ValueError):
                pass  # a literal with C++'s own escapes


def read_messages(root):
    """Yields the sentences among the texts that messages begin with: those of calls, and those behind an id."""
    ids = re.findall(r'^    \{"([a-z-]+)", Topic', (root / "include/spotit/diag/ids.hpp").read_text(encoding="utf-8"), re.M)
    message = re.compile(rf'(?:{CALLS}|"(?:{"|".join(ids)})",\s*)({JOINED.pattern})')
    for path in root.glob("src/**/*.[ch]pp"):
        for found in message.findall(path.read_text(encoding="utf-8")):
            text = "".join(unescape(part) for part in LITERALS.findall(found)).strip(" \n")
            if SENTENCE.search(re.sub(r"`[^`]*`|\{.*?\}", "", text)) and not text.startswith(COMMANDS):
                yield text


def read_sheet_texts(root):
    """Yields the texts of sheets and pages, those that a number decides in the form for 1."""
    row = re.compile(rf'^    \{{"[\w.]+",\s*({JOINED.pattern})(?:,\s*({JOINED.pattern}))?\}},$', re.M)
    for text, one in row.findall((root / "include/spotit/texts/english.hpp").read_text(encoding="utf-8")):
        yield "".join(unescape(part) for part in LITERALS.findall(one or text))


def read_summaries(root):
    """Yields the comments below the first lines of styles, looks and templates, which the program prints."""
    for path in [*root.glob("themes/styles/*.yaml"), *root.glob("themes/looks/*.yaml"), *root.glob("themes/templates/*.yaml")]:
        comment = path.read_text(encoding="utf-8").split("\n")[1].removeprefix("# ")
        yield from comment.split(": ", 1) if path.parent.name == "templates" else [comment]


def read_entries(path):
    """Yields (context, [texts in English], [translations]), first those of the header."""
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        fields = {}
        for name, value in re.findall(r'^(msg\w+(?:\[\d\])?) ((?:"(?:[^"\\\n]|\\.)*"\n?)+)', block, re.M):
            fields[name] = "".join(unescape(part) for part in LITERALS.findall(value))
        if "msgid" in fields:
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
    needed = {*read_messages(root), *read_sheet_texts(root), *ours}
    for path in sorted(root.glob("po/*.po")):
        (_, _, (header,)), *entries = read_entries(path)
        count, rule = re.search(r"nplurals=(\d+); plural=(.*?);", header).groups()
        choose = gettext.c2py(rule)
        numbers = [[n for n in range(SHOWN) if choose(n) == form] for form in range(int(count))]
        for _, texts, forms in entries:
            yield from (f"{path.name}: a place for a value has no name in {text!r}" for text in texts + forms
                        if any(place.isdigit() for place in list_places(text.replace(NO_PLACE, ""))))
            yield from (f"{path.name}: no text of the program is {text!r}" for text in texts if text not in known)
            if len(forms) != (int(count) if len(texts) > 1 else 1) or not all(forms):
                yield f"{path.name}: {texts[-1]!r} lacks a form"
            for form, of in zip(forms, numbers):
                # A form for no number above 1 may leave it out, as the English text for 1 does.
                allowed = texts[1:] if max(of) > 1 and len(texts) > 1 else texts
                if list_places(form) not in [list_places(text) for text in allowed]:
                    yield f"{path.name}: {form!r} has other places for values than {allowed[-1]!r}"
        missing = sorted(needed - {text for _, texts, _ in entries for text in texts})
        print(f"{path.name}: {len(entries)} texts; {len(missing)} of {len(needed)} are in English{': ' if missing else ''}{missing or ''}")


if __name__ == "__main__":
    problems = list(find_problems(Path(sys.argv[1])))
    print("\n".join(problems))
    sys.exit(bool(problems))
