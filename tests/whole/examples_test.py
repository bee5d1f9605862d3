"""The examples of the theme format make decks, as they are written but for a font that is not everywhere."""

import shutil
import subprocess
import unittest

from program import SOURCE, WholeTest, slow

EXAMPLES = SOURCE / "tests/theme/examples"
PRESS = SOURCE / "icc/FOGRA39L_coated.icc"


class Examples(WholeTest):
    def setUp(self):
        super().setUp()
        shutil.copytree(EXAMPLES, self.folder, dirs_exist_ok=True)

    def deck_of(self, theme, *arguments):
        deck, said = self.make(theme, "-s", "layout.effort=fast", *arguments, output="deck.pdf")
        subprocess.run(["qpdf", "--check", deck], check=True, stdout=subprocess.DEVNULL)
        verified = self.run_program("verify", deck)
        self.assertEqual(verified.returncode, 0, verified.stdout + verified.stderr)
        return said

    def test_the_smallest_one(self):
        self.assertIn("13 cards, 4 symbols each, 13 symbols", self.deck_of("minimal.yaml"))

    @slow  # the tests of theme read it, and a pattern is on the backs of whole-bytes
    def test_the_usual_one(self):
        said = self.deck_of("typical.yaml")
        self.assertIn("55 cards, 8 symbols each, 57 symbols, circles of 85 mm", said)
        self.assertIn("backs for long-edge duplex", said)

    def test_the_rich_one(self):
        theme = self.folder / "rich.yaml"
        theme.write_text(theme.read_text().replace("Lexend", "DejaVu Sans"))
        shutil.copy(PRESS, self.folder / "profiles/PSOcoated_v3.icc")
        # Words of one length look alike to the program: whoever wants that as an error chooses other words.
        said = self.deck_of("rich.yaml", "-s", "check.look_alike=warn")
        self.assertIn("55 cards, 8 symbols each, 57 symbols, rectangles of 63 x 88 mm", said)
        self.assertIn("backs for short-edge duplex", said)

    def test_the_one_like_set(self):
        self.assertIn("81 cards, 27 drawings", self.deck_of("set.yaml"))

    def test_a_printer_over_it(self):
        self.assertIn("3 sheets of A4", self.deck_of("minimal.yaml", "--with", "printer.yaml"))


if __name__ == "__main__":
    unittest.main()
