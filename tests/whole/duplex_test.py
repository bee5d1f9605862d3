"""Two-sided sheets as a person sees them: both sides drawn, the back turned over and laid upon the front, pixel by
pixel."""

import subprocess
import unittest

import numpy as np
from PIL import Image
from pypdf import PdfReader

from program import TRIES_ALL, WholeTest
from raster import fill_holes, label, over_squares

DPI = 100 if TRIES_ALL else 60
PIXEL_MM = 25.4 / DPI
FRONT, BACK = (255, 208, 96), (96, 144, 255)
DECK = """title: Small
symbols: |
  🐶 🐱 🐭 🐹 🐰 🦊 🐻
card: {size: 85mm, background: "#ffd060"}
back: {background: "#6090ff"}
sheet: {marks: none, cut_lines: none, scale_check: false, gap: 7mm, bleed: 3mm}
"""


def painted(page, color):
    """Where a page shows what it shows nowhere but on cards, with what lies on them."""
    near = np.abs(page.astype(np.int16) - np.array(color, np.int16)).max(axis=2) < 24
    return fill_holes(near)


def middles(mask):
    """The middles of the spots of a mask, in mm, from top to bottom and from left to right."""
    labels, count = label(mask)
    found = [np.argwhere(labels == i + 1).mean(axis=0) * PIXEL_MM for i in range(count)]
    return sorted(((x, y) for y, x in found), key=lambda p: (round(p[1]), p[0]))


class Duplex(WholeTest):
    def pages(self, *settings):
        self.write("two.yaml", DECK)
        path, _ = self.make("two.yaml", *(word for setting in settings for word in ("-s", setting)))
        subprocess.run(["pdftoppm", "-r", str(DPI), path, self.folder / "page"], check=True)
        pages = [np.asarray(Image.open(page)) for page in sorted(self.folder.glob("page*.ppm"))]
        for page in self.folder.glob("page*.ppm"):
            page.unlink()
        return pages, path

    def assert_same_places(self, front, back, message):
        """But for pixels at the rim, where a circle and its mirror image are rounded differently."""
        self.assertGreater(np.count_nonzero(front), 10000, message)
        differing = front != back
        self.assertFalse(over_squares(np.minimum, differing, 3).any(), message)
        self.assertLess(np.count_nonzero(differing), 0.75 / DPI * np.count_nonzero(front), message)

    def test_each_back_lies_behind_its_front_on_full_and_on_partly_filled_sheets(self):
        # Mirroring the rows of pixels is a turn around the horizontal axis.
        cases = [("long-edge", "portrait", np.fliplr), ("short-edge", "portrait", np.flipud),
                 ("long-edge", "landscape", np.flipud), ("short-edge", "landscape", np.fliplr)]
        for duplex, orientation, turn in cases:
            pages, _ = self.pages(f"sheet.duplex={duplex}", f"sheet.orientation={orientation}")
            self.assertEqual(len(pages), 4)
            for front, back in ((pages[0], pages[1]), (pages[2], pages[3])):
                self.assert_same_places(painted(front, FRONT), turn(painted(back, BACK)), (duplex, orientation))

    def test_the_last_sheet_has_one_card_and_one_back(self):
        pages, _ = self.pages("sheet.duplex=long-edge")
        self.assertEqual([len(middles(painted(page, FRONT))) for page in pages[::2]], [6, 1])
        self.assertEqual([len(middles(painted(page, BACK))) for page in pages[1::2]], [6, 1])

    def test_a_folded_sheet_brings_both_sides_together(self):
        pages, _ = self.pages("sheet.duplex=fold", "card.size=60mm")
        self.assertEqual(len(pages), 2)
        for page in pages:
            fronts, backs = painted(page, FRONT), painted(page, BACK)
            over = abs(min(middles(fronts))[0] - min(middles(backs))[0]) < 1
            turn = np.flipud if over else np.fliplr
            self.assert_same_places(fronts, turn(backs), "fold")
            self.assertEqual(len(middles(fronts)), len(middles(backs)))

    def test_an_offset_moves_the_backs_to_the_right_and_down(self):
        plain, _ = self.pages("sheet.duplex=long-edge")
        moved, _ = self.pages("sheet.duplex=long-edge", "sheet.back_offset=[0.8mm, -0.6mm]")
        for (x, y), (there_x, there_y) in zip(middles(painted(plain[1], BACK)), middles(painted(moved[1], BACK))):
            self.assertAlmostEqual(there_x - x, 0.8, delta=2 / DPI)
            self.assertAlmostEqual(there_y - y, -0.6, delta=2 / DPI)
        self.assertTrue((painted(plain[0], FRONT) == painted(moved[0], FRONT)).all())

    def test_bleed_surrounds_the_cards_and_ends_halfway_to_the_next(self):
        for gap, bleed in ((7, 3), (4, 2), (0, 0)):  # of the 3 mm that are asked for
            pages, _ = self.pages("sheet.duplex=long-edge", f"sheet.gap={gap}mm")
            # From the middle of the first card upwards: nothing stands there.
            x, y = middles(painted(pages[2], FRONT))[0]
            column = painted(pages[2], FRONT)[:, round(x / PIXEL_MM)]
            height = np.count_nonzero(column) * PIXEL_MM
            self.assertAlmostEqual(height, 85 + 2 * bleed, delta=2 * PIXEL_MM)

    def test_backs_may_bleed_further_than_fronts(self):
        pages, _ = self.pages("sheet.duplex=long-edge", "sheet.bleed=1mm", "sheet.back_bleed=1.5mm")
        areas = [np.count_nonzero(painted(page, color)) * PIXEL_MM ** 2
                 for page, color in ((pages[2], FRONT), (pages[3], BACK))]
        for area, bleed in zip(areas, (1, 2.5)):
            self.assertAlmostEqual(2 * np.sqrt(area / np.pi), 85 + 2 * bleed, delta=PIXEL_MM)

    def test_pages_say_which_side_they_are_and_the_printer_how_to_turn(self):
        _, path = self.pages("sheet.duplex=short-edge")
        reader = PdfReader(str(path))
        self.assertEqual(reader.trailer["/Root"]["/ViewerPreferences"]["/Duplex"], "/DuplexFlipShortEdge")
        self.assertIn("back", reader.page_labels[1])


if __name__ == "__main__":
    unittest.main()
