"""--bundle writes what homes, shops, services and cutters want of one deck, in one go."""

import functools
import io
import os
import re
import subprocess
import tempfile
import time
import unittest
from pathlib import Path
import xml.etree.ElementTree as xml

import numpy as np
from PIL import Image
from pypdf import PdfReader

from program import PROGRAM, SMALL_THEME, TRIES_ALL, WholeTest, clean_environment, run, slow
from raster import fill_holes, label, over_squares

MM = 72 / 25.4


# Coarse pictures where nobody looks at their pixels: the cutter's take most of the time of a bundle.
COARSE = ("-s", "output.image_dpi=72")
# How many cards there are where each of them takes long.
CARDS = 7 if TRIES_ALL else 3
FEW = ("-s", f"deck.cards={CARDS}")
BACKS_THEME = SMALL_THEME + "back: {text: Small}\noutput: {image_dpi: 72}\n"


@functools.cache
def bundle_once():
    """The bundle of the theme alone, for all that only read it."""
    folder = tempfile.TemporaryDirectory(prefix="spotit-")
    Path(folder.name, "backs.yaml").write_text(BACKS_THEME, encoding="utf-8")
    process = run("backs.yaml", "--bundle", "out", cwd=folder.name)
    if process.returncode != 0:
        raise AssertionError(process.stderr)
    return folder, Path(folder.name, "out")


