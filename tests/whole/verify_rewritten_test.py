"""Decks that other programs write out in ways of their own are proved by what is painted, as much as before."""

import re
import subprocess
import unittest

from program import THEMES, TRIES_ALL, WholeTest, slow
from verify_decks import tamper, write_theme

GHOSTSCRIPT = ["gs", "-q", "-dBATCH", "-dNOPAUSE", "-dSAFER", "-sDEVICE=pdfwrite", "-dAutoRotatePages=/None"]
CMYK = ["-sColorConversionStrategy=CMYK", "-dProcessColorModel=/DeviceCMYK"]
# Soft masks, gradients, groups that are larger than the drawing: what Ghostscript writes anew in many ways.
HARD = """title: Hard
symbols: |
  🇧🇹 🇶🇦 🏮 🪩 💻 🔥 🦎 📰 🌊 🍑 👓 📦 🛼
"""
MEASURED = "{0} of {0} symbol labels match their drawings, compared as pictures"
CARD = re.compile(rb"\n\d+ 0 obj\n(?:(?!endobj).)*?/Subtype /Form(?:(?!endobj).)*?/N 4 Tf.*?endobj", re.S)


class Rewritten(WholeTest):
    def rewritten(self, pdf, *options):
        out = self.folder / "rewritten.pdf"
        subprocess.run([*GHOSTSCRIPT, *options, "-o", out, pdf], capture_output=True, check=True)
        return self.run_program("verify", out).stdout

    def exchanged(self, pdf):
        """The deck with two drawings of a card in each other's places."""
        plain, broken, fixed = (self.folder / name for name in ("plain.pdf", "broken.pdf", "exchanged.pdf"))
        subprocess.run(["qpdf", "--qdf", "--object-streams=disable", pdf, plain], check=True)
        data = plain.read_bytes()
        card = next(match for match in CARD.finditer(data) if len(set(re.findall(rb"/(S\d+) Do", match[0]))) > 1)
        one, other = re.findall(rb"/(S\d+) Do", card[0])[:2]
        changed = re.sub(rb"/(%s|%s) Do" % (one, other),
                         lambda match: b"/%s Do" % (other if match[1] == one else one), card[0])
        broken.write_bytes(data[:card.start()] + changed + data[card.end():])
        with open(fixed, "wb") as out:
            subprocess.run(["fix-qdf", broken], stdout=out, check=True)
        return fixed

    def test_drawings_of_every_kind_are_compared(self):
        few = ("-s", "deck.symbols_per_card=3", "-s", "deck.cards=5")
        pdf, _ = self.make(self.write("hard.yaml", HARD), *(("-s", "deck.symbols_per_card=4") if TRIES_ALL else few))
        exchanged = self.exchanged(pdf)
        # Every day the three tests below have honest decks written anew.
        for options in ([], CMYK) if TRIES_ALL else ():
            self.assertIn(MEASURED.format(52 if TRIES_ALL else 15), self.rewritten(pdf, *options), options)
        for options in ([], CMYK) if TRIES_ALL else (CMYK,):
            said = self.rewritten(exchanged, *options)
            self.assertRegex(said, r"failed .*card \d+: (labeled|.* looks different)", options)
            self.assertNotIn("labels match their drawings", said, options)

    def test_drawings_that_are_clipped_to_their_outlines_are_compared(self):
        pdf, _ = self.make(THEMES / "pond.yaml", *(() if TRIES_ALL else ("-s", 'deck.set.colors="#d55e00"', "-s", "deck.cards=12")))
        for options in ([], CMYK) if TRIES_ALL else (CMYK,):
            self.assertIn(MEASURED.format(162 if TRIES_ALL else 20), self.rewritten(pdf, *options), options)

    @slow  # whole-verify_tampered empties all symbols, and above two are exchanged
    def test_a_card_with_all_its_drawings_changed_is_found(self):
        pdf, _ = self.make(write_theme(self.folder, "gray set", 5))
        swapped = self.folder / "swapped.pdf"
        tamper("swapped", pdf, swapped, 5)
        self.assertRegex(self.rewritten(swapped), 'failed .*labeled "green striped diamond" but shows')

    def test_a_symmetric_drawing_is_not_taken_for_mirrored(self):
        lanterns = self.write("lanterns.yaml", "title: Test\nseed: 17\nsymbols: 🏮 💻 🐰 🐶 🐱 🐭 🐹\n")
        for theme in (write_theme(self.folder, "svg", 1), lanterns) if TRIES_ALL else (lanterns,):
            said = self.rewritten(self.make(theme, "-s", "layout.effort=fast")[0])
            self.assertIn(MEASURED.format(21), said)
            self.assertNotRegex(said, "(?m)^failed")

    def test_a_symbol_on_one_card_alone_is_not_taken_for_odd(self):
        said = self.rewritten(self.make("small.yaml", "-s", "deck.cards=5", "-s", "seed=1")[0])
        self.assertIn(MEASURED.format(15), said)
        self.assertNotRegex(said, "(?m)^failed")

    def test_pages_that_are_stretched_unequally_are_compared_and_both_ways_are_told(self):
        for scale, told in (("[101%,99%]", "101.0% wide and 99.0% high"), ("[90%,110%]", "90.0% wide and 110.0% high"))[0 if TRIES_ALL else 1:]:
            pdf, _ = self.make("small.yaml", "-s", f"sheet.scale={scale}", "-s", "back.background=teal")
            for said in (self.run_program("verify", pdf).stdout, self.rewritten(pdf)):
                self.assertIn(f"the cards are {told}, as requested", said)
                self.assertIn("21 of 21 symbol labels match their drawings", said)
                self.assertNotRegex(said, r"(?m)^failed")


if __name__ == "__main__":
    unittest.main()
