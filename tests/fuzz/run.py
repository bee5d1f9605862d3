#!/usr/bin/env python3
"""Runs one of the fuzzers on seeds made from tests/data and from seeds/.

usage: run.py [--seconds N] [--seed N] [--corpus FOLDER] --tree BUILD_TREE NAME

A corpus that is kept finds more each time: run it for hours with --corpus and another --seed. An input that fails is
written to BUILD_TREE/failed-NAME-...; `BUILD_TREE/tests/fuzz/fuzz-NAME FILE` shows what it does.
"""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
DATA = HERE.parent / "data"


def color_tables():
    """A COLR table of its own for each character of the test font, with the glyphs' numbers unchanged."""
    from fontTools import subset
    from fontTools.ttLib import TTFont
    characters = (DATA / "colrtest.txt").read_text(encoding="utf-8").split()
    for index in range(min(len(characters), 256)):
        font = TTFont(DATA / "colrtest.ttf", lazy=True)
        options = subset.Options(retain_gids=True, notdef_outline=True, layout_features=[])
        chooser = subset.Subsetter(options)
        chooser.populate(unicodes=[0xF000 + index])
        chooser.subset(font)
        if "COLR" in font:
            yield bytes([index]) + font.getTableData("COLR")


def whole_fonts():
    for file in sorted(DATA.glob("*.*")):
        if file.suffix in (".ttf", ".ttc"):
            yield from (bytes([index]) + file.read_bytes() for index in (0, 1, 2, 65, 130))


def pictures():
    other = (".ttf", ".ttc", ".txt", ".py")
    for file in [*(file for file in sorted(DATA.glob("*.*")) if file.suffix not in other), *sorted((HERE / "seeds").glob("*.svg"))]:
        yield file.read_bytes()


def themes():
    for folder in (HERE.parent.parent / "themes", HERE.parent / "theme" / "data"):
        yield from (file.read_bytes() for file in sorted(folder.rglob("*.yaml")))


def small_deck(clips):
    """Three cards with two of three symbols each, and a back: forms, or what a program that writes them out leaves."""
    objects = ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
               "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /TrimBox [0 0 300 300] /Contents 4 0 R "
               "/Resources << /XObject << /A 5 0 R /B 6 0 R /C 7 0 R >> /Font << /N 8 0 R >> >> >>"]
    page = "BT 3 Tr /N 4 Tf 9 9 Td (#deck projective) Tj ET\n"
    sides = {"A": "re f", "B": "re S", "C": "re B"}
    for number, symbols in enumerate(("AB", "AC", "BC")):
        for place, symbol in enumerate(symbols):
            drawn = f"-10 -10 20 20 re W n 0 0 1 rg -5 -5 9 9 {sides[symbol]}" if clips else f"/{symbol} Do"
            page += f"q 1 0 0 1 {60 * place + 30} {90 * number + 50} cm {drawn} Q\n"
        page += f"BT 3 Tr /N 4 Tf 60 {90 * number + 55} Td (#{number + 1}/3) Tj -30 -5 Td ({symbols[0]}) Tj 60 0 Td " \
                f"({symbols[1]}) Tj ET\n"
    page += "BT 3 Tr /N 4 Tf 240 55 Td (#back) Tj ET\n"
    streams = [("", page)] + [("/Subtype /Form /BBox [-10 -10 10 10] /Resources << >>", f"-5 -5 9 9 {side}")
                              for side in sides.values()]
    objects += [f"<< {extra} /Length {len(data)} >>\nstream\n{data}\nendstream" for extra, data in streams]
    meanings = "1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <20> <7E> <0020> endbfrange"
    objects += ["<< /Type /Font /Subtype /Type3 /FontMatrix [.001 0 0 .001 0 0] /ToUnicode 9 0 R /FirstChar 32 "
                "/Widths [500 500] >>", f"<< /Length {len(meanings)} >>\nstream\n{meanings}\nendstream"]
    # Without a table of its objects: fuzzing would break it in any case, and qpdf looks for them then.
    text = "%PDF-1.7\n" + "".join(f"{i} 0 obj\n{body}\nendobj\n" for i, body in enumerate(objects, 1))
    return (text + "trailer << /Root 1 0 R /Size 10 >>\n%%EOF\n").encode()


