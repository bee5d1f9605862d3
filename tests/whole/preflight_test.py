"""Files for print shops and archives break none of the rules, by our own reading of them and by another program's; and
the preflight sees what is wrong with broken ones."""

import re
import shutil
import subprocess
import unittest
from pathlib import Path

from preflight import A2B, A3B, X1A, X4, preflight
from program import THEMES, TRIES_ALL, WholeTest, slow
from rich_deck import write_files

# Debian's libpdfbox2-java has PDFBox's validator of PDF/A-1b, and these are what it stands on.
JARS = [Path("/usr/share/java", name + ".jar") for name in
        ("preflight", "pdfbox2", "fontbox2", "xmpbox", "commons-logging", "javax.activation", "jaxb-api")]
QUICK = ("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")  # it runs for less than a second
# What PDF/A-2 and A-3 allow and PDF/A-1 does not: attachments, cross-reference streams, layers, transparency, subsets
# without a CIDSet; and another part.
NEWER_THAN_A1 = {"1.2.9", "1.4.7", "1.4", "1.4.8", "2.2.1", "2.2.2", "3.1.11", "4.1.1", "4.1.2", "4.1.3", "7.11.2"}


class Preflighted(WholeTest):
    def setUp(self):
        super().setUp()
        write_files(self.folder)

    def made(self, theme, standard, color="rgb", *more):
        path, _ = self.make(theme, "-s", f"output.pdf={standard}", "-s", f"output.color={color}", *more,
                            output=f"{standard}-{color}.pdf")
        return path


class EveryVariant(Preflighted):
    def test_breaks_no_rule_whatever_is_drawn_in_whatever_inks(self):
        for standard, one in (X4, "gray"), (A2B, "rgb"), (A3B, "cmyk"):
            for color in ("rgb", "cmyk", "gray") if TRIES_ALL else (one,):
                path = self.made("rich.yaml", standard, color)
                self.assertEqual(preflight(path, standard), {}, f"{standard} {color}")
                check = subprocess.run(["qpdf", "--check", path], capture_output=True, text=True)
                self.assertEqual(check.returncode, 0, check.stdout + check.stderr)

    def test_breaks_no_rule_of_x_1a_where_nothing_is_transparent(self):
        for color in ("cmyk", "gray"):
            path = self.made("opaque.yaml", X1A, color, "-s", "output.cut_contour=Die", "-s", "back.background=navy")
            self.assertEqual(preflight(path, X1A), {}, color)

    @slow  # the deck of everything that can be drawn breaks none either
    def test_a_real_deck_breaks_no_rule(self):
        path = self.made(THEMES / "animals.yaml", X4, "cmyk", "-s", "back.background=steelblue")
        self.assertEqual(preflight(path, X4), {})

    def test_breaks_no_rule_however_the_cards_are_laid_out(self):
        none = ("-s", "sheet.paper=none")
        layouts = (none, (*none, "-s", "sheet.order=back-first"), (*none, "--pages", "backs"),
                   ("-s", "sheet.duplex=short-edge", "-s", "sheet.order=back-first"), ("-s", "sheet.duplex=fold"),
                   ("-s", "sheet.cutter=silhouette-3-v1"), ("-s", "extras.rules=true", "-s", "extras.key=names", "-s", "extras.why=true"),
                   ("--pages", "fronts"), ("--sheets", "2"), ("-s", "deck.copies=2"))
        for number, layout in enumerate(layouts) if TRIES_ALL else list(enumerate(layouts))[::3]:
            for standard in (X4, A2B, A3B) if TRIES_ALL else [(X4, A2B, A3B)[number % 3]]:
                self.assertEqual(preflight(self.made("rich.yaml", standard, "rgb", *layout), standard), {},
                                 f"{standard} {layout}")
            if TRIES_ALL or number == 0:
                path = self.made("opaque.yaml", X1A, "cmyk", "-s", "back.background=navy", *layout)
                self.assertEqual(preflight(path, X1A), {}, layout)

    def test_inks_that_the_theme_gives_itself_break_no_rule(self):
        exact = ("-s", "card.background=cmyk(0% 0% 20% 0%)", "-s", "card.border.color=gray(30%)",
                 "-s", "back.background=cmyk(100% 60% 0% 10%)")
        for standard, theme, color in ((X4, "rich.yaml", "cmyk"), (A2B, "rich.yaml", "gray"), (A3B, "rich.yaml", "rgb"),
                                       (X1A, "opaque.yaml", "cmyk"))[:4 if TRIES_ALL else 2]:
            colors = ("cmyk", "gray") if standard == X1A else ("rgb", "cmyk", "gray")
            for color in colors if TRIES_ALL else (color,):
                path = self.made(theme, standard, color, *exact, "-s", "output.cut_contour=CutContour")
                self.assertEqual(preflight(path, standard), {}, f"{standard} {color}")

    def test_the_theme_lies_in_an_a_3b_file(self):
        path = self.made("rich.yaml", A3B)
        attached = subprocess.run(["qpdf", path, "--show-attachment=rich.yaml"], capture_output=True, check=True)
        self.assertEqual(attached.stdout, (self.folder / "rich.yaml").read_bytes())

    @slow  # whole-bytes and whole-flatten compare them
    def test_the_same_bytes_on_any_number_of_threads(self):
        first = self.made("rich.yaml", X4, "cmyk", "--threads", "1").read_bytes()
        self.assertEqual(self.made("rich.yaml", X4, "cmyk", "--threads", "2").read_bytes(), first)


