"""Fonts with random damage: each makes the deck, or is refused with an id where the theme names it."""

import os
import random
import re
import struct
import unittest
from concurrent.futures import ThreadPoolExecutor

from program import SOURCE, TRIES_ALL, WholeTest

WORDS = "cat, dog, mouse, bird, bear, wolf, lion"
PRIVATE = ", ".join(f'"{chr(0xF000 + number)}"' for number in range(7))  # what fonts of the tests have
DATA = SOURCE / "tests/data"
NUNITO = SOURCE / "fonts/node_modules/@expo-google-fonts/nunito/800ExtraBold/Nunito_800ExtraBold.ttf"
FONTS = [("text", NUNITO, WORDS),
         ("text", "/usr/share/fonts/opentype/urw-base35/P052-Roman.otf", WORDS),
         ("text", DATA / "colrtest.ttc", PRIVATE),
         ("text", DATA / "svgtest.ttf", '"\uF000", "\uF001", '
          + ", ".join(f'{{text: {word}, font: "{NUNITO}"}}' for word in ("cat", "dog", "mouse", "bird", "bear"))),
         ("emoji", DATA / "bitmaptest.ttf", "☀, ☁, cat, dog, mouse, bird, bear")]
EACH = 100 if TRIES_ALL else 1


def with_two_emoji(font):
    """The font of bitmaps with its two characters moved to ☀ and ☁, in both maps of format 4."""
    for old, new in ((b"\xf0\x01\xff\xff", b"\x26\x01\xff\xff"), (b"\xf0\x00\xff\xff", b"\x26\x00\xff\xff"),
                     (b"\x10\x01\x00\x01", b"\xda\x01\x00\x01")):
        assert old in font
        font = font.replace(old, new)
    return font


def list_tables(font):
    """Where the tables of the first font lie: (offset, size)."""
    start = struct.unpack_from(">I", font, 12)[0] if font.startswith(b"ttcf") else 0
    count, = struct.unpack_from(">H", font, start + 4)
    return [struct.unpack_from(">II", font, start + 12 + 16 * number + 8) for number in range(count)]


def damage(font, source):
    """Some bytes changed, in all of it or in one table, or its end cut off."""
    if source.random() < 0.05:
        return font[:source.randrange(len(font))]
    changed = bytearray(font)
    offset, size = source.choice([(0, len(font)), (0, 300), *list_tables(font)])
    for _ in range(source.choice([1, 3, 30, max(1, size // 20)])):
        changed[min(offset + source.randrange(max(size, 1)), len(font) - 1)] = source.randrange(256)
    return bytes(changed)


class DamagedFonts(WholeTest):
    def try_font(self, key, symbols, number, font):
        """What was wrong with a run; None if nothing was."""
        name = f"{number}.font.ttf"
        (self.folder / name).write_bytes(font)
        theme = self.write(f"{number}.yaml", f"symbols: [{symbols}]\nfonts: {{{key}: {name}}}\n"
                                             "layout: {effort: fast}\n")
        made = self.run_program(theme.name, "-o", f"{number}.pdf")
        if made.returncode == 0:
            return None
        checked = self.run_program("check", theme.name)
        errors = [line for line in made.stderr.splitlines() if " error: " in line or "internal" in line]
        has_place = all(re.match(rf"{theme.name}:\d+:\d+: error: ", line) for line in errors)
        is_refused = made.returncode in (1, 3) and errors and has_place and checked.returncode == made.returncode
        return None if is_refused else f"exit {made.returncode}, check {checked.returncode}: {made.stderr}"

    def test_fonts_with_damage_make_the_deck_or_are_refused_where_the_theme_names_them(self):
        for key, file, symbols in FONTS:
            if not os.path.exists(file):
                continue
            with open(file, "rb") as opened:
                font = opened.read()
            if key == "emoji":
                font = with_two_emoji(font)
            with self.subTest(file=file), ThreadPoolExecutor(2) as pool:
                self.write("whole.yaml", f"symbols: [{symbols}]\nfonts: {{{key}: whole.ttf}}\n")
                (self.folder / "whole.ttf").write_bytes(font)
                self.make("whole.yaml")
                fonts = [damage(font, random.Random(f"{file} {number}")) for number in range(EACH)]
                found = pool.map(lambda each: self.try_font(key, symbols, *each), enumerate(fonts))
                self.assertEqual([], [f"font {number}: {problem}" for number, problem in enumerate(found) if problem])


if __name__ == "__main__":
    unittest.main()
