# SPDX-FileCopyrightText: 2026 The spotit-print authors
# SPDX-License-Identifier: MIT
"""--bundle writes what homes, shops, services and cutters want of one deck, in one go."""

import io
import unittest
import xml.etree.ElementTree as xml

from PIL import Image
from pypdf import PdfReader

from program import WholeTest

MM = 72 / 25.4


class BundleTest(WholeTest):
    def bundle(self, *arguments):
        self.write("backs.yaml", (self.folder / "small.yaml").read_text() + "back: {text: Small}\n")
        process = self.run_program("backs.yaml", "--bundle", "out", *arguments)
        self.assertEqual(process.returncode, 0, process.stderr)
        return self.folder / "out"

    def test_the_file_for_the_shop_has_one_card_to_a_page_with_bleed_and_a_contour(self):
        reader = PdfReader(self.bundle() / "shop.pdf")
        self.assertEqual(len(reader.pages), 14)
        for page in reader.pages:
            self.assertAlmostEqual(float(page.mediabox.width) / MM, 91, places=2)
            self.assertAlmostEqual(float(page.trimbox.width) / MM, 85, places=2)
            self.assertEqual(page.mediabox, page.bleedbox)
        spaces = [space.get_object() for page in reader.pages for space in page["/Resources"]["/ColorSpace"].values()]
        spots = [space[1] for space in spaces if space[0] == "/Separation"]
        self.assertEqual(spots, ["/CutContour"] * 7)

    def test_the_file_for_home_is_the_deck_as_the_theme_has_it(self):
        folder = self.bundle()
        alone, _ = self.make("backs.yaml")
        self.assertEqual((folder / "home.pdf").read_bytes(), alone.read_bytes())

    def test_the_service_gets_pictures_of_the_card_with_an_eighth_of_an_inch_of_bleed(self):
        files = sorted((self.bundle("-s", "card.size=3.5in") / "service").iterdir())
        self.assertEqual(len(files), 8)
        for file in files:
            with Image.open(io.BytesIO(file.read_bytes())) as picture:
                self.assertEqual(picture.size, (1125, 1125))
                self.assertEqual(tuple(round(dpi) for dpi in picture.info["dpi"]), (300, 300))

    def test_the_cutter_gets_a_closed_path_for_each_card(self):
        folder = self.bundle() / "cutter"
        paths = 0
        for file in sorted(folder.glob("*.svg")):
            for element in xml.parse(file).getroot().iter():
                if element.tag.endswith("}path"):
                    self.assertTrue(element.attrib["d"].rstrip().upper().endswith("Z"))
                    paths += 1
            self.assertTrue(file.with_suffix(".dxf").is_file())
        self.assertEqual(paths, 7)

    def test_the_report_says_what_was_proved_of_each_file(self):
        report = (self.bundle() / "report.txt").read_text()
        self.assertIn("home.pdf: ", report)
        self.assertIn("shop.pdf: ", report)
        self.assertEqual(report.count("each of the 21 pairs of cards shares exactly one symbol"), 2)
        self.assertNotIn("WRONG", report)


class Sheets(WholeTest):
    """--sheets and --pages take what is wanted of a deck of two sheets with backs."""

    def pages(self, *arguments):
        self.write("backs.yaml", (self.folder / "small.yaml").read_text() + "back: {text: Small}\n")
        process = self.run_program("backs.yaml", "-o", "deck.pdf", *arguments)
        return process, len(PdfReader(self.folder / "deck.pdf").pages) if process.returncode == 0 else 0

    def test_a_range_brings_its_sheets_with_their_backs(self):
        for arguments, count in [((), 4), (("--sheets", "2"), 2), (("--sheets", "1-2"), 4), (("--sheets", "2-"), 2),
                                 (("--sheets", "2", "--pages", "backs"), 1), (("--pages", "fronts"), 2)]:
            with self.subTest(arguments):
                self.assertEqual(self.pages(*arguments)[1], count)

    def test_what_is_no_range_or_not_there_is_a_wrong_command_line(self):
        for wrong in ["0", "x", "3-2", "1-x", "-2", "7"]:
            with self.subTest(wrong):
                process, _ = self.pages(f"--sheets={wrong}")
                self.assertEqual(process.returncode, 2, process.stderr)
                self.assertFalse((self.folder / "deck.pdf").exists())


if __name__ == "__main__":
    unittest.main()
