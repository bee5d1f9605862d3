"""What is said where fonts lack letters, are not there, or get too small. DejaVu is the only font of these runs."""

import json
import re
import struct
import subprocess
import unittest
from pathlib import Path

from program import WholeTest

DEJAVU = Path("/usr/share/fonts/truetype/dejavu")
FONTS_CONF = f"""<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{DEJAVU}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
</fontconfig>
"""
SYMBOLS = "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\nlayout: {effort: fast}\n"


def packed(font):
    """The font as a WOFF whose tables are not compressed; WOFF File Format 1.0, sections 3 and 4."""
    count, = struct.unpack_from(">H", font, 4)
    start = 44 + 20 * count
    directory = tables = b""
    for number in range(count):
        tag, checksum, offset, size = struct.unpack_from(">4s3I", font, 12 + 16 * number)
        directory += struct.pack(">4s4I", tag, start + len(tables), size, size, checksum)
        tables += font[offset:offset + size].ljust((size + 3) // 4 * 4, b"\0")
    return struct.pack(">4s4sI2HI2H5I", b"wOFF", font[:4], start + len(tables), count, 0, 12 + 16 * count + len(tables),
                       1, 0, 0, 0, 0, 0, 0) + directory + tables


def with_svgs(font):
    """The font with a table of SVGs, in which each glyph is a box in a color of the palette."""
    count, = struct.unpack_from(">H", font, 4)
    records = [struct.unpack_from(">4s3I", font, 12 + 16 * number) for number in range(count)]
    maxp, = (offset for tag, _, offset, _ in records if tag == b"maxp")
    glyphs, = struct.unpack_from(">H", font, maxp + 4)
    color = "var(--color0, rgb(200, 30, 30))"
    boxes = "".join(f'<g id="glyph{glyph}"><path d="M0-1400h900v1400h-900z" fill="{color}"/></g>'
                    for glyph in range(glyphs))
    svg = f'<svg xmlns="http://www.w3.org/2000/svg">{boxes}</svg>'.encode()
    table = struct.pack(">HIIHHHII", 0, 10, 0, 1, 0, glyphs - 1, 14, len(svg)) + svg
    moved = [(tag, checksum, offset + 16, size) for tag, checksum, offset, size in records]
    moved.append((b"SVG ", 0, len(font) + 16, len(table)))
    head = font[:4] + struct.pack(">H", count + 1) + font[6:12]
    return head + b"".join(struct.pack(">4s3I", *record) for record in sorted(moved)) + font[12 + 16 * count:] + table


@unittest.skipUnless(DEJAVU.is_dir(), "fonts-dejavu-core is not installed")
class Fonts(WholeTest):
    def with_dejavu(self, theme, *arguments):
        self.write("words.yaml", theme)
        conf = self.write("fonts.conf", FONTS_CONF)
        return self.run_program("words.yaml", "-o", "deck.pdf", *arguments,
                                environment={"FONTCONFIG_FILE": str(conf), "XDG_CACHE_HOME": str(self.folder)})

    def test_a_word_without_glyphs_names_the_fonts_that_were_tried_and_a_package(self):
        words = "\n".join(f"  - {word}" for word in ("ant", "bee", "cow", "dog", "猫", "emu", "fox"))
        said = self.with_dejavu(f"title: Words\nsymbols:\n{words}\n")
        self.assertEqual(said.returncode, 1)
        self.assertEqual(re.sub(r"all \d+ fonts", "all N fonts", said.stderr), """\
words.yaml:7:5: error: no font here can draw "猫" (U+732B)
    7 |   - 猫
      |     ^~ tried: Nunito, then all N fonts for words
  fix: install one, e.g.  sudo apt install fonts-noto-cjk
       or name one:       fonts: {text: "Noto Sans CJK JP"}     (spotit-print fonts --covers 猫)
  or delete it
""")

    def test_the_remedy_fits_the_script_also_for_texts_on_cards_and_backs(self):
        for text, family in (("고양이", "Noto Sans CJK KR"), ("แมว", "Noto Sans Thai"),
                             ("बिल्ली", "Noto Sans Devanagari")):
            for key in ("card", "back"):
                with self.subTest(text=text, key=key):
                    said = self.with_dejavu(f"{SYMBOLS}{key}: {{text: {text}}}\n")
                    self.assertEqual(said.returncode, 1, said.stderr)
                    self.assertIn(f"words.yaml:3:{len(key) + 10}: error: no font here can draw", said.stderr)
                    self.assertIn(f'fonts: {{text: "{family}"}}', said.stderr)

    def test_letters_at_the_foot_and_in_the_key_are_left_out_with_a_warning(self):
        said = self.with_dejavu("title: 猫猫 cats\n"
                                "symbols: [{emoji: 🐶, name: 犬 dog}, 🐱, 🐭, 🐹, 🐰, 🦊, 🐻]\n"
                                "layout: {effort: fast}\nsheet: {footer: \"{title} 鼠 no {sheet}\"}\n"
                                "extras: {key: names}\n")
        self.assertEqual(said.returncode, 0, said.stderr)
        self.assertIn('words.yaml:1:8: warning: no font here can draw "猫" (U+732B); it is left out '
                      '[missing-glyph]', said.stderr)
        self.assertIn('words.yaml:4:17: warning: no font here can draw "鼠" (U+9F20)', said.stderr)
        self.assertIn('words.yaml:5:15: warning: no font here can draw "犬" (U+72AC); it is left out of the key',
                      said.stderr)
        text = subprocess.run(["pdftotext", "-raw", self.folder / "deck.pdf", "-"], check=True,
                              capture_output=True, text=True).stdout
        self.assertIn("cats no 1", text)
        self.assertNotIn("鼠", text)

    def test_a_font_that_is_not_there_is_an_error_where_it_is_named(self):
        for theme, place in ((SYMBOLS + "fonts: {text: Nope Sans}\n", "3:15"),
                             (SYMBOLS + "fonts: {emoji: Nope Emoji}\n", "3:16"),
                             ("symbols: [ant, bee, cow, dog, elk, emu, fox]\nfonts: {text: Nope Sans}\n", "2:15"),
                             (SYMBOLS + "back: {text: 2B, font: Nope Sans}\n", "3:24"),
                             (SYMBOLS + "back: {font: Nope Sans}\n", "3:14")):
            with self.subTest(theme=theme):
                said = self.with_dejavu(theme)
                self.assertEqual(said.returncode, 1, said.stderr)
                self.assertTrue(said.stderr.startswith(f"words.yaml:{place}: error: there is no font `Nope"),
                                said.stderr)
                self.assertEqual(said.stderr.count("error:"), 1, said.stderr)

    def test_a_font_for_words_that_is_like_no_other_can_be_replaced_by_that_of_each_computer(self):
        theme = "symbols: [ant, bee, cow, dog, elk, emu, fox]\nfonts: {text: Arail Xy}\n"
        self.write("words.yaml", theme)
        found = json.loads(self.run_program("check", "--json", "words.yaml").stdout)
        [problem] = found["themes"][0]["problems"]
        [edit] = problem["remedies"][0]["edits"]
        mended = theme[:edit["start"]["byte"]] + edit["text"] + theme[edit["end"]["byte"]:]
        self.assertEqual(mended, theme.replace("Arail Xy", "sans-serif"))
        self.assertEqual(self.with_dejavu(mended).returncode, 0)

    def test_words_are_not_set_in_a_font_that_is_packed_for_web_pages(self):
        (self.folder / "fonts").mkdir()
        (self.folder / "fonts/web.woff").write_bytes(packed((DEJAVU / "DejaVuSans.ttf").read_bytes()))
        words = "symbols: [ant, bee, cow, dog, elk, emu, fox]\n"
        for name in ("fonts/web.woff", "web.woff"):
            said = self.with_dejavu(f"{words}fonts: {{paths: [fonts], text: {name}}}\n")
            self.assertEqual(said.returncode, 1, said.stderr)
            self.assertTrue(said.stderr.startswith("words.yaml:2:31: error: can't use the font "), said.stderr)
            self.assertIn("fonts/web.woff: it is compressed for web pages (WOFF)\n", said.stderr)

    def test_words_of_other_scripts_are_of_one_heavy_face_each(self):
        words = "symbols: [γάτα, Ж ж, カタカナ, שׁ, كلب, ḥa, β = 2]\nlayout: {effort: fast}\n"
        faces = ["BalooBhaijaan2-ExtraBold", "Fredoka-Bold", "Nunito-ExtraBold", "RoundedMplus1c-ExtraBold"]
        for more, expected in (("", faces), ("fonts: {weight: 800}\n", faces),
                               ("fonts: {weight: 600}\nsymbols: [γάτα, Ж ж, cat, dog, שׁ, كلب, ḥa]\n",
                                ["Comfortaa-SemiBold", "DejaVuSans-Bold", "Nunito-SemiBold"])):
            said = self.with_dejavu(more if "symbols" in more else words + more)
            self.assertEqual(said.returncode, 0, said.stderr)
            fonts = subprocess.run(["pdffonts", self.folder / "deck.pdf"], check=True, capture_output=True, text=True).stdout
            used = set(re.findall(r"\+(\S+)", fonts)) - {"SpotitNames", "Nunito-Regular"}
            self.assertEqual(sorted(used), expected)

    def test_letters_whose_colors_are_svgs_are_printed_in_color(self):
        (self.folder / "svg.ttf").write_bytes(with_svgs((DEJAVU / "DejaVuSans.ttf").read_bytes()))
        for words in ("[ant, bee, cow, dog, elk, emu, fox]\nfonts: {text: svg.ttf}",
                      "[{text: ant, font: svg.ttf}, bee, cow, dog, elk, emu, fox]"):
            said = self.with_dejavu(f"symbols: {words}\nlayout: {{effort: fast}}\n")
            self.assertEqual(said.returncode, 0, said.stderr)
            subprocess.run(["pdftoppm", "-r", "40", "-singlefile", "deck.pdf", "page"], cwd=self.folder, check=True)
            pixels = (self.folder / "page.ppm").read_bytes()
            self.assertIn(bytes((200, 30, 30)), pixels)

    def test_colors_of_words_are_judged_only_in_decks_with_such_words(self):
        for symbols, count in (("🐶 🐱 🐭 🐹 🐰 🦊 🐻", 0), ("🐶 🐱 🐭 🐹 🐰 🦊 bear", 1),
                               ("[🐶, 🐱, 🐭, 🐹, 🐰, 🦊, {text: bear, color: black}]", 0)):
            with self.subTest(symbols=symbols):
                said = self.with_dejavu(f"symbols: {symbols}\nfonts: {{colors: [gold]}}\n"
                                        "layout: {effort: fast}\n")
                self.assertEqual(said.returncode, 0, said.stderr)
                self.assertEqual(said.stderr.count("[legibility]"), count, said.stderr)

    def test_a_word_in_letters_that_are_too_small_is_warned_of(self):
        long = "Donaudampfschiff" * 5 + "fahrtges"
        said = self.with_dejavu(f"symbols: [ant, bee, cow, dog, elk, emu, {long}]\nlayout: {{effort: fast}}\n")
        self.assertEqual(said.returncode, 0, said.stderr)
        found = re.search(rf"words.yaml:1:41: warning: the letters of {long} are small on card \d: "
                          r"an x would be (\d\.\d) mm high, below 2 mm \[legibility\]", said.stderr)
        self.assertTrue(found, said.stderr)
        self.assertLess(float(found[1]), 1)
        self.assertEqual(said.stderr.count("[legibility]"), 1, said.stderr)


if __name__ == "__main__":
    unittest.main()
