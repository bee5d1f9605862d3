"""Cards on paper: how many on which sheet, and that a millimeter is a millimeter."""

import subprocess
import unittest

import numpy as np
from PIL import Image
from pypdf import PdfReader

from deck_pdf import POINTS_PER_MM, read_deck
from program import TRIES_ALL, WholeTest

DPI = 600 if TRIES_ALL else 300
BAR = 50
# Six circles of 85 mm with 3 mm around each and 5 mm of unprintable margin.
PACKED = ["-s", "card.size=85mm", "-s", "sheet.gap=6mm", "-s", "sheet.margin=8mm"]


def bars(page):
    """Lengths of the thin horizontal lines of about the bar's length, in mm."""
    dark = np.pad(page < 128, ((0, 0), (1, 1))).astype(np.int8)
    steps = np.diff(dark, axis=1)
    starts, ends = np.argwhere(steps == 1), np.argwhere(steps == -1)
    aside = round(0.6 * DPI / 25.4)
    for (y, start), (_, end) in zip(starts, ends):
        length = (end - start) * 25.4 / DPI
        if abs(length - BAR) < 5:
            third = (end - start) // 3
            beside = page[[max(y - aside, 0), min(y + aside, len(page) - 1)], start + third:end - third]
            if beside.min() > 200:
                yield length