class AnotherProgram(Preflighted):
    def setUp(self):
        super().setUp()
        if not (shutil.which("java") and all(jar.exists() for jar in JARS)):
            self.skipTest("PDFBox is not installed: run scripts/setup --slow")

    def complaints(self, path):
        process = subprocess.run(["java", *QUICK, "-cp", ":".join(map(str, JARS)), "org.apache.pdfbox.preflight.Validator_A1b",
                                  path], capture_output=True, text=True, timeout=300)
        found = re.findall(r"^(\d+(?:\.\d+)*) : (.*)$", process.stdout, re.M)
        self.assertIn("7.11.2", {code for code, _ in found}, "it looked at the file: an A-2 file is no A-1 file\n"
                      + process.stdout + process.stderr)
        return sorted({f"{code} {text}" for code, text in found if code not in NEWER_THAN_A1})

    if TRIES_ALL:  # Java is there for the slow tests
        def test_pdfbox_finds_nothing_in_files_for_archives(self):
            none = ("-s", "sheet.paper=none", "-s", "sheet.order=back-first")
            for standard, color, more in ((A2B, "rgb", ()), (A3B, "rgb", none), (A2B, "gray", ()), (A2B, "cmyk", none),
                                          (A3B, "cmyk", ("-s", "card.background=cmyk(0% 0% 20% 0%)"))):
                self.assertEqual(self.complaints(self.made("rich.yaml", standard, color, *more)), [],
                                 f"{standard} {color} {more}")


class Broken(Preflighted):
    """Each of these is a right file that was changed in one place."""

    right_files = {}

    def right(self, theme, standard):
        """The bytes of the right file as qpdf writes them to be read, made once for all that change one."""
        if found := self.right_files.get((theme, standard)):
            return found
        path = self.made(theme, standard, "cmyk" if standard == X1A else "rgb")
        plain = self.folder / "plain.pdf"
        subprocess.run(["qpdf", "--qdf", "--object-streams=disable", path, plain], check=True)
        self.assertEqual(preflight(plain, standard), {})
        return self.right_files.setdefault((theme, standard), plain.read_bytes())

    def broken(self, standard, old, new, theme="rich.yaml", count=1):
        """The rules that the file breaks once `old`, which is in it, is `new`; with a count of 0 everywhere."""
        data = self.right(theme, standard)
        self.assertTrue(re.search(old, data), old)
        changed = self.folder / "changed.pdf"
        changed.write_bytes(re.sub(old, new, data, count=count))
        fixed = self.folder / "fixed.pdf"
        with open(fixed, "wb") as out:
            subprocess.run(["fix-qdf", changed], stdout=out, check=True)
        return set(preflight(fixed, standard))

    def test_a_home_file_is_no_print_shops_file(self):
        path, _ = self.make("rich.yaml")
        self.assertLessEqual({"version", "no XMP", "Trapped", "output intent", "RGB of no known kind"},
                             set(preflight(path, X4)))

    def test_colors_of_no_known_kind(self):
        self.assertEqual(self.broken(X4, rb"/DefaultRGB", b"/Default---", count=0), {"RGB of no known kind"})

    def test_rgb_in_an_x_1a_file(self):
        self.assertEqual(self.broken(X1A, rb" k\s", b" k 0 0 0 rg ", "opaque.yaml"), {"RGB"})

    def test_transparency_in_an_x_1a_file(self):
        self.assertEqual(self.broken(X1A, rb"(  /Type /Page\n)", rb"\1  /Group << /S /Transparency >>\n",
                                     "opaque.yaml"), {"transparency"})

    def test_a_profile_of_a_screen(self):
        self.assertEqual(self.broken(X4, rb"prtrCMYK", b"mntrCMYK"), {"profile is not a press's"})

    def test_a_page_without_a_trim(self):
        self.assertEqual(self.broken(X4, rb"/TrimBox", b"/TrimFox"), {"TrimBox or ArtBox"})

    def test_layers_that_switch_themselves(self):
        self.assertEqual(self.broken(X4, rb"/BaseState /ON", b"/BaseState /ON /AS [ ]"),
                         {"layers that switch themselves"})

    def test_a_property_that_is_not_described(self):
        self.assertEqual(self.broken(A2B, rb"<dc:format>.*</dc:format>", b"<pdf:Trapped>False</pdf:Trapped>"),
                         {"XMP property not described"})

    def test_interpolation_in_an_archive(self):
        self.assertEqual(self.broken(A2B, rb"/Interpolate false", b"/Interpolate true"), {"Interpolate"})

    def test_a_font_without_its_map_or_its_program(self):
        self.assertEqual(self.broken(A2B, rb"/CIDToGIDMap", b"/CIDToGIDNap"), {"CIDToGIDMap"})
        self.assertEqual(self.broken(X4, rb"/FontFile2", b"/FontFoil2"), {"font not embedded"})

    def test_dates_that_differ(self):
        self.assertEqual(self.broken(X4, rb"<xmp:ModifyDate>1", b"<xmp:ModifyDate>2"), {"XMP and Info differ"})

    def test_an_attachment_in_an_a_2_file(self):
        path = self.made("rich.yaml", A3B)
        self.assertLessEqual({"attachment"}, set(preflight(path, A2B)))


if __name__ == "__main__":
    unittest.main()
