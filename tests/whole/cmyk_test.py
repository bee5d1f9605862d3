"""Colors in inks, measured on the plates that Ghostscript makes."""

import re
import shutil
import subprocess
import unittest
from pathlib import Path

import numpy as np
import pypdf
from PIL import Image, ImageCms

from preflight import X4, preflight
from program import SOURCE, THEMES, TRIES_ALL, WholeTest, make_once, slow
from rich_deck import write_files

BACK = """title: Back
symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻
card: {shape: rectangle, size: 60x40mm}
sheet: {paper: none}
back: {background: %s}
output: {color: cmyk}
"""

# Words that look alike in pairs: their inks do not.
WORDS = """title: Words
symbols:
  - {text: rich, color: cmyk(60% 40% 40% 100%)}
  - {text: warm, color: cmyk(0% 100% 100% 100%)}
  - {text: plain, color: black}
  - {text: half, color: gray(50%)}
  - {text: middle, color: "#808080"}
  - {text: green, color: cmyk(70% 0% 90% 10%)}
  - {text: leaf, color: "#45e617"}
check: {legibility: off, look_alike: off, color_blind: off}
"""

REAL = THEMES / "animals.yaml"
SHOPS_PROFILE = "/usr/share/color/icc/ghostscript/default_cmyk.icc"  # of Ghostscript, which the tests need anyway
BLACK_POINT_COMPENSATION = 0x2000  # of Little CMS
DPI = 60 if TRIES_ALL else 30
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


def fills(pdf):
    """The operands of all fills in four inks, and in gray."""
    found = set()
    reader = pypdf.PdfReader(pdf)
    for number in {number for generation in reader.xref.values() for number in generation}:
        form = reader.get_object(pypdf.generic.IndirectObject(number, 0, reader))
        if isinstance(form, pypdf.generic.StreamObject) and form.get("/Subtype") == "/Form":
            operators = pypdf.generic.ContentStream(form, reader).operations
            found |= {tuple(map(float, operands)) for operands, operator in operators if operator in (b"k", b"g")}
    return found


def colors(pdf, folder, name):
    subprocess.run(["pdftoppm", "-r", "40", "-singlefile", pdf, folder / name], check=True)
    return np.asarray(Image.open(folder / (name + ".ppm")), dtype=float)


