#!/usr/bin/env python3
"""Writes the pictures that tests/symbol compares our painting with: noto.png and colrtest.png, beside this file.

usage: make_reference.py               (needs Debian's chromium and python3-pil; fonts set up by scripts/setup)
       make_reference.py --all FOLDER  all recommended emoji instead, as sheets in FOLDER, for bench/symbol

They are headless Chromium's rendering of the same fonts, which shares no code with ours: each glyph in a cell of its
own, four times as large as stored, then averaged over 4 x 4 pixels. symbol/reference_sheet.hpp has the same numbers.
"""
import html
import json
import math
import pathlib
import subprocess
import sys
import tempfile

from PIL import Image

HERE = pathlib.Path(__file__).resolve().parent
FONTS = HERE.parent.parent / "fonts" / "node_modules"
OVERSAMPLING = 4
COLUMNS = 10
NOTO = FONTS / "@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf"


class Sheet:
    """Cells of `cell` pixels; a glyph's em is `em` pixels, its origin at (`left`, `base`) in the cell."""

    def __init__(self, name, font, texts, cell, em, left, base):
        self.name, self.font, self.texts = name, font, texts
        self.cell, self.em, self.left, self.base = cell, em, left, base

    def size(self):
        return COLUMNS * self.cell * OVERSAMPLING, math.ceil(len(self.texts) / COLUMNS) * self.cell * OVERSAMPLING

    def page(self):
        width, height = self.size()
        big = OVERSAMPLING
        parts = []
        for i, text in enumerate(self.texts):
            x = (i % COLUMNS * self.cell + self.left) * big
            y = (i // COLUMNS * self.cell + self.base) * big
            parts.append(f'<text x="{x}" y="{y}">{html.escape(text)}</text>')
        return f"""<!doctype html><meta charset="utf-8"><style>
            @font-face {{ font-family: "The font of {self.name}"; src: url("{self.font.as_uri()}"); }}
            body {{ margin: 0; background: white; }}
            text {{ font-family: "The font of {self.name}"; font-size: {self.em * big}px; }}
            </style><svg width="{width}" height="{height}" style="display: block">{"".join(parts)}</svg>"""


def render(sheet, folder):
    page, picture = folder / "page.html", folder / "page.png"
    page.write_text(sheet.page(), encoding="utf-8")
    width, height = sheet.size()
    quiet = ["--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
             "--disable-sync"]
    subprocess.run(["chromium", "--headless", "--no-sandbox", "--disable-gpu", *quiet, f"--user-data-dir={folder}/user",
                    "--allow-file-access-from-files", "--hide-scrollbars", "--force-device-scale-factor=1",
                    "--virtual-time-budget=20000", f"--window-size={width},{height}", f"--screenshot={picture}",
                    page.as_uri()], check=True, stderr=subprocess.DEVNULL)
    with Image.open(picture) as big:
        assert big.size == (width, height), big.size
        return big.convert("RGB").resize((width // OVERSAMPLING, height // OVERSAMPLING), Image.Resampling.BOX)


def noto_sheet(name, emoji):
    return Sheet(name, NOTO, emoji, cell=88, em=64, left=4, base=66)


def make(sheets, target):
    for sheet in sheets:
        with tempfile.TemporaryDirectory() as folder:
            render(sheet, pathlib.Path(folder)).save(target / f"{sheet.name}.png", optimize=True)


def references():
    emoji = (HERE / "noto.txt").read_text(encoding="utf-8").split()
    names = (HERE.parent / "data/colrtest.txt").read_text(encoding="utf-8").split()
    return [noto_sheet("noto", emoji),
            Sheet("colrtest", HERE.parent / "data/colrtest.ttf", [chr(0xF000 + i) for i in range(len(names))],
                  cell=72, em=64, left=4, base=62)]


def all_emoji():
    """Every emoji that Unicode recommends, fully qualified, with all skin tones."""
    data = json.loads((FONTS / "emojibase-data/en/data.json").read_text(encoding="utf-8"))
    for entry in data:
        if "group" in entry:
            yield entry["emoji"]
            yield from (tone["emoji"] for tone in entry.get("skins", []))


def all_sheets(folder):
    per_sheet = 40 * COLUMNS  # Chromium draws no picture of 16384 pixels or more
    emoji = list(all_emoji())
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "emoji.txt").write_text("\n".join(emoji) + "\n", encoding="utf-8")
    for first in range(0, len(emoji), per_sheet):
        yield noto_sheet(f"noto-{first // per_sheet}", emoji[first:first + per_sheet])


if len(sys.argv) == 3 and sys.argv[1] == "--all":
    FOLDER = pathlib.Path(sys.argv[2]).resolve()
    make(all_sheets(FOLDER), FOLDER)
else:
    make(references(), HERE)
