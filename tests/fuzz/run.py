#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The spotit-print authors
# SPDX-License-Identifier: MIT
"""Runs one of the fuzzers on seeds made from tests/data and from seeds/.

usage: run.py [--seconds N] [--seed N] [--corpus FOLDER] --tree BUILD_TREE NAME

A corpus that is kept finds more each time: run it for hours with --corpus and another --seed. An input that fails is
written to BUILD_TREE/failed-NAME-...; `BUILD_TREE/tests/fuzz/fuzz-NAME FILE` shows what it does.
"""
import argparse
import os
import pathlib
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
        if file.suffix in (".ttf", ".ttc", ".woff", ".woff2"):
            yield from (bytes([index]) + file.read_bytes() for index in (0, 1, 2, 65, 130))


def pictures():
    for file in [*sorted(DATA.glob("*.png")), *sorted(DATA.glob("*.jpg")), *sorted((HERE / "seeds").glob("*.svg"))]:
        yield file.read_bytes()


def themes():
    for folder in (HERE.parent.parent / "themes", HERE.parent / "theme" / "data"):
        yield from (file.read_bytes() for file in sorted(folder.rglob("*.yaml")))


SEEDS = {
    "colr": lambda: [*color_tables(), *whole_fonts()],
    "pictures": pictures,
    "theme": themes,
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
                   "-timeout=30", "-rss_limit_mb=400", "-malloc_limit_mb=4000", "-print_final_stats=1",
                   f"-artifact_prefix={arguments.tree}/failed-{arguments.name}-", corpus]
        words = HERE / f"{arguments.name}.dict"
        if words.exists():
            command.insert(1, f"-dict={words}")
        # What is asked for but never touched takes no memory: librsvg's tiles, of which little is drawn.
        # Freed memory is given back at once, so that what is counted is what an input needs.
        environment = dict(os.environ, ASAN_OPTIONS="quarantine_size_mb=1:allocator_may_return_null=1",
                           LSAN_OPTIONS=f"suppressions={HERE / 'leaks.txt'}:print_suppressions=0")
        return subprocess.run(command, env=environment).returncode


sys.exit(main())