class Sheets(WholeTest):
    def deck(self, *settings):
        path, _ = self.make("small.yaml", *settings)
        return PdfReader(str(path)), read_deck(path)

    def sheet_sizes(self, reader):
        return [tuple(round(float(side) / POINTS_PER_MM, 1) for side in page["/MediaBox"][2:])
                for page in reader.pages]

    def test_the_last_sheet_holds_the_rest(self):
        reader, cards = self.deck(*PACKED)
        self.assertEqual(self.sheet_sizes(reader), [(210, 297)] * 2)
        self.assertEqual([card.page for card in cards], [0] * 6 + [1])
        self.assertEqual(cards[0].box, cards[6].box)

    def test_six_cards_fit_on_letter_too(self):
        reader, cards = self.deck(*PACKED, "-s", "sheet.paper=Letter")
        self.assertEqual(self.sheet_sizes(reader), [(215.9, 279.4)] * 2)
        self.assertEqual([card.page for card in cards], [0] * 6 + [1])
        margin, gap = 8 * POINTS_PER_MM - 0.01, 6 * POINTS_PER_MM - 0.01
        for i, card in enumerate(cards[:6]):
            left, bottom, right, top = card.box
            self.assertGreaterEqual(min(left, bottom), margin)
            self.assertLessEqual(right, 215.9 * POINTS_PER_MM - margin)
            self.assertLessEqual(top, 279.4 * POINTS_PER_MM - margin)
            for other in cards[:i]:
                apart = np.hypot(left - other.box[0], bottom - other.box[1]) - (right - left)
                self.assertGreaterEqual(apart, gap)

    def test_a_grid_holds_four_on_letter(self):
        _, cards = self.deck(*PACKED, "-s", "sheet.paper=Letter", "-s", "sheet.packing=grid")
        self.assertEqual([card.page for card in cards], [0] * 4 + [1] * 3)

    def test_ticks_are_seen_on_every_background(self):
        grounds = ["black", "white", "'#808080'", "navy", "yellow", "{gradient: linear, stops: [black, white]}",
                   "{gradient: radial, stops: [white, black]}"]
        grounds += [f"{{pattern: {kind}, colors: [black, white, gray], size: 2mm}}" for kind in
                    ("dots", "stripes", "checks", "diamonds", "waves", "rays", "rings", "confetti")]
        for ground in grounds if TRIES_ALL else grounds[::8]:
            with self.subTest(ground):
                path, _ = self.make("small.yaml", "-s", "card.size=20mm", "-s", "layout.min_size=1mm", "-s", "sheet.paper=40x40mm", "-s",
                                    f"card.background={ground}", "-s", "sheet.bleed=3mm", "-s", "sheet.gap=6mm",
                                    "-s", "sheet.margin=5mm", "-s", "card.border=none", "-s", "sheet.cut_lines=none")
                subprocess.run(["pdftoppm", "-gray", "-r", "1270", "-l", "1", "-singlefile", path, self.folder / "page"],
                               check=True)
                with Image.open(self.folder / "page.pgm") as image:
                    page = np.asarray(image).astype(float)  # 50 pixels to a millimeter
                left, bottom, right, top = (50 * side / POINTS_PER_MM for side in read_deck(path)[0].box)
                x, y = round((left + right) / 2), round(page.shape[0] - (top + bottom) / 2)
                for turned in range(4):
                    for along in range(530, 620, 10):  # from 0.6 mm beyond the cut on
                        dx, dy = ((along, 0), (0, along), (-along, 0), (0, -along))[turned]
                        across = (slice(y + dy - 12, y + dy + 13), x + dx) if dx else (y + dy, slice(x + dx - 12, x + dx + 13))
                        strip = page[across]
                        self.assertLess(strip[12], 90)
                        self.assertGreater(min(strip[:12].max(), strip[13:].max()), 200)

    def test_no_ground_is_seen_where_the_bleeds_of_two_borders_meet(self):
        for gap in (4, 6):
            path, _ = self.make("small.yaml", "-s", "card.shape=rectangle", "-s", "card.size=60x80mm", "-s", "sheet.paper=150x100mm",
                                "-s", "card.background={gradient: radial, stops: [yellow, orange]}",
                                "-s", "card.border={width: 1mm, color: darkred}", "-s", "sheet.marks=none",
                                "-s", "sheet.bleed=3mm", "-s", f"sheet.gap={gap}mm")
            (x, y), (right, _) = (((left + right) / 2, (bottom + top) / 2)
                                  for left, bottom, right, top in (card.box for card in read_deck(path)[:2]))
            height = float(PdfReader(str(path)).pages[0].mediabox.height)
            for renderer in (["pdftoppm", "-r", "{dpi}", "-l", "1", "-singlefile", path, self.folder / "page"],
                             ["mutool", "draw", "-q", "-r", "{dpi}", "-o", self.folder / "page.ppm", path, "1"]):
                for dpi in (72, 100, 150, 211) if TRIES_ALL else (72, 211):
                    with self.subTest(renderer=renderer[0], dpi=dpi, gap=gap):
                        subprocess.run([str(word).format(dpi=dpi) for word in renderer], check=True, capture_output=True)
                        with Image.open(self.folder / "page.ppm") as image:
                            page = np.asarray(image).astype(int)
                        seam, reach = round((x + right) / 2 * dpi / 72), dpi // 20
                        strip = page[round((height - y) * dpi / 72), seam - reach:seam + reach]
                        # Two edges of half a pixel each leave a little of the paper, which is no hue.
                        self.assertLess((strip[:, 1] - strip[:, 2]).max(), 3)
                        self.assertLess(strip[:, 1:].max(), 32)

    def test_a_sheet_of_any_size(self):
        reader, cards = self.deck("-s", "sheet.paper=100x120mm", "-s", "card.size=80mm")
        self.assertEqual(self.sheet_sizes(reader), [(100, 120)] * 7)
        self.assertEqual([card.page for card in cards], list(range(7)))

    def test_the_bars_measure_50_mm_both_ways(self):
        path, _ = self.make("small.yaml", "-s", "card.size=60mm", "-s", "sheet.paper=A5")
        subprocess.run(["pdftoppm", "-r", str(DPI), "-gray", path, self.folder / "sheet"], check=True)
        pages = sorted(self.folder.glob("sheet*.pgm"))
        self.assertEqual(len(pages), 2)
        for page in pages:
            picture = np.asarray(Image.open(page))
            for turned in (picture, picture.T):
                lengths = list(bars(turned))
                self.assertGreaterEqual(len(lengths), 1)
                for length in lengths:
                    self.assertAlmostEqual(length, BAR, delta=25.4 / DPI)  # outer edges, to a pixel


if __name__ == "__main__":
    unittest.main()
