"""`cmake --install` gives a folder that can be moved and needs nothing of the source tree."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import SOURCE, WholeTest, run

BUILD = os.environ["SPOTIT_BUILD"]
FONT = "share/spotit-print/fonts/NotoColorEmoji.ttf"


class Installed(WholeTest):
    """Each test leaves what is installed as it was."""

    @classmethod
    def setUpClass(cls):
        holder = tempfile.TemporaryDirectory(prefix="spotit-")
        cls.addClassCleanup(holder.cleanup)
        first = Path(holder.name, "first")
        subprocess.run(["cmake", "--install", BUILD, "--prefix", first], check=True, stdout=subprocess.DEVNULL)
        # Deep enough that no ../.. leads from the program back to the folder of another font.
        cls.prefix = Path(holder.name, "moved/to/here")
        cls.prefix.parent.mkdir(parents=True)
        shutil.move(first, cls.prefix)

    def run_installed(self, *arguments):
        return run(*arguments, cwd=self.folder, program=self.prefix / "bin" / "spotit-print")

    def make_installed(self):
        return self.run_installed("small.yaml", "-o", "deck.pdf", "-v")

    def test_the_moved_program_makes_the_same_deck(self):
        process = self.make_installed()
        self.assertEqual(process.returncode, 0, process.stderr)
        installed = (self.folder / "deck.pdf").read_bytes()
        built, _ = self.make("small.yaml")
        self.assertEqual(installed, built.read_bytes())

    def test_the_font_is_the_installed_one(self):
        font = (self.prefix / FONT).rename(self.folder / "font.ttf")
        (self.prefix / FONT).write_bytes(b"no font")
        process = self.make_installed()
        font.replace(self.prefix / FONT)
        self.assertTrue(process.returncode != 0 or "warning: " in process.stderr, process.stderr)

    def test_themes_and_licences_come_along(self):
        themes = self.prefix / "share/spotit-print/themes"
        for file in (SOURCE / "themes").rglob("*.*"):
            if file.suffix in (".yaml", ".svg", ".jpg"):
                self.assertTrue((themes / file.relative_to(SOURCE / "themes")).is_file(), file)
        self.assertEqual(self.run_installed("pond").returncode, 0)
        self.assertEqual(self.run_installed("themes").stdout, self.run_program("themes").stdout)
        themes.rename(self.folder / "themes")
        missing = self.run_installed("themes")
        self.assertEqual((missing.returncode, missing.stdout), (3, ""))
        self.assertIn("themes that come with the program are missing", missing.stderr)
        self.assertEqual(self.run_installed("init").returncode, 0)
        (self.folder / "themes").rename(themes)
        documents = self.prefix / "share/doc/spotit-print"
        for name, words in {"LICENSE": "MIT License", "LICENSE.NotoColorEmoji": "SIL OPEN FONT LICENSE",
                            "LICENSE.emojibase": "MIT License", "README.md": "spotit-print"}.items():
            self.assertIn(words, (documents / name).read_text(encoding="utf-8"), name)

    def test_nothing_installed_names_the_source_tree(self):
        for path in self.prefix.rglob("*"):
            if path.is_file():
                self.assertNotIn(str(SOURCE).encode() + b"/fonts", path.read_bytes(), path)


if __name__ == "__main__":
    unittest.main()
