"""A program of another project is built against the installed library, in each of the ways it can be found."""

import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

SOURCE, BUILD = Path(os.environ["SPOTIT_SOURCE"]), Path(os.environ["SPOTIT_BUILD"])
EXAMPLE = SOURCE / "tests" / "package" / "example"
THEME = "title: Pets\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\nlayout: {effort: fast}\n"


def slow(test):
    """Leaves a test to the slow tests."""
    return test if "SPOTIT_ALL" in os.environ else None


def run(*command, **options):
    process = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    assert process.returncode == 0, f"{command}\n{process.stdout}{process.stderr}"
    return process.stdout


class Package(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        holder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(holder.cleanup)
        cls.folder = Path(holder.name)
        run("cmake", "--install", BUILD, "--prefix", cls.folder / "first")
        cls.prefix = cls.folder / "moved"
        shutil.move(cls.folder / "first", cls.prefix)
        cls.libraries = next(cls.prefix.glob("lib/**/libspotit.so")).parent
        (cls.folder / "pets.yaml").write_text(THEME, encoding="utf-8")
        cls.environment = {**os.environ, "LD_LIBRARY_PATH": str(cls.libraries),
                           "PKG_CONFIG_PATH": str(cls.libraries / "pkgconfig")}

    def make(self, program, theme="pets.yaml"):
        return subprocess.run([program, theme, "deck.pdf"], cwd=self.folder, env=self.environment, capture_output=True,
                              text=True)

    def check_deck(self, program):
        (self.folder / "deck.pdf").unlink(missing_ok=True)
        made = self.make(program)
        self.assertEqual(made.returncode, 0, made.stderr)
        self.assertIn("7 cards on 2 sheets: each of the 21 pairs of cards shares exactly one symbol", made.stdout)
        run(self.prefix / "bin/spotit-print", "pets.yaml", "-o", "program.pdf", "-s", "seed=7", cwd=self.folder)
        self.assertEqual((self.folder / "deck.pdf").read_bytes(), (self.folder / "program.pdf").read_bytes())

    @slow  # below a program is built so, too
    def test_pkg_config_finds_it(self):
        flags = run("pkg-config", "--cflags", "--libs", "spotit", env=self.environment).split()
        program = self.folder / "by-pkg-config"
        run(os.environ.get("CXX", "c++"), "-std=c++20", EXAMPLE / "main.cpp", *flags, "-o", program)
        self.check_deck(program)

    def test_cmake_finds_it(self):
        run("cmake", "-G", "Ninja", "-S", EXAMPLE, "-B", self.folder / "cmake", f"-DCMAKE_PREFIX_PATH={self.prefix}")
        run("cmake", "--build", self.folder / "cmake")
        self.check_deck(self.folder / "cmake" / "make-deck")
        wrong = self.folder / "wrong.yaml"
        wrong.write_text("symbols: [🐶, 🐶]\n", encoding="utf-8")
        made = self.make(self.folder / "cmake" / "make-deck", "wrong.yaml")
        self.assertEqual(made.returncode, 1)
        self.assertIn("wrong.yaml:1:", made.stderr)

    @slow  # whole-install moves what is installed and makes the same deck
    def test_the_archive_for_any_linux_has_all_its_libraries_and_makes_the_same_decks(self):
        prefix = self.folder / "portable"
        run("cmake", "--install", BUILD, "--prefix", prefix, "--strip")
        run("python3", SOURCE / "cmake/portable.py", prefix)
        for line in run("ldd", prefix / "bin/spotit-print").splitlines():
            self.assertRegex(line, rf"{prefix}|lib(c|m|pthread)\.so|ld-linux|linux-vdso")
        self.assertLess(sum(path.stat().st_size for path in prefix.rglob("*") if path.is_file()), 62e6)
        images = [*(SOURCE / "tests/data").glob("photo.*"), SOURCE / "tests/data/alpha.gif"]
        lines = [f"- image: {image}" for image in images] + ["- 🐶", "- Дом", "- كلب", "- ძაღლი", "- Hund", f"- image: {self.folder}/e.svg"]
        (self.folder / "e.svg").write_bytes(b'<?xml version="1.0" encoding="windows-1252"?><svg xmlns="http://www.w3.org/2000/svg" '
                                            b'viewBox="0 0 30 30"><text y="25">\xe9</text></svg>')
        (self.folder / "all.yaml").write_text("\n".join(["layout: {effort: fast}", "symbols:", *lines]), encoding="utf-8")
        for place in (self.prefix, prefix):
            run(place / "bin/spotit-print", "all.yaml", "-o", place / "all.pdf", cwd=self.folder)
        self.assertEqual((self.prefix / "all.pdf").read_bytes(), (prefix / "all.pdf").read_bytes())

    @slow
    def test_a_tree_that_holds_the_sources_has_the_same_target_and_installs_nothing_of_it(self):
        tree = self.folder / "tree"
        tree.mkdir()
        (tree / "CMakeLists.txt").write_text(
            "cmake_minimum_required(VERSION 3.25)\nproject(tree LANGUAGES CXX)\n"
            f"add_subdirectory({SOURCE} spotit-print)\nadd_executable(make-deck {EXAMPLE}/main.cpp)\n"
            "target_link_libraries(make-deck PRIVATE spotit::spotit)\n", encoding="utf-8")
        run("cmake", "-G", "Ninja", "-S", tree, "-B", tree / "build")
        # The library itself takes minutes to build: the commands are enough.
        steps = run("ninja", "-t", "commands", "make-deck", cwd=tree / "build")
        self.assertRegex(steps, r"-o make-deck .*libspotit")
        self.assertNotIn("/tests/", steps.replace(str(EXAMPLE), ""))
        run("cmake", "--install", tree / "build", "--prefix", tree / "installed")
        self.assertFalse((tree / "installed").exists())

    def test_the_documentation_shows_the_program_that_is_built(self):
        program = (EXAMPLE / "main.cpp").read_text(encoding="utf-8").split("\n", 3)[3]
        self.assertIn(program, (SOURCE / "docs" / "library.md").read_text(encoding="utf-8"))

    def test_progress_cancels_and_messages_have_their_remedies_as_data(self):
        source = (EXAMPLE / "main.cpp").read_text(encoding="utf-8").replace(
            "return true; // false cancels", 'return stage != "layout" || done < 2;').replace("std::cerr << error.what();", """
            for (const auto& message : error.messages())
                for (const auto& remedy : message.remedies)
                    for (const auto& edit : remedy.edits)
                        std::cerr << message.sentence << '|' << edit.place.file << '|' << edit.place.begin << '|' << *edit.text;""")
        (self.folder / "changed.cpp").write_text(source, encoding="utf-8")
        flags = run("pkg-config", "--cflags", "--libs", "spotit", env=self.environment).split()
        program = self.folder / "changed"
        run(os.environ.get("CXX", "c++"), "-std=c++20", self.folder / "changed.cpp", *flags, "-o", program)
        (self.folder / "deck.pdf").unlink(missing_ok=True)
        made = self.make(program)
        self.assertIn("Canceled", made.stderr)  # nobody catches it
        self.assertFalse((self.folder / "deck.pdf").exists())
        (self.folder / "sise.yaml").write_text("card: {sise: 70mm}\n" + THEME, encoding="utf-8")
        made = self.make(program, "sise.yaml")
        self.assertEqual(made.stderr, "there is no `sise` in `card`|sise.yaml|7|size")

    def test_nothing_but_the_interface_is_visible(self):
        symbols = run("nm", "--dynamic", "--defined-only", "--demangle", self.libraries / "libspotit.so").splitlines()
        # Templates of the standard library over our types stay visible, since std is.
        own = [line for line in symbols if re.search(r" [A-Z] (?:(?:typeinfo|typeinfo name|vtable) for )?spotit::", line)]
        self.assertGreater(len(own), 3)
        self.assertEqual([line for line in own if "spotit::library::" not in line], [])


if __name__ == "__main__":
    unittest.main()
