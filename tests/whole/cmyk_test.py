# SPDX-FileCopyrightText: 2026 The spotit-print authors
# SPDX-License-Identifier: MIT
"""Colours in inks, measured on the plates that Ghostscript makes."""

import re
import subprocess
import unittest

import numpy as np
from PIL import Image

from program import THEMES, WholeTest, make_once
from rich_deck import write_files

INKS = ("Cyan", "Magenta", "Yellow", "Black")


def plates(pdf, folder, dpi=40):
    """Of the first page: each ink's name, and how much of it lies where, 0 to 1."""
    subprocess.run(["gs", "-q", "-dBATCH", "-dNOPAUSE", "-dSAFER", "-sDEVICE=tiffsep", f"-r{dpi}", "-dLastPage=1",
                    "-o", folder / "plate%d.tif", pdf], check=True, capture_output=True)
    found = {}
    for path in folder.glob("plate1(*).tif"):
        found[re.search(r"\((.*)\)", path.name)[1]] = 1 - np.asarray(Image.open(path), dtype=float) / 255
        path.unlink()
    return found


def colors(pdf, folder, name):
    subprocess.run(["pdftoppm", "-r", "40", "-singlefile", pdf, folder / name], check=True)
    return np.asarray(Image.open(folder / (name + ".ppm")), dtype=float)


class Inks(WholeTest):
    def setUp(self):
        super().setUp()
        write_files(self.folder)

    def test_black_and_grey_are_one_ink(self):
        self.write("grey.yaml", (self.folder / "opaque.yaml").read_text(encoding="utf-8")
                   .replace("crimson", "black").replace("navy", '"#444"').replace("green", '"#bbb"')
                   .replace("purple", "black").replace('"#140a28"', "gray"))
        pdf, _ = self.make("grey.yaml", "-s", "output.color=cmyk")
        found = plates(pdf, self.folder)
        self.assertEqual(set(found), set(INKS))
        for ink in INKS[:3]:
            self.assertEqual(found[ink].max(), 0, ink)
        self.assertGreater(found["Black"].max(), 0.99)

    def test_the_cut_has_a_plate_of_its_own_and_knocks_nothing_out(self):
        pdf, _ = self.make("rich.yaml", "-s", "output.color=cmyk", "-s", "output.pdf=x-4", "-s", "sheet.cut_lines=none",
                           output="cut.pdf")
        bare = self.folder / "bare.pdf"
        theme = (self.folder / "rich.yaml").read_text(encoding="utf-8").replace(", cut_contour: CutContour", "")
        self.write("bare.yaml", theme)
        bare, _ = self.make("bare.yaml", "-s", "output.color=cmyk", "-s", "output.pdf=x-4", "-s",
                            "sheet.cut_lines=none", output="bare.pdf")
        with_cut, without = plates(pdf, self.folder, 60), plates(bare, self.folder, 60)
        self.assertEqual(set(with_cut), {*INKS, "CutContour"})
        self.assertEqual(set(without), set(INKS))
        self.assertGreater(with_cut["CutContour"].max(), 0.3)
        for ink in INKS:
            self.assertEqual(np.abs(with_cut[ink] - without[ink]).max(), 0, ink)

    def test_no_spot_has_more_ink_than_the_limit(self):
        def most(*settings):
            pdf, _ = self.make("opaque.yaml", "-s", "output.color=cmyk", *settings)
            found = plates(pdf, self.folder, 100)
            return sum(found[ink] for ink in INKS).max()
        self.assertGreater(most(), 2.0)
        self.assertAlmostEqual(most("-s", "output.ink_limit=180%"), 1.8, delta=0.02)

    def test_colours_look_as_before(self):
        rgb, _ = self.make("rich.yaml", output="rgb.pdf")
        inks, _ = self.make("rich.yaml", "-s", "output.color=cmyk", "-s", "output.pdf=x-4", output="inks.pdf")
        one, other = colors(rgb, self.folder, "rgb"), colors(inks, self.folder, "inks")
        difference = np.abs(one - other)
        # Poppler mixes inks by a formula of its own, so this is about mistakes, not about shades.
        self.assertLess(difference.mean(), 12)
        self.assertLess(np.percentile(difference, 99), 110)

    def test_a_grey_file_has_black_only(self):
        for theme in ("rich.yaml", "opaque.yaml"):
            pdf, _ = self.make(theme, "-s", "output.color=gray", "-s", "output.pdf=x-4")
            found = plates(pdf, self.folder)
            for ink in INKS[:3]:
                self.assertEqual(found[ink].max(), 0, f"{theme} {ink}")
            self.assertGreater(found["Black"].max(), 0.5)


class RealDeck(unittest.TestCase):
    def test_stays_vectors(self):
        pdf, _ = make_once(THEMES / "animals.yaml", "-s", "output.color=cmyk", "-s", "output.pdf=x-4")
        images = subprocess.run(["pdfimages", "-list", pdf], capture_output=True, text=True, check=True)
        self.assertEqual(images.stdout.splitlines()[2:], [])
        plain, _ = make_once(THEMES / "animals.yaml")
        self.assertLess(pdf.stat().st_size, plain.stat().st_size + 60_000)


if __name__ == "__main__":
    unittest.main()
