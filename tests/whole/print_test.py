"""The finished file as print shops and other programs see it."""

import re
import subprocess
import tempfile
import unittest
from pathlib import Path

import numpy as np
from PIL import Image
from pypdf import PdfReader

from deck_pdf import POINTS_PER_MM
from made_pdf import save_deck
from program import THEMES, TRIES_ALL, WholeTest, make_once

FEW, PAGES = ((), 10) if TRIES_ALL else (("-s", "deck.symbols_per_card=5", "-s", "deck.cards=12"), 2)  # of the animals

# Two pixels to a millimeter: where a renderer rounds the size up, a row or column of nothing is added.
RENDERERS = {
    "poppler": ["pdftoppm", "-r", "50.8", "{pdf}", "{folder}/page"],
    "mupdf": ["mutool", "draw", "-q", "-r", "50.8", "-o", "{folder}/page-%02d.ppm", "{pdf}"],
    "ghostscript": ["gs", "-q", "-dBATCH", "-dNOPAUSE", "-dSAFER", "-sDEVICE=ppmraw", "-r50.8", "-dTextAlphaBits=4",
                    "-dGraphicsAlphaBits=4", "-o", "{folder}/page-%02d.ppm", "{pdf}"],
}


def render(name, pdf, folder):
    """What the program says, and its pages in gray, 0 to 255."""
    words = [word.format(pdf=pdf, folder=folder) for word in RENDERERS[name]]
    process = subprocess.run(words, capture_output=True, text=True, check=True)
    pages = [np.asarray(Image.open(path).convert("L"), dtype=float) for path in sorted(Path(folder).iterdir())]
    return process.stdout + process.stderr, pages


def words_for_any_pdf(name):
    """What the renderer as it is installed says whatever it draws: Debian's MuPDF always misses color profiles."""
    with tempfile.TemporaryDirectory(prefix="spotit-") as folder:
        pdf = Path(folder, "made.pdf")
        save_deck(pdf, [[("a", 0, 0), ("b", 15, 0)]])
        pages = Path(folder, "pages")
        pages.mkdir()
        return render(name, pdf, pages)[0]


