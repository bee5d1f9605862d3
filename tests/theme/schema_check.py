"""Holds themes/theme.schema.json against themes with python3-jsonschema, which shares no code with the program: every
good theme must be valid, and mistakes must not be. Argument: the source tree. Ends with 77 where the validator is missing."""

import pathlib
import json
import re
import sys

try:
    import jsonschema
    import yaml
except ImportError as missing:
    print(f"skipped: {missing}")
    sys.exit(77)

# Themes that must be refused, each with one mistake.
WRONG = [
    "titel: Animals",
    "card: {sise: 85mm}",
    "card: {size: 85mm, size_variety: 2}",
    "card: {margin: 12px}",
    "card: {margin: 3}",
    "card: {shape: oval}",
    "deck: {symbols_per_card: eight}",
    "deck: {cards: 1.5}",
    "deck: {forms: {mode: both}}",
    "deck: {forms: {of: [picture]}}",
    "sheet: {back_offset: [1mm]}",
    "sheet: {duplex: long}",
    "symbols: [{emojy: 🐶}]",
    "symbols: {emoji: 🐶}",
    "symbols: [[🐶]]",
    "layout: {rotation: sideways}",
    "layout: {reroll: {3: many}}",
    "back: {background: {gradient: square}}",
    "check: {look_alike: never}",
    "output: {pdf: x-9}",
    "extras: {rules: [chess]}",
]
# Themes that must be taken, though they look strange.
RIGHT = [
    "symbols:\n  - :unicorn:\n  - U+1F984\n  - 6\n  - yes\n  - dog",
    "card: {border: {colour: red}}",
    "card: {size: 2 1/2 x 3 1/2 in, margin: 1/8in, corner_radius: 0}",
    "card: {background: {pattern: dots, colours: [red, blue]}}",
    "x_note: {anything: [goes]}",
    "card: {x_note: here}",
    "layout: {rotation: 8 steps}",
    "layout: {rotation: ±30°}",
    "layout: {fill: 45%}",
    "check: {look_alike: off}",
    "deck: {symbols_per_card: auto, cards: all, dual: yes}",
    "deck: {categories: {a: 🐶 🐱, b: [🍎, 🍌], c: [{group: birds, count: 2}]}}",
    "back: navy",
    "back: none",
    "output: {pdf: 1.7}",
    "extras: {rules: true}",
    "extends: kids",
    "extends: [kids, ./school.yaml]",
    "sheet: {paper: 210x297mm}",
]


class Yaml12(yaml.SafeLoader):
    """Reads plain words as YAML 1.2 does, and so editors: yes, no, on and off are texts."""

    yaml_implicit_resolvers = {}


for tag, pattern, first in (
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("int", r"[-+]?[0-9]+", "-+0123456789"),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", "-+.0123456789"),
    ("null", r"~|null|Null|NULL|", "~nN\0"),
):
    Yaml12.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^({pattern})$"), list(first))


def check_spellings(validator, path, failures):
    """The schema must say of each line what the program says, which spellings_test.cpp asks."""
    count = 0
    for line in path.read_text().splitlines():
        if line.startswith("#"):
            continue
        count += 1
        is_right, text = line[0] == "+", line[2:]
        if validator.is_valid(yaml.load(text, Yaml12)) != is_right:
            failures.append(f"{'refused' if is_right else 'taken'}: {text}")
        if is_right and not validator.is_valid(yaml.safe_load(text)):
            failures.append(f"refused as YAML 1.1: {text}")
    return count


def main():
    tree = pathlib.Path(sys.argv[1])
    schema = json.loads((tree / "themes/theme.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failures, checked = [], 0
    good = sorted(path for folder in ("themes", "tests/theme/examples") for path in (tree / folder).rglob("*.yaml"))
    for path in good:
        checked += 1
        for error in validator.iter_errors(yaml.safe_load(path.read_text())):
            failures.append(f"{path.name}: {error.json_path}: {error.message[:200]}")
    for text in RIGHT:
        for error in validator.iter_errors(yaml.safe_load(text)):
            failures.append(f"refused: {text}: {error.message[:200]}")
    for text in WRONG:
        if validator.is_valid(yaml.safe_load(text)):
            failures.append(f"taken: {text}")
    spellings = check_spellings(validator, tree / "tests/theme/data/spellings.txt", failures)
    for failure in failures:
        print(failure)
    print(f"{checked} themes, {len(RIGHT)} right and {len(WRONG)} wrong lines, "
          f"{spellings} spellings; {len(failures)} failures")
    return 1 if failures or checked < 30 or spellings < 100 else 0


sys.exit(main())