class Inks(WholeTest):
    def setUp(self):
        super().setUp()
        write_files(self.folder)

    def test_black_and_gray_are_one_ink(self):
        self.write("gray.yaml", (self.folder / "opaque.yaml").read_text(encoding="utf-8")
                   .replace("crimson", "black").replace("navy", '"#444"').replace("green", '"#bbb"')
                   .replace("purple", "black").replace('"#140a28"', "gray"))
        pdf, _ = self.make("gray.yaml", "-s", "output.color=cmyk")
        found = plates(pdf, self.folder)
        self.assertEqual(set(found), set(INKS))
        for ink in INKS[:3]:
            self.assertEqual(found[ink].max(), 0, ink)
        self.assertGreater(found["Black"].max(), 0.99)

    def test_the_profile_is_that_of_the_press_that_the_theme_names(self):
        self.write("blue.yaml", (BACK % "navy"))
        shutil.copy(SHOPS_PROFILE, self.folder / "shop.icc")
        for icc, file, name in (("GRACoL", SOURCE / "icc/GRACoL2006_coated1.icc", "CGATS TR 006"),
                                ("fogra39", SOURCE / "icc/FOGRA39L_coated.icc", "FOGRA39"),
                                ("shop.icc", SHOPS_PROFILE, "Artifex CMYK SWOP Profile")):
            pdf, _ = self.make("blue.yaml", "-s", "card.background=#2060c0", "-s", "output.pdf=x-4",
                               "-s", f"output.icc={icc}", output=f"{icc}.pdf")
            self.assertEqual(preflight(pdf, X4), {}, icc)
            intent = pypdf.PdfReader(pdf).trailer["/Root"]["/OutputIntents"][0].get_object()
            self.assertEqual(intent["/OutputConditionIdentifier"], name)
            self.assertEqual(intent["/DestOutputProfile"].get_data(), Path(file).read_bytes())
            convert = ImageCms.buildTransform(str(SOURCE / "icc/sRGB.icc"), str(file), "RGB", "CMYK",
                                              renderingIntent=ImageCms.Intent.RELATIVE_COLORIMETRIC,
                                              flags=BLACK_POINT_COMPENSATION)
            wanted = np.array(ImageCms.applyTransform(Image.new("RGB", (1, 1), "#2060c0"), convert).getpixel((0, 0))) / 255
            nearest = min(np.abs(np.array(inks) - wanted).max() for inks in fills(pdf) if len(inks) == 4)
            self.assertLess(nearest, 0.006, icc)

    def test_the_cut_has_a_plate_of_its_own_and_knocks_nothing_out(self):
        pdf, _ = self.make("rich.yaml", "-s", "output.color=cmyk", "-s", "output.pdf=x-4", "-s", "sheet.cut_lines=none",
                           output="cut.pdf")
        bare = self.folder / "bare.pdf"
        theme = (self.folder / "rich.yaml").read_text(encoding="utf-8").replace(", cut_contour: CutContour", "")
        self.write("bare.yaml", theme)
        bare, _ = self.make("bare.yaml", "-s", "output.color=cmyk", "-s", "output.pdf=x-4", "-s",
                            "sheet.cut_lines=none", output="bare.pdf")
        with_cut, without = plates(pdf, self.folder, DPI), plates(bare, self.folder, DPI)
        self.assertEqual(set(with_cut), {*INKS, "CutContour"})
        self.assertEqual(set(without), set(INKS))
        self.assertGreater(with_cut["CutContour"].max(), 0.3)
        for ink in INKS:
            self.assertEqual(np.abs(with_cut[ink] - without[ink]).max(), 0, ink)

    def test_no_spot_has_more_ink_than_the_limit(self):
        def most(*settings):
            pdf, _ = self.make("opaque.yaml", "-s", "output.color=cmyk", *settings)
            found = plates(pdf, self.folder, DPI)
            return sum(found[ink] for ink in INKS).max()
        self.assertGreater(most(), 2.0)
        self.assertAlmostEqual(most("-s", "output.ink_limit=180%"), 1.8, delta=0.02)

    def test_colors_look_as_before(self):
        rgb, _ = self.make("rich.yaml", output="rgb.pdf")
        inks, _ = self.make("rich.yaml", "-s", "output.color=cmyk", "-s", "output.pdf=x-4", output="inks.pdf")
        one, other = colors(rgb, self.folder, "rgb"), colors(inks, self.folder, "inks")
        difference = np.abs(one - other)
        # Poppler mixes inks by a formula of its own, so this is about mistakes, not about shades.
        self.assertLess(difference.mean(), 12)
        self.assertLess(np.percentile(difference, 99), 110)

    def back(self, background):
        """The plates of a back that is painted all over."""
        self.write("back.yaml", BACK % background)
        pdf, _ = self.make("back.yaml", "--pages", "backs", output="back.pdf")
        return plates(pdf, self.folder)

    def test_inks_that_are_given_lie_on_the_plates(self):
        more = ((0, 0, 0, 35), (100, 100, 100, 100), (60, 40, 40, 100), (0, 100, 100, 100)) if TRIES_ALL else ()
        for inks in ((70, 0, 90, 10), *more):
            found = self.back("cmyk(%d%% %d%% %d%% %d%%)" % inks)
            for name, percent in zip(INKS, inks):
                plate = found[name][2:-2, 2:-2]
                self.assertEqual(plate.min(), plate.max(), f"{inks} {name}")
                self.assertAlmostEqual(plate.max(), percent / 100, delta=0.004, msg=f"{inks} {name}")

    def test_gradients_run_straight_from_ink_to_ink(self):
        found = self.back("{gradient: linear, angle: 90, stops: [cmyk(100 0 20 0), cmyk(0 60 20 100)]}")
        for name, left, right in zip(INKS, (1, 0, 0.2, 0), (0, 0.6, 0.2, 1)):
            row = found[name][30]
            places = (np.arange(len(row)) + 0.5) / len(row)
            self.assertLess(np.abs(row - (left + (right - left) * places)).max(), 0.02, name)

    def test_colors_that_look_the_same_keep_their_own_inks(self):
        self.write("words.yaml", WORDS)
        pdf, _ = self.make("words.yaml", "-s", "output.color=cmyk")
        found = fills(pdf)
        for inks in ((0.6, 0.4, 0.4, 1), (0, 1, 1, 1), (0, 0, 0, 1), (0, 0, 0, 0.5), (0.7, 0, 0.9, 0.1)):
            self.assertIn(inks, found)
        # The two that are given as light are as the profile has them.
        self.assertEqual(len(found), 5 + 2, found)
        limited, said = self.make("words.yaml", "-s", "output.color=cmyk", "-s", "output.ink_limit=240%", "-v")
        self.assertIn((0, 0.7, 0.7, 1), fills(limited))
        self.assertRegex(said, r"words.yaml:4:25: warning: cmyk\(0% 100% 100% 100%\) uses 300% ink, .*\[ink-limit\]")
        self.assertIn("240% at the densest spot, 300% without the limit", said)
        gray, _ = self.make("words.yaml", "-s", "output.color=gray")
        self.assertLessEqual({(0.0,), (0.5,)}, fills(gray))

    def test_inks_change_nothing_that_screens_show(self):
        self.write("words.yaml", WORDS)
        light = WORDS
        for inks, name in (("cmyk(60% 40% 40% 100%)", "black"), ("cmyk(0% 100% 100% 100%)", "black"),
                           ("gray(50%)", '"#808080"'), ("cmyk(70% 0% 90% 10%)", '"#45e617"')):
            light = light.replace(inks, name)
        self.write("light.yaml", light)
        one, other = (colors(self.make(name + ".yaml", output=name + ".pdf")[0], self.folder, name)
                      for name in ("words", "light"))
        self.assertEqual(np.abs(one - other).max(), 0)

    def test_pictures_that_only_a_screen_tells_apart_are_told(self):
        # Two blues that FOGRA39 prints the same (0.004 apart in OKLab as Little CMS shows them on paper, 0.11 before).
        for name, color in (("one", "#0044bb"), ("other", "#1122ff"), ("third", "#bb4400")):
            self.write(name + ".svg", f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">
<circle cx="5" cy="5" r="4" fill="{color}"/></svg>""")
        self.write("blues.yaml", "title: Blues\nsymbols: [one.svg, other.svg, third.svg, aa, bb, cc, dd]\n"
                   "check: {legibility: off}\n")
        said = {color: self.make("blues.yaml", "-s", f"output.color={color}")[1] for color in ("rgb", "cmyk")}
        self.assertNotIn("look", said["rgb"])
        self.assertRegex(said["cmyk"], r"blues.yaml:2:20: warning: one.svg and other.svg look (alike|the same) in print"
                                       r".* \[look-alike\]")
        self.assertIn("no press can print them that bright", said["cmyk"])
        self.assertEqual(said["cmyk"].count("[look-alike]"), 1, said["cmyk"])

    @slow  # whole-preflight refuses other inks than gray, and the tests of pdf have gray ones only
    def test_a_gray_file_has_black_only(self):
        for theme, kind in (("rich.yaml", "x-4"), ("opaque.yaml", "x-4"), (REAL, "1.7")):
            pdf, _ = self.make(theme, "-s", "output.color=gray", "-s", f"output.pdf={kind}", "-s", "layout.effort=fast")
            found = plates(pdf, self.folder)
            for ink in INKS[:3]:
                self.assertEqual(found[ink].max(), 0, f"{theme} {ink}")
            self.assertGreater(found["Black"].max(), 0.5)

    @slow  # the tests of render compare each pixel and each color
    def test_gray_pictures_are_gray(self):
        for theme in ("opaque.yaml", "small.yaml"):
            gray = ("-s", "output.color=gray", "-s", "output.image_dpi=100", "-s", "layout.effort=fast")
            self.make(theme, *gray, "-s", "output.color=rgb", output="colored-{card}.png")
            self.make(theme, *gray, output="gray-{card}.png")
            self.make(theme, *gray, output="gray-{card}.svg")
            first = [min(self.folder.glob(name)) for name in ("colored-*.png", "gray-*.png", "gray-*.svg")]
            with Image.open(first[0]) as before, Image.open(first[1]) as after:
                self.assertEqual((before.mode, after.mode), ("RGBA", "LA"), theme)
                red, green, blue, alpha = np.moveaxis(np.asarray(before, dtype=float) / 255, 2, 0)
                light = sum(share * np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
                            for share, c in ((0.2126, red), (0.7152, green), (0.0722, blue)))
                wanted = np.where(light <= 0.0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - 0.055)
                found = np.asarray(after, dtype=float)[:, :, 0] / 255
            self.assertLess(np.abs(found - wanted)[alpha == 1].max(), 0.003, theme)
            text = first[2].read_text(encoding="utf-8")
            colors = re.findall(r"rgb\(([^,]*),([^,]*),([^)]*)\)", text) + re.findall(r"#(..)(..)(..)\"", text)
            self.assertGreater(len(colors), 3)
            for color in colors:
                self.assertEqual(len(set(color)), 1, f"{theme} {color}")
            for path in [*self.folder.glob("colored-*"), *self.folder.glob("gray-*")]:
                path.unlink()


class RealDeck(unittest.TestCase):
    @slow  # the tests of pdf look for images in a file in inks
    def test_stays_vectors(self):
        pdf, _ = make_once(REAL, "-s", "output.color=cmyk", "-s", "output.pdf=x-4")
        images = subprocess.run(["pdfimages", "-list", pdf], capture_output=True, text=True, check=True)
        self.assertEqual(images.stdout.splitlines()[2:], [])
        plain, _ = make_once(REAL)
        profile = 95_000
        self.assertLess(pdf.stat().st_size, plain.stat().st_size + profile + 30_000)


if __name__ == "__main__":
    unittest.main()
