"""PDF/X-1a of decks with transparent pictures: the file has nothing transparent, breaks no rule, is proved by `verify`, and
looks as the deck does where it may stay transparent."""

import re
import subprocess
import unittest

import numpy
from PIL import Image
from preflight import X1A, preflight
from program import THEMES, TRIES_ALL, WholeTest, slow
from rich_deck import write_files

ALL = sorted([*THEMES.glob("*.yaml"), *(THEMES / "templates").glob("*.yaml")])
SMALL = () if TRIES_ALL else ("-s", "card.size=20mm", "-s", "layout.min_size=1mm", "-s", "sheet.paper=A6")
CMYK = ("-s", "output.color=cmyk", "-s", "layout.effort=fast")
DPI = 100 if TRIES_ALL else 60
MAX_DIFFERENCE = 0.03


class Flattened(WholeTest):
    def rendered(self, path, device="png16m", pages=2, dpi=100):
        """The first pages as Ghostscript prints them."""
        pattern = path.with_suffix(".%d.raster")
        subprocess.run(["gs", "-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", f"-sDEVICE={device}", f"-r{dpi}",
                        f"-dLastPage={pages}", f"-sOutputFile={pattern}", path], check=True, stdout=subprocess.DEVNULL)
        pictures = []
        for number in range(1, pages + 1):
            raster = path.with_suffix(f".{number}.raster")
            if raster.exists():
                with Image.open(raster) as image:
                    pictures.append(numpy.asarray(image).astype(float))
        return pictures

    def check_deck(self, theme, *settings):
        flat, said = self.make(theme, "-s", "output.pdf=x-1a", *CMYK, *settings, output="flat.pdf")
        self.assertEqual(preflight(flat, X1A), {})
        subprocess.run(["qpdf", "--check", flat], check=True, stdout=subprocess.DEVNULL)
        verified = self.run_program("verify", flat)
        self.assertEqual(verified.returncode, 0, verified.stdout + verified.stderr)
        poppler = subprocess.run(["pdftoppm", "-r", "20", *([] if TRIES_ALL else ["-l", "2"]), flat], check=True, capture_output=True)
        self.assertEqual(poppler.stderr, b"")
        clear, _ = self.make(theme, "-s", "output.pdf=x-4", *CMYK, *settings, output="clear.pdf")
        pages = list(zip(self.rendered(flat, dpi=DPI), self.rendered(clear, dpi=DPI)))
        self.assertTrue(pages)
        for one, other in pages:
            self.assertEqual(one.shape, other.shape)
            self.assertLess(numpy.abs(one - other).mean() / 255, MAX_DIFFERENCE)
        return said


class Themes(Flattened):
    @slow  # Grounds has the same done to more
    def test_each_is_a_file_without_transparency_that_looks_the_same(self):
        for theme in ALL:
            with self.subTest(theme.relative_to(THEMES)):
                self.check_deck(theme, *SMALL)


class Grounds(Flattened):
    def setUp(self):
        super().setUp()
        write_files(self.folder)

    def test_whatever_lies_below_the_symbols_on_any_number_of_threads(self):
        border = ("-s", 'card.border={color: "#00008080", width: 3mm}')
        grounds = (("-s", "sheet.paper=none"), ("-s", "card.background=#ff000040", *border),
                   ("-s", "card.background={pattern: confetti}", *border),
                   ("-s", "extras.key=names", "-s", "extras.rules=true", "-s", "extras.why=true"))
        for ground in grounds if TRIES_ALL else grounds[2:3]:
            with self.subTest(ground):
                settings = (*SMALL, "-s", "output.cut_contour=none", "-v", *ground)
                said = self.check_deck("rich.yaml", *settings, "--threads", "2")
                alone, _ = self.make("rich.yaml", "-s", "output.pdf=x-1a", *CMYK, *settings, "--threads", "1", output="alone.pdf")
                self.assertEqual(alone.read_bytes(), (self.folder / "flat.pdf").read_bytes())
                self.assertRegex(said, "hint: PDF/X-1a allows no transparency.*3 pictures at 600 dpi "
                                       r"\(disc, drawing, coffee\); x-4")
                # Details name every picture.
                self.assertTrue(re.search("^pixels    .* at 600 dpi: disc, .*, coffee$", said, re.M), said)

    @slow  # the tests of pdf have glass mixed with each ground
    def test_symbols_that_are_nowhere_opaque(self):
        self.write("pale.yaml", '''
symbols: [{text: pale, color: "#c8000066"}, {text: faint, color: "#0000c866"}, one, two, three, four, five]
card: {background: {pattern: confetti}}
check: {legibility: off, look_alike: off}
''')
        self.check_deck("pale.yaml", *SMALL)
        seen = self.run_program("verify", "--render", self.folder / "flat.pdf")
        self.assertIn("21 symbols can be seen", seen.stdout)
        self.assertEqual(seen.returncode, 0, seen.stdout)
        # On one card alone they are no mirrored drawings.
        few, _ = self.make("pale.yaml", "-s", "output.pdf=x-1a", *CMYK, "-s", "deck.cards=3", *SMALL)
        verified = self.run_program("verify", few)
        self.assertEqual(verified.returncode, 0, verified.stdout + verified.stderr)

    def test_gray_ink_breaks_no_rule(self):
        path, _ = self.make("rich.yaml", *SMALL, "-s", "output.pdf=x-1a", "-s", "output.color=gray")
        self.assertEqual(preflight(path, X1A), {})

    def test_what_shows_through_has_no_box_around_it_in_the_inks_of_the_theme(self):
        self.write("exact.yaml", """
symbols: [{image: disc.png, name: disc}, one, two, three, four, five, six]
card: {background: "cmyk(20% 0% 60% 0%)"}
check: {legibility: off, look_alike: off}
""")
        path, _ = self.make("exact.yaml", "-s", "output.pdf=x-1a", *CMYK, *SMALL)
        page = self.rendered(path, device="tiff32nc")[0].reshape(-1, 4)
        ground = numpy.array([51, 0, 153, 0])
        away = numpy.abs(page - ground).max(axis=1)
        self.assertGreater((away <= 1).sum(), 100_000 if TRIES_ALL else 20_000)
        self.assertLess(((away > 1) & (away <= 12)).sum(), 60)


if __name__ == "__main__":
    unittest.main()