def card_lists():
    """Small decks of each kind of list: symbols alone, two forms, a Set deck."""
    fano = [[0, 1, 2], [0, 3, 4], [0, 5, 6], [1, 3, 5], [1, 4, 6], [2, 3, 6], [2, 4, 5]]
    names = ["ant", "bee", "cat", "dog", "eel", "fox", "gnu"]
    plain = {"schema_version": 1, "title": "t", "language": "en", "kind": "projective",
             "symbols": [{"id": name, "name": name, "text": name, "names": {"fr": name}} for name in names],
             "cards": [{"number": i + 1, "symbols": [names[s] for s in card]} for i, card in enumerate(fano)]}
    yield json.dumps(plain).encode()
    forms = [{"text": "x"}, {"emoji": "🐶"}]
    split = plain | {"symbols": [symbol | {"forms": forms} for symbol in plain["symbols"]],
                     "cards": [card | {"pile": 1 + i % 2, "forms": [i % 2] * 3} for i, card in enumerate(plain["cards"])]}
    yield json.dumps(split).encode()


def request_heads():
    """A request of each route as the page sends it, and what other pages might try."""
    routes = (HERE.parent.parent / "src/serve/http/routes.cpp").read_text(encoding="utf-8")
    for method, path in re.findall(r'{"([A-Z]+)", "(/[^"]*)"', routes):
        yield f"{method} {path}\nhost localhost:4000\norigin http://localhost:4000\nsite same-origin\nlength 10\nsession".encode()
        yield f"{method} {path}\nhost localhost:4000\nsession photos".encode()
        yield f"{method} {path}\nhost cards.school.example\norigin https://evil.example\nsite cross-site\nlength -1".encode()


def messages():
    """What pages ask, and what the worker answers."""
    yield json.dumps({"text": "symbols: 🐶 🐱", "has": ["s1", "g2"], "first": [3, 12], "want": "sheet", "page": 2, "proof": True,
                      "client": "1-2"}).encode()
    yield json.dumps({"words": "katze hund", "language": "de", "format": "svg"}).encode()
    yield b'{"text":"\\ud83d","page":-1,"first":[],"has":[]}'
    yield b'1 + 14\n{"t":"head"}\n1 . 0\n12 ! 2\nno12 . 0\n'
    yield b"3 + 0\n3 + 00007\n1 + 2\n34 . 0\n"


SEEDS = {
    "cards": card_lists,
    "colr": lambda: [*color_tables(), *whole_fonts()],
    "messages": messages,
    "pictures": pictures,
    "routes": request_heads,
    "theme": themes,
    "verify": lambda: [small_deck(clips=False), small_deck(clips=True)],
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--corpus", type=pathlib.Path)
    parser.add_argument("--tree", type=pathlib.Path, required=True)
    parser.add_argument("name", choices=SEEDS)
    arguments = parser.parse_args()
    program = arguments.tree / "tests" / "fuzz" / f"fuzz-{arguments.name}"
    if not program.exists():
        print(f"{program} is not built")
        return 4  # ctest: skipped
    with tempfile.TemporaryDirectory() as scratch:
        corpus = arguments.corpus or pathlib.Path(scratch)
        corpus.mkdir(parents=True, exist_ok=True)
        for number, seed in enumerate(SEEDS[arguments.name]()):
            (corpus / f"seed-{number:04}").write_bytes(seed)
        command = [program, f"-max_total_time={arguments.seconds}", f"-seed={arguments.seed}", "-max_len=20000",
                   "-timeout=300", "-rss_limit_mb=400", "-malloc_limit_mb=4000", "-print_final_stats=1",
                   f"-artifact_prefix={arguments.tree}/failed-{arguments.name}-", corpus]
        words = HERE / f"{arguments.name}.dict"
        if words.exists():
            command.insert(1, f"-dict={words}")
        # Memory that is asked for but never touched takes none: librsvg's tiles, of which little is drawn.
        # Freed memory is given back at once, so that what is counted is what an input needs.
        environment = dict(os.environ, ASAN_OPTIONS="quarantine_size_mb=1:allocator_may_return_null=1",
                           LSAN_OPTIONS=f"suppressions={HERE / 'leaks.txt'}:print_suppressions=0")
        return subprocess.run(command, env=environment).returncode


sys.exit(main())
