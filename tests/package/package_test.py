"""A program of another project is built against the installed library, in each of the ways it can be found."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE, BUILD = Path(os.environ["SPOTIT_SOURCE"]), Path(os.environ["SPOTIT_BUILD"])
sys.path.append(str(SOURCE / "cmake"))
import portable  # noqa: E402

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

    def make(self, program, theme="pets.yaml", *more):
        return subprocess.run([program, theme, "deck.pdf", *more], cwd=self.folder, env=self.environment, capture_output=True,
                              text=True)

    def check_deck(self, program):
        (self.folder / "deck.pdf").unlink(missing_ok=True)
        made = self.make(program)
        self.assertEqual(made.returncode, 0, made.stderr)
        self.assertIn("7 cards on 2 sheets: each of the 21 pairs of cards shares exactly one symbol", made.stdout)
        run(self.prefix / "bin/spotit-print", "pets.yaml", "-o", "program.pdf", "-s", "seed=7", cwd=self.folder)
        self.assertEqual((self.folder / "deck.pdf").read_bytes(), (self.folder / "program.pdf").read_bytes())

    def find_flags(self):
        """Those that compile with the library, by pkg-config."""
        return run("pkg-config", "--cflags", "--libs", "spotit", env=self.environment).split()

    @slow  # below the flags are looked at, and a program is built with such
    def test_pkg_config_builds_with_it(self):
        program = self.folder / "by-pkg-config"
        run(os.environ.get("CXX", "c++"), "-std=c++20", EXAMPLE / "main.cpp", *self.find_flags(), "-o", program)
        self.check_deck(program)

    def test_pkg_config_finds_it(self):
        include, libraries, library = self.find_flags()
        self.assertTrue(Path(include.removeprefix("-I"), "spotit/library.hpp").is_file(), include)
        self.assertTrue(Path(libraries.removeprefix("-L"), "libspotit.so").is_file(), libraries)
        self.assertEqual(library, "-lspotit")

    def build_by_cmake(self, source):
        folder = self.folder / "cmake"
        shutil.copytree(EXAMPLE, folder, dirs_exist_ok=True)
        (folder / "main.cpp").write_text(source, encoding="utf-8")
        run("cmake", "-G", "Ninja", "-S", folder, "-B", folder / "build", f"-DCMAKE_PREFIX_PATH={self.prefix}")
        run("cmake", "--build", folder / "build")
        return folder / "build/make-deck"

    @slow  # below it is built with some changes
    def test_the_example_is_built_as_it_is(self):
        self.check_deck(self.build_by_cmake((EXAMPLE / "main.cpp").read_text(encoding="utf-8")))

    def test_cmake_finds_it_progress_cancels_and_messages_have_their_remedies_as_data(self):
        source = (EXAMPLE / "main.cpp").read_text(encoding="utf-8")
        for before, after in {"main(int,": "main(int count,", "[](": "[count](",
                              "return true; // false cancels": 'return count < 4 || stage != "layout" || done < 2;',
                              "std::cerr << error.what();": """std::cerr << error.what();
            for (const auto& message : error.messages())
                for (const auto& remedy : message.remedies)
                    for (const auto& edit : remedy.edits)
                        std::cerr << message.sentence.text << '|' << edit.place.file << '|' << edit.place.begin << '|' << edit.text;"""}.items():
            self.assertEqual(source.count(before), 1, before)
            source = source.replace(before, after)
        program = self.build_by_cmake(source)
        self.check_deck(program)
        (self.folder / "deck.pdf").unlink()
        made = self.make(program, "pets.yaml", "cancel")
        self.assertIn("Canceled", made.stderr)  # nobody catches it
        self.assertFalse((self.folder / "deck.pdf").exists())
        (self.folder / "sise.yaml").write_text("card: {sise: 70mm}\n" + THEME, encoding="utf-8")
        made = self.make(program, "sise.yaml")
        self.assertEqual(made.returncode, 1)
        self.assertRegex(made.stderr, r"^sise\.yaml:1:8: .*(?s:.*)\nthere is no `sise` in `card`\|sise\.yaml\|7\|size$")

    def test_the_archive_for_any_linux_has_room_for_all_its_libraries(self):
        program = self.prefix / "bin/spotit-print"
        libraries = portable.list_libraries(program)
        report = run("readelf", "-dW", program, *libraries.values()).split("\nFile: ")[1:]
        needed = {Path(part.split("\n", 1)[0]).name: re.findall(r"\(NEEDED\).*\[(.*)\]", part) for part in report}
        unused = {name for name in libraries if name.split(".so")[0].removeprefix("lib") in portable.UNUSED}
        self.assertEqual(unused & {*needed["spotit-print"]}, set())  # functions that return 0 would be called
        kept, found = {"spotit-print"}, ["spotit-print"]
        for name in found:  # the program, and what it and what it needs is linked to
            found += sorted({*needed[name]} & libraries.keys() - unused - kept)
            kept |= {*found}
        self.assertEqual({*needed["spotit-print"]} - kept - portable.GLIBC, {"ld-linux-x86-64.so.2"})
        files = [program, *(libraries[name] for name in kept & libraries.keys()), *self.prefix.glob("share/**/*")]
        sizes = [path.stat().st_size for path in files if path.is_file() and path.name != "NotoColorEmoji.ttf"]
        self.assertLess(sum(sizes), 57e6)  # the font has 5 MB without its tables of SVGs

    @slow  # above are its libraries; whole-install moves what is installed and makes the same deck
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

    def test_the_library_can_be_part_of_another_tree(self):
        text = (SOURCE / "CMakeLists.txt").read_text(encoding="utf-8")
        for option in ("SPOTIT_TESTS", "SPOTIT_INSTALL"):
            self.assertRegex(text, rf"option\({option} \".*\" \$\{{PROJECT_IS_TOP_LEVEL\}}\)")
        for path in [SOURCE / "CMakeLists.txt", *SOURCE.glob("cmake/*.cmake"), *SOURCE.glob("src/**/CMakeLists.txt")]:
            self.assertNotRegex(path.read_text(encoding="utf-8"), r"CMAKE_(SOURCE|BINARY)_DIR", path)  # those of the other tree
        self.assertIn("spotit::spotit", (EXAMPLE / "CMakeLists.txt").read_text(encoding="utf-8"))
        self.assertRegex((SOURCE / "src/library/CMakeLists.txt").read_text(encoding="utf-8"), r"add_library\(spotit::spotit ALIAS")

    @slow  # above is what makes it possible
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

    def test_nothing_but_the_interface_is_visible(self):
        symbols = run("nm", "--dynamic", "--defined-only", "--demangle", self.libraries / "libspotit.so").splitlines()
        # Templates of the standard library over our types stay visible, since std is.
        own = [line for line in symbols if re.search(r" [A-Z] (?:(?:typeinfo|typeinfo name|vtable) for )?spotit::", line)]
        self.assertGreater(len(own), 3)
        self.assertEqual([line for line in own if "spotit::library::" not in line], [])


if __name__ == "__main__":
    unittest.main()