class FinishedFile(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.pdf, _ = make_once(THEMES / "animals.yaml", *FEW)
        cls.reader = PdfReader(str(cls.pdf))
        cls.root = cls.reader.trailer["/Root"]

    def test_it_holds_no_raster_image(self):
        process = subprocess.run(["pdfimages", "-list", self.pdf], capture_output=True, text=True, check=True)
        self.assertEqual(process.stdout.splitlines()[2:], [])
        self.assertEqual(process.stderr, "")

    def test_qpdf_finds_nothing_wrong(self):
        process = subprocess.run(["qpdf", "--check", self.pdf], capture_output=True, text=True)
        self.assertEqual(process.returncode, 0, process.stdout + process.stderr)
        self.assertNotIn("WARNING", process.stdout + process.stderr)

    def test_three_renderers_draw_it_alike_without_a_word(self):
        drawn = {}
        for name in RENDERERS:
            with tempfile.TemporaryDirectory(prefix="spotit-") as folder:
                said, drawn[name] = render(name, self.pdf, folder)
                self.assertEqual(said, words_for_any_pdf(name), name)
                self.assertEqual(len(drawn[name]), PAGES, name)
        for pages in zip(*drawn.values()):
            pages = [page[:594, :420] for page in pages]
            for page in pages:
                self.assertLess(page.mean(), 240, "there is hardly anything on the page")
                self.assertLess(np.abs(page - pages[0]).mean(), 5)  # 11 when one is a pixel aside

    def test_pages_are_exactly_a4_and_trimmed_there(self):
        for page in self.reader.pages:
            for box in ("/MediaBox", "/TrimBox"):
                left, bottom, right, top = map(float, page[box])
                self.assertEqual((left, bottom), (0, 0))
                self.assertAlmostEqual(right / POINTS_PER_MM, 210, delta=0.01)
                self.assertAlmostEqual(top / POINTS_PER_MM, 297, delta=0.01)
            self.assertNotIn("/UserUnit", page)
            self.assertNotIn("/Rotate", page)

    def test_viewers_are_asked_not_to_scale(self):
        preferences = self.root["/ViewerPreferences"]
        self.assertEqual(preferences["/PrintScaling"], "/None")
        self.assertIs(preferences["/PickTrayByPDFSize"].value, True)

    def test_it_has_a_title_page_labels_and_an_id(self):
        self.assertIn(f"en: {self.reader.metadata.title},", (THEMES / "animals.yaml").read_text(encoding="utf-8"))
        self.assertEqual(self.root["/PageLabels"]["/Nums"][0], 0)
        self.assertIn("/S", self.root["/PageLabels"]["/Nums"][1])
        first, second = self.reader.trailer["/ID"]
        self.assertEqual((len(first), len(second)), (16, 16))


class Boxes(WholeTest):
    def boxes(self, *settings):
        """Of each page: left, bottom, right, top of media, bleed and trim in mm."""
        path, _ = self.make("small.yaml", "-s", "card.background=gold", "-s", "back.background=teal", *settings)
        return path, [[tuple(round(float(side) / POINTS_PER_MM, 2) for side in page[box])
                       for box in ("/MediaBox", "/BleedBox", "/TrimBox")] for page in PdfReader(str(path)).pages]

    def test_a_page_with_one_card_bleeds_to_its_edge_and_is_trimmed_at_the_card(self):
        path, pages = self.boxes("-s", "sheet.paper=none", "-s", "sheet.bleed=3mm", "-s", "card.size=60mm")
        self.assertEqual(len(pages), 14)
        for boxes in pages:
            self.assertEqual(boxes, [(0, 0, 66, 66), (0, 0, 66, 66), (3, 3, 63, 63)])
        with tempfile.TemporaryDirectory(prefix="spotit-") as folder:
            _, drawn = render("poppler", path, folder)
        for page in drawn:
            self.assertLess(page[66, 1:4].max(), 250, "no paint at the paper's edge, half way up")
            corners = [page[y, x] for y in (2, -3) for x in (2, -3)]
            self.assertLess(max(corners), 250, "no paint in a corner: a shop may cut round cards square")

    def test_whole_sheets_are_trimmed_at_the_paper(self):
        _, pages = self.boxes("-s", "sheet.bleed=3mm", "-s", "sheet.paper=A3")
        for boxes in pages:
            self.assertEqual(len(set(boxes)), 1)
            self.assertEqual(sorted(boxes[0][2:]), [297, 420])

    def test_pages_have_the_sheets_names(self):
        path, pages = self.boxes()
        labels = PdfReader(str(path)).page_labels
        self.assertEqual(labels, ["1", "1 back", "2", "2 back"])
        self.assertEqual(len(pages), 4)

    def test_no_paint_reaches_a_neighbor(self):
        """Cards at 2 mm from each other have a bleed of 1 mm at most where they are nearest."""
        path, _ = self.boxes("-s", "sheet.bleed=3mm", "-s", "sheet.gap=2mm", "-s", "sheet.packing=grid", "-s",
                             "card.shape=rectangle", "-s", "card.size=60x80mm", "-s", "sheet.cut_lines=none", "-s",
                             "sheet.marks=none")
        reader = PdfReader(str(path))
        content = b"\n".join(stream.get_object().get_data() for stream in reader.pages[0]["/Contents"])
        self.assertEqual(content.count(b"W n"), len(re.findall(rb"/C\d+ Do", content)))


class Dates(WholeTest):
    def test_there_is_no_date_unless_one_is_given(self):
        without, _ = self.make("small.yaml")
        self.assertNotIn("/CreationDate", PdfReader(str(without)).metadata)
        with_date, _ = self.make("small.yaml", environment={"SOURCE_DATE_EPOCH": "86400"})
        metadata = PdfReader(str(with_date)).metadata
        self.assertTrue(metadata["/CreationDate"].startswith("D:19700102000000"), metadata["/CreationDate"])


class Opacity(WholeTest):
    def ground_colors(self, *settings):
        """The most common color of each page, but for the white of the paper."""
        deck, _ = self.make("small.yaml", "-s", "sheet.duplex=long-edge", *settings)
        subprocess.run(["pdftoppm", "-r", "30", deck, self.folder / "page"], check=True)
        for path in sorted(self.folder.glob("page*.ppm")):
            page = np.asarray(Image.open(path)).reshape(-1, 3)
            colors, counts = np.unique(page[page.min(axis=1) < 255], axis=0, return_counts=True)
            yield colors[counts.argmax()].tolist()

    def assert_near(self, found, *wanted):
        np.testing.assert_allclose(found, wanted, atol=1)

    def test_front_and_back_of_one_color_keep_each_its_opacity(self):
        found = list(self.ground_colors("-s", "card.background=#ff00004d", "-s", "back.background=#ff0000cc"))
        self.assert_near(found[:2], (255, 178, 178), (255, 51, 51))

    def test_backs_of_copies_in_one_color_keep_each_its_opacity(self):
        found = list(self.ground_colors("-s", "deck.copies=2", "-s", "back.background=white", "-s",
                                        "deck.copy_colors=['#0000ff33', '#0000ff99']"))
        self.assert_near([found[1], found[-1]], (204, 204, 255), (102, 102, 255))


if __name__ == "__main__":
    unittest.main()
