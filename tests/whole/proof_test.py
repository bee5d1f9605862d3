"""--draft, also called --proof: a deck to look at, which nobody takes for one to print."""

import subprocess
import unittest

import numpy as np
import pypdf
from PIL import Image

from program import TRIES_ALL, WholeTest

# What a print shop gets; nothing of it may be transparent.
SHOP = ("-s", "back.background=teal", "-s", "output.pdf=x-1a", "-s", "output.color=cmyk",
        "-s", "output.cut_contour=CutContour")


class ProofTest(WholeTest):
    def picture(self, name):
        with Image.open(self.folder / name) as image:
            return np.asarray(image.convert("RGB")).astype(float)

    def text(self, deck, *pages):
        """Turned letters come as lines of their own."""
        run = subprocess.run(["pdftotext", "-raw", *pages, deck, "-"], capture_output=True, text=True, check=True)
        return "".join(run.stdout.splitlines())

    def marked_share(self, plain, proof):
        """Of two pictures of one card: how much of it has changed."""
        return (abs(plain - proof).max(axis=2) > 20).mean()

    def test_every_page_of_a_pdf_has_the_word_on_each_card_and_says_what_it_is(self):
        deck, said = self.make("small.yaml", "--proof", *SHOP)
        self.assertIn("This is a draft to look at, not to print", said)
        self.assertNotIn("Print at 100", said)
        pages = pypdf.PdfReader(deck).pages
        self.assertEqual(len(pages), 4)
        for number, (page, cards) in enumerate(zip(pages, (6, 6, 1, 1)), 1):
            text = self.text(deck, "-f", str(number), "-l", str(number))
            self.assertEqual(text.count("DRAFT"), cards, text)
            self.assertIn("a draft, not for printing", text)
            self.assertNotIn("100 %", text)
            self.assertNotIn("/CutContour", str(page["/Resources"]))

    def test_sheets_with_the_rules_and_the_key_have_the_word_once_each(self):
        deck, _ = self.make("small.yaml", "--proof", "-s", "extras.rules=true", "-s", "extras.key=names")
        texts = [self.text(deck, "-f", str(page), "-l", str(page)) for page in (3, 4)]
        self.assertIn("How to play", texts[0])
        self.assertIn("All the symbols", texts[1])
        self.assertEqual([text.count("DRAFT") for text in texts], [1, 1])

    def test_a_pdf_of_a_proof_is_none_for_print_shops(self):
        deck, _ = self.make("small.yaml", "--proof", *SHOP)
        reader = pypdf.PdfReader(deck)
        self.assertEqual(reader.pdf_header, "%PDF-1.7")
        self.assertNotIn("/OutputIntents", reader.trailer["/Root"])

    def test_the_word_is_the_same_in_the_language_of_the_deck(self):
        deck, _ = self.make("small.yaml", "--proof", "-s", "language=de")
        text = self.text(deck)
        self.assertEqual(text.count("ENTWURF"), 7)
        self.assertIn("Bogen 1 von 2 · Entwurf, nicht zum Drucken", text)

    def test_pictures_have_the_word_across_fronts_and_backs(self):
        # Fast layouts on both sides, so that the word is all that differs.
        settings = ("-s", "layout.effort=fast", "-s", "output.image_dpi=100", "-s", "back.background=teal")
        for kind in ("card", "back"):
            for suffix in ("png", "svg") if TRIES_ALL else ({"card": "png", "back": "svg"}[kind],):
                names = []
                for proof in ([], ["--proof"]):
                    stem = f"{kind}{len(proof)}-"
                    self.make("small.yaml", *proof, *settings, output=stem + "{" + kind + "}." + suffix)
                    first = next(path for path in self.files() if path.startswith(stem) and path.endswith(suffix))
                    if suffix == "svg":
                        subprocess.run(["rsvg-convert", "-w", "335", first, "-o", first + ".png"], cwd=self.folder,
                                       check=True)
                        first += ".png"
                    names.append(first)
                share = self.marked_share(*(self.picture(name) for name in names))
                self.assertTrue(0.04 < share < 0.3, (kind, suffix, share))

    def test_what_is_not_drawn_has_no_proof(self):
        for arguments, said in ((["-o", "cards.csv"], "--draft works only with PDF, PNG and SVG"),
                                (["--bundle", "all"], "use --draft with -o")):
            process = self.run_program("small.yaml", "--draft", *arguments)
            self.assertEqual(process.returncode, 2)
            self.assertIn(said, process.stderr)
        self.assertEqual(self.files(), ["small.yaml"])


if __name__ == "__main__":
    unittest.main()