class BundleTest(WholeTest):
    def bundle(self, *arguments):
        self.write("backs.yaml", BACKS_THEME)
        process = self.run_program("backs.yaml", "--bundle", "out", *arguments)
        self.assertEqual(process.returncode, 0, process.stderr)
        return self.folder / "out"

    def test_the_file_for_the_shop_has_one_card_to_a_page_with_bleed_and_a_contour(self):
        reader = PdfReader(bundle_once()[1] / "shop.pdf")
        self.assertEqual(len(reader.pages), 14)
        for page in reader.pages:
            self.assertAlmostEqual(float(page.mediabox.width) / MM, 91, places=2)
            self.assertAlmostEqual(float(page.trimbox.width) / MM, 85, places=2)
            self.assertEqual(page.mediabox, page.bleedbox)
        spaces = [space.get_object() for page in reader.pages for space in page["/Resources"]["/ColorSpace"].values()]
        spots = [space[1] for space in spaces if space[0] == "/Separation"]
        self.assertEqual(spots, ["/CutContour"] * 7)

    def test_the_file_for_home_is_the_deck_as_the_theme_has_it(self):
        alone, _ = self.make(self.write("backs.yaml", BACKS_THEME))
        self.assertEqual((bundle_once()[1] / "home.pdf").read_bytes(), alone.read_bytes())

    def test_the_file_for_home_has_no_contour_that_would_be_printed(self):
        folder = self.bundle("-s", "output.cut_contour=Stanze", "--only", "home,shop")
        self.assertNotIn(b"Stanze", subprocess.run(["qpdf", "--qdf", folder / "home.pdf", "-"], capture_output=True).stdout)
        self.assertIn(b"Stanze", subprocess.run(["qpdf", "--qdf", folder / "shop.pdf", "-"], capture_output=True).stdout)

    def test_a_bundle_in_the_folder_of_another_deck_leaves_nothing_of_that(self):
        self.bundle("-s", "sheet.paper=A6", "--only", "cutter", "--service", "joon")
        folder, fresh = self.folder / "out", self.folder / "fresh"
        for name in ("cutter/sheet-07.png", "services/joon/deck.pdf"):
            self.assertTrue((folder / name).is_file())
        (folder / "mine.txt").write_text("mine")
        for place in (folder, fresh):
            made = self.run_program("backs.yaml", "--bundle", place, "--only", "home,shop")
            self.assertEqual(made.returncode, 0, made.stderr)
        names = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
        self.assertEqual(names - {"mine.txt"}, {str(path.relative_to(fresh)) for path in fresh.rglob("*") if path.is_file()})
        self.assertEqual((folder / "report.txt").read_text(), (fresh / "report.txt").read_text())
        again = self.run_program("backs.yaml", "--bundle", "out", "--service", "joon")
        self.assertIn("removed", again.stderr)
        self.assertEqual({path.name for path in folder.rglob("*") if path.is_file()}, {"mine.txt", "report.txt", "deck.pdf"})

    def test_files_of_single_cards_are_made_without_what_is_for_sheets(self):
        settings = ("-s", "sheet.cutter=silhouette-3-v1", "-s", "extras.rules=true", "-s", "extras.key=names")
        self.write("backs.yaml", BACKS_THEME)
        process = self.run_program("backs.yaml", "--bundle", "out", "--service", "joon", *settings)
        self.assertEqual(process.returncode, 0, process.stderr)
        self.assertNotIn("warning", process.stderr)

    def test_the_cutter_gets_a_closed_path_for_each_card(self):
        folder = bundle_once()[1] / "cutter"
        paths = 0
        for file in sorted(folder.glob("*.svg")):
            for element in xml.parse(file).getroot().iter():
                if element.tag.endswith("}path"):
                    self.assertTrue(element.attrib["d"].rstrip().upper().endswith("Z"))
                    paths += 1
            self.assertTrue(file.with_suffix(".dxf").is_file())
        self.assertEqual(paths, 7)

    @slow  # the tests of cutter and of render have the paths and the pixels
    def test_the_cutter_gets_a_picture_of_each_sheet_on_which_each_path_runs_around_its_card(self):
        small = ("-s", "card.size=45mm", "-s", "layout.min_size=2mm", "-s", "sheet.paper=A6")
        folder = self.bundle("-s", "card.background=#ffd060", "-s", "sheet.marks=none", "-s",
                             "sheet.cut_lines=none", "-s", "output.image_dpi=300", *small, "--only", "cutter") / "cutter"
        for file in sorted(folder.glob("*.svg")):
            drawing = xml.parse(file).getroot()
            self.assertEqual((drawing.attrib["width"], drawing.attrib["height"]), ("105mm", "148mm"))
            with Image.open(file.with_suffix(".png")) as picture:
                self.assertEqual(picture.size, (1240, 1748))
                sheet = np.asarray(picture.convert("RGB")).astype(np.int16)
            painted = np.abs(sheet - np.array((255, 208, 96), np.int16)).max(axis=2) < 8
            whole = over_squares(np.minimum, over_squares(np.maximum, painted, 5), 5)
            labels, _ = label(fill_holes(whole))
            cards = [np.argwhere(labels == i) for i, size in enumerate(np.bincount(labels.ravel())) if i > 0 and size > 100_000]
            boxes = [(card.min(axis=0), card.max(axis=0) + 1) for card in cards]
            paths = [element for element in drawing.iter() if element.tag.endswith("}path")]
            self.assertEqual(len(cards), len(paths))
            for path in paths:
                x, y = map(float, re.match(r"M\s*([\d.]+)[ ,]([\d.]+)", path.attrib["d"]).groups())
                pixels = np.array([y, x]) / 25.4 * 300
                rims = [abs(np.hypot(*(pixels - (low + high) / 2)) - (high - low)[1] / 2) for low, high in boxes]
                self.assertLess(min(rims), 3)

    def test_the_report_says_what_was_proved_of_each_file(self):
        report = (bundle_once()[1] / "report.txt").read_text()
        for file in ["home.pdf", "shop.pdf", "services/label-shop/deck.pdf", "services/joon/deck.pdf"]:
            self.assertIn(f"{file}: ", report)
        self.assertEqual(report.count("each of the 21 pairs of cards shares exactly one symbol"), 4)
        self.assertNotIn("FAILED", report)
        self.assertEqual(report.count("no pictures made of pixels"), 6)
        self.assertEqual(report.count("colors are RGB"), 2)
        self.assertIn("MB Print is not known to make circles; its known products: Cards (rectangles of any size)", report)

    def test_parts_of_a_bundle_can_be_made_alone(self):
        process = self.run_program("small.yaml", "--bundle", "out", "--only", "cutter", *COARSE)
        self.assertEqual(process.returncode, 0, process.stderr)
        made = sorted(path.relative_to(self.folder / "out").as_posix() for path in (self.folder / "out").rglob("*.*"))
        self.assertEqual(made, ["cutter/sheet-01.dxf", "cutter/sheet-01.png", "cutter/sheet-01.svg",
                                "cutter/sheet-02.dxf", "cutter/sheet-02.png", "cutter/sheet-02.svg", "report.txt"])
        for parts in (["--only", "home,shop"], ["--only", "home", "--only", "shop"]):
            process = self.run_program("small.yaml", "--bundle", "two", *parts)
            self.assertEqual(process.returncode, 0, process.stderr)
            self.assertEqual(sorted(path.name for path in (self.folder / "two").iterdir()),
                             ["home.pdf", "report.txt", "shop.pdf"])
        self.assertEqual(self.run_program("small.yaml", "--bundle", "out", "--only", "hom").returncode, 2)
        self.assertEqual(self.run_program("small.yaml", "--only", "home").returncode, 2)

    def test_the_title_card_goes_to_shops_and_services_and_what_does_not_is_named(self):
        extras = ["-s", "extras.title_card=true", "-s", "extras.rules=true", "-s", "extras.why=true"]
        self.write("backs.yaml", BACKS_THEME)
        process = self.run_program("backs.yaml", "--bundle", "out", *extras, *FEW, "--only", "home,shop", "--service", "the-game-crafter",
                                   "--service", "joon")
        self.assertEqual(process.returncode, 0, process.stderr)
        folder = self.folder / "out"
        self.assertEqual(len(list((folder / "services/the-game-crafter").glob("front-*.png"))), CARDS + 1)
        self.assertEqual(len(list((folder / "services/the-game-crafter").glob("back*.png"))), 1)
        for name in ["shop.pdf", "services/joon/deck.pdf"]:
            pages = ["".join(page.extract_text().split()) for page in PdfReader(folder / name).pages]
            self.assertEqual(len(pages), 2 * CARDS + 2)
            self.assertNotIn(f"{CARDS}cards", "".join(pages[:-2]))
            self.assertIn(f"{CARDS}cards", pages[-2])
            self.assertIn("Small", pages[-1])
            self.assertIn(f"{name}: {2 * CARDS + 2} pages, {CARDS} cards, correct", (folder / "report.txt").read_text())
        home = PdfReader(folder / "home.pdf")
        title = home.pages[2 * (CARDS // 6)]  # six cards are on a sheet
        self.assertIn(f"{CARDS}cards", "".join(title.extract_text().split()))
        self.assertEqual(subprocess.run([PROGRAM, "verify", folder / "home.pdf", "-q"]).returncode, 0)
        self.assertIn("only in home.pdf: rules, poster", (folder / "report.txt").read_text())
        self.assertIn("only home.pdf has these sheets of the theme: rules, poster", process.stderr)

    def test_each_part_alone_says_what_was_made_and_only_home_what_is_printed(self):
        for part in ("home", "shop", "cutter"):
            folder = Path("out", part)
            process = self.run_program("small.yaml", "--bundle", str(folder), "--only", part, *COARSE)
            self.assertIn("7 cards, 3 symbols each, 7 symbols, circles of 85 mm\n", process.stderr)
            self.assertIn("checked: each of the 21 pairs", process.stderr)
            printed = re.findall("^With CUPS:.* (.*)$", process.stderr, re.MULTILINE)
            self.assertEqual(printed, [str(folder / "home.pdf")] if part == "home" else [])
            self.assertEqual("Print at 100%" in process.stderr, part == "home")

    def test_symbols_stay_as_far_inside_the_cut_as_the_report_says(self):
        folder = self.bundle("-s", "card.margin=1mm", "-s", "card.background=#ffd060", *FEW, "--only", "home", "--service", "the-game-crafter")
        report = (folder / "report.txt").read_text()
        said = {part: float(re.search(r"symbols stay ([\d.]+) mm inside", report[report.index(part):])[1])
                for part in ["home.pdf", "services/the-game-crafter"]}
        self.assertLess(said["home.pdf"], 3)
        self.assertGreaterEqual(said["services/the-game-crafter"], 3.17)
        least = 1e9
        for file in (folder / "services" / "the-game-crafter").glob("front-*.png"):
            with Image.open(file) as picture:
                pixels = np.asarray(picture.convert("RGB")).astype(np.int16)
            inked = np.argwhere(np.abs(pixels - np.array((255, 208, 96), np.int16)).max(axis=2) > 60)
            middle = (np.array(pixels.shape[:2]) - 1) / 2
            least = min(least, 88.9 / 2 - np.hypot(*(inked - middle).T).max() / 300 * 25.4)
        self.assertAlmostEqual(least, said["services/the-game-crafter"], delta=0.25)


POKER = """title: Words
symbols: [ant, bee, cat, dog, elk, fox, gnu]
card: {shape: rectangle, size: 63x88mm, corner_radius: 3mm, background: "#ffd060"}
back: {background: teal, text: Words}
"""


class Services(WholeTest):
    """What each service asks for, as its own pages have it, not as the program's table does."""

    def service(self, name, *arguments, theme=POKER):
        self.write("deck.yaml", theme)
        process = self.run_program("deck.yaml", "--bundle", "out", "--service", name, *arguments)
        self.assertEqual(process.returncode, 0, process.stderr)
        self.assertEqual(sorted(path.name for path in (self.folder / "out").iterdir()), ["report.txt", "services"])
        self.assertEqual([path.name for path in (self.folder / "out" / "services").iterdir()], [name])
        return self.folder / "out" / "services" / name

    def assert_pictures(self, folder, fronts, size):
        files = sorted(folder.iterdir())
        self.assertEqual([file.name for file in files], ["back.png"] + [f"front-{i + 1}.png" for i in range(fronts)])
        for file in files:
            with Image.open(io.BytesIO(file.read_bytes())) as picture:
                self.assertEqual(picture.size, size)
                self.assertEqual(picture.mode, "RGB")
                self.assertEqual(tuple(round(dpi) for dpi in picture.info["dpi"]), (300, 300))

    def test_pictures_have_exactly_the_pixels_that_a_service_asks_for_and_know_their_size(self):
        circles = SMALL_THEME + "back: {text: Small}\nsheet: {back_bleed: 2mm}\noutput: {image_dpi: 72}\n"
        self.assert_pictures(self.service("the-game-crafter", *FEW, theme=circles), CARDS, (1125, 1125))
        self.assert_pictures(self.service("the-game-crafter", *FEW), CARDS, (825, 1125))

    @slow  # a deck of another size gets as many
    def test_another_service_gets_other_pixels_for_the_same_cards(self):
        self.assert_pictures(self.service("makeplayingcards", *FEW), CARDS, (822, 1122))

    def test_drivethrucards_gets_a_pdf_with_each_back_before_its_front_in_four_inks(self):
        path = self.service("drivethrucards") / "deck.pdf"
        reader = PdfReader(path)
        self.assertEqual(reader.metadata["/GTS_PDFXVersion"], "PDF/X-1a:2003")
        self.assertEqual(len(reader.pages), 14)
        for i, page in enumerate(reader.pages):
            self.assertAlmostEqual(float(page.mediabox.width) / 72, 2.75, places=3)
            self.assertAlmostEqual(float(page.mediabox.height) / 72, 3.75, places=3)
            self.assertAlmostEqual(float(page.trimbox.width) / 72, 2.5, places=3)
            self.assertEqual(page.mediabox, page.bleedbox)
            self.assertEqual("#back" in page.extract_text(), i % 2 == 0, i)
        self.assertIn("the limit is 240%", (path.parents[2] / "report.txt").read_text())

    def test_a_page_is_painted_to_its_corners_also_where_cards_are_round(self):
        path = self.service("mb-print") / "deck.pdf"
        subprocess.run(["pdftoppm", "-r", "60", "-f", "1", "-l", "2", path, self.folder / "page"], check=True)
        for page in sorted(self.folder.glob("page*.ppm")):
            with Image.open(page) as picture:
                w, h = picture.size
                corners = [picture.getpixel(at) for at in [(1, 1), (w - 2, 1), (1, h - 2), (w - 2, h - 2)]]
            self.assertEqual(len(set(corners)), 1, page)
            self.assertNotEqual(corners[0], (255, 255, 255), page)

    def test_the_shop_for_labels_gets_the_cut_on_fronts_alone_by_the_name_that_the_theme_gives(self):
        reader = PdfReader(self.service("label-shop", "-s", "output.cut_contour=Stanze") / "deck.pdf")
        spots = [[space.get_object()[1] for space in page["/Resources"].get("/ColorSpace", {}).values()
                  if space.get_object()[0] == "/Separation"] for page in reader.pages]
        self.assertEqual(spots, [["/Stanze"], []] * 7)

    def test_others_get_no_contour_that_would_be_printed(self):
        path = self.service("joon", "-s", "output.cut_contour=Stanze") / "deck.pdf"
        self.assertNotIn(b"Stanze", subprocess.run(["qpdf", "--qdf", path, "-"], capture_output=True).stdout)

    def test_a_service_that_cannot_take_the_deck_is_named_with_the_reason_and_stops_no_other(self):
        self.write("bare.yaml", POKER.replace("back:", "#"))
        process = self.run_program("bare.yaml", "--bundle", "out", *COARSE, *FEW)
        self.assertEqual(process.returncode, 0, process.stderr)
        report = (self.folder / "out" / "report.txt").read_text()
        self.assertIn("left out: boardgamesmaker: BoardGamesMaker is not known to make rectangles; its known products: Circle Cards (circles of 88.9 mm)", report)
        self.assertIn("left out: drivethrucards: DriveThruCards requires a back for each card", report)
        self.assertEqual(sorted(path.name for path in (self.folder / "out" / "services").iterdir()),
                         ["joon", "label-shop", "makeplayingcards", "the-game-crafter"])
        self.assertIn("no files for boardgamesmaker, drivethrucards, mb-print", process.stderr)

    def test_asked_for_by_name_it_is_an_error_and_nothing_is_written(self):
        for theme, service, words in [(POKER.replace("back:", "#"), "drivethrucards", "requires a back"),
                                      (POKER, "boardgamesmaker", "is not known to make rectangles")]:
            self.write("deck.yaml", theme)
            process = self.run_program("deck.yaml", "--bundle", "out", "--service", service)
            self.assertEqual(process.returncode, 1, process.stderr)
            self.assertIn(words, process.stderr)
            self.assertIn("fix: ", process.stderr)
            self.assertFalse((self.folder / "out").exists())

    def test_a_service_that_wants_nothing_transparent_gets_pixels_which_the_report_names(self):
        self.service("drivethrucards", theme=POKER.replace('"#ffd060"', '"#ffd06080"').replace("bee", "🐝"))
        report = (self.folder / "out" / "report.txt").read_text()
        self.assertIn("converted to pixels, since transparency is not allowed: 1 picture at 600 dpi: bee", report)

    def test_a_deck_of_another_size_is_laid_out_anew_only_for_a_service_that_is_asked_for(self):
        small = POKER.replace("63x88mm", "40x60mm")
        self.assert_pictures(self.service("makeplayingcards", *FEW, theme=small), CARDS, (822, 1122))
        self.assertEqual(self.run_program("deck.yaml", "--bundle", "all", *COARSE, *FEW).returncode, 0)
        self.assertFalse((self.folder / "all" / "services" / "makeplayingcards").exists())
        self.assertIn("--service makeplayingcards", (self.folder / "all" / "report.txt").read_text())

    def test_what_goes_with_no_bundle_is_a_wrong_command_line(self):
        for arguments in [("--service", "joon"), ("--bundle", "out", "--service", "nobody"),
                          ("--bundle", "out", "--pages", "backs"), ("--reverse",)]:
            with self.subTest(arguments):
                process = self.run_program("small.yaml", *arguments)
                self.assertEqual(process.returncode, 2, process.stderr)


class Sheets(WholeTest):
    """--sheets and --pages take what is wanted of a deck of two sheets with backs."""

    def pages(self, *arguments):
        self.write("backs.yaml", (self.folder / "small.yaml").read_text() + "back: {text: Small}\n")
        process = self.run_program("backs.yaml", "-o", "deck.pdf", "-s", "layout.effort=fast", *arguments)
        return process, len(PdfReader(self.folder / "deck.pdf").pages) if process.returncode == 0 else 0

    def test_a_range_brings_its_sheets_with_their_backs(self):
        for arguments, count in [((), 4), (("--sheets", "2"), 2), (("--sheets", "1-2"), 4), (("--sheets", "2-"), 2),
                                 (("--sheets", "2", "--pages", "backs"), 1), (("--pages", "fronts"), 2)]:
            with self.subTest(arguments):
                self.assertEqual(self.pages(*arguments)[1], count)

    def labels(self, *arguments):
        process, _ = self.pages(*arguments)
        self.assertEqual(process.returncode, 0, process.stderr)
        return PdfReader(self.folder / "deck.pdf").page_labels

    def test_sides_can_be_had_in_either_order_and_alone_with_the_last_page_first(self):
        back_first = ("-s", "sheet.order=back-first")
        for arguments, labels in [((), ["1", "1 back", "2", "2 back"]),
                                  (back_first, ["1 back", "1", "2 back", "2"]),
                                  (back_first + ("--sheets", "2"), ["2 back", "2"]),
                                  (("--pages", "backs", "--reverse"), ["2 back", "1 back"]),
                                  (("--pages", "fronts", "--reverse"), ["2", "1"])]:
            with self.subTest(arguments):
                self.assertEqual(self.labels(*arguments), labels)

    def test_rules_and_key_keep_every_page_on_its_side_of_the_paper(self):
        rules, key = ("-s", "extras.rules=true"), ("-s", "extras.key=names")
        for order, settings, labels in [
                ("front-first", rules + key, ["rules", "key"]), ("front-first", rules, ["rules", "rules back"]),
                ("back-first", rules + key, ["key", "rules"]), ("back-first", key, ["key back", "key"])]:
            with self.subTest((order, settings)):
                found = self.labels("-s", f"sheet.order={order}", *settings)
                self.assertEqual(found[4:], labels)
                preferences = PdfReader(self.folder / "deck.pdf").trailer["/Root"]["/ViewerPreferences"]
                self.assertEqual(preferences["/Duplex"], "/DuplexFlipLongEdge")
                if len(settings) == 2 and (TRIES_ALL or order == "front-first"):  # one sheet more needs a page without anything
                    self.assertEqual(len(self.labels("-s", f"sheet.order={order}", "--pages", "backs", *settings)),
                                     len(self.labels("-s", f"sheet.order={order}", "--pages", "fronts", *settings)))

    def test_what_is_no_range_or_not_there_is_a_wrong_command_line(self):
        for wrong in ["0", "x", "3-2", "1-x", "-2", "7"]:
            with self.subTest(wrong):
                process, _ = self.pages(f"--sheets={wrong}")
                self.assertEqual(process.returncode, 2, process.stderr)
                self.assertFalse((self.folder / "deck.pdf").exists())

    def test_a_bundle_waits_for_another_that_is_being_written_into_its_folder(self):
        for title in ("First", "Second"):
            self.write(f"{title}.yaml", SMALL_THEME.replace("Small", title))
        out = self.folder / "out"
        out.mkdir()
        os.mkfifo(out / "shop.pdf")  # the first waits for its reader

        def start(title, parts):
            process = subprocess.Popen([PROGRAM, f"{title}.yaml", "--only", parts, "--bundle", "out", "-q"],
                                       cwd=self.folder, env=clean_environment())
            self.addCleanup(process.wait)
            self.addCleanup(process.kill)
            return process

        first = start("First", "home,shop")
        while not list(out.glob(".home.pdf.*")):
            self.assertIsNone(first.poll())
            time.sleep(0.01)
        second = start("Second", "home")
        with self.assertRaises(subprocess.TimeoutExpired):
            second.wait(timeout=3)
        self.assertTrue((out / "shop.pdf").read_bytes().startswith(b"%PDF"))
        self.assertEqual((first.wait(60), second.wait(60)), (0, 0))
        self.assertEqual(PdfReader(out / "home.pdf").metadata.title, "Second")
        self.assertNotIn("shop.pdf", (out / "report.txt").read_text())
        self.assertEqual(list(out.glob(".*")), [])


if __name__ == "__main__":
    unittest.main()
