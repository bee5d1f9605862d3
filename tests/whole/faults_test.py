"""Full disks, small limits, odd links and pictures that no library survives: one true error each, and no file half new."""

import os
import random
import re
import resource
import shutil
import subprocess
import time
import unittest
from pathlib import Path

from program import PROGRAM, TRIES_ALL, WholeTest, clean_environment

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{}<rect width="9" height="9"/></svg>'
# librsvg 2.54 panics: the flood lies outside of the filter's region.
CRASH = SVG.format('<filter id="f" x="0" y="0" width="1" height="1"><feFlood x="200" y="200" width="9" height="9"/>'
                   '<feTile/></filter><rect width="50" height="50" filter="url(#f)"/>')
SLOW = SVG.format('<filter id="f"><feTurbulence baseFrequency=".01" numOctaves="2000000000"/></filter>'
                  '<rect width="99" height="99" filter="url(#f)"/>')
WORDS = "symbols: [one, two, three, four, five, six, {}]\n"
HAS_SANITIZER = b"__asan_init" in Path(PROGRAM).read_bytes()


def limited(**limits):
    """For preexec_fn: limited(FSIZE=1000)."""
    def set_limits():
        for name, value in limits.items():
            resource.setrlimit(getattr(resource, f"RLIMIT_{name}"), (value, value))
    return set_limits


class Faults(WholeTest):
    def contents(self):
        return {str(path.relative_to(self.folder)): path.read_bytes()
                for path in self.folder.rglob("*") if path.is_file()}

    def fails(self, status, *arguments, **options):
        process = self.run_program(*arguments, **options)
        self.assertEqual(process.returncode, status, process.stderr)
        self.assertNotIn("internal error", process.stderr)
        return process.stderr

    def test_a_full_disk_leaves_a_series_of_pictures_as_it_was(self):
        coarse = ("-s", "output.image_dpi=72")
        self.make("small.yaml", *coarse, output="{card}.png")
        sizes = sorted(path.stat().st_size for path in self.folder.glob("*.png"))
        before = self.contents()
        said = self.fails(3, "small.yaml", "--seed", "2", *coarse, "-o", "{card}.png",
                          preexec_fn=limited(FSIZE=(sizes[0] + sizes[-1]) // 2))
        self.assertIn("larger than files can be here", said)
        self.assertIn("nothing was changed", said)
        self.assertEqual(self.contents(), before)

    def test_a_full_disk_leaves_a_bundle_as_it_was(self):
        self.assertEqual(self.run_program("small.yaml", "--bundle", "out", "--only", "home,shop").returncode, 0)
        before = self.contents()
        said = self.fails(3, "small.yaml", "--seed", "2", "--bundle", "out", "--only", "home,shop",
                          preexec_fn=limited(FSIZE=40_000))
        self.assertIn("nothing was changed", said)
        self.assertEqual(self.contents(), before)
        self.fails(3, "small.yaml", "--bundle", "new", "--only", "home,shop", preexec_fn=limited(FSIZE=40_000))
        self.assertFalse((self.folder / "new").exists())

    def test_temporary_files_of_a_killed_run_are_removed_by_the_next_and_those_of_a_running_one_are_not(self):
        self.write(".deck.pdf.backup", "mine")
        os.mkfifo(self.folder / "4.png")  # the run waits for its reader
        hidden = lambda: sorted(path.name for path in self.folder.glob(".*"))
        run = subprocess.Popen([PROGRAM, "small.yaml", "-o", "{card}.png"], cwd=self.folder, env=clean_environment(),
                               stderr=subprocess.DEVNULL)
        self.addCleanup(run.wait)
        self.addCleanup(run.kill)
        while len(before := hidden()) < 4:
            self.assertIsNone(run.poll())
            time.sleep(0.01)
        self.make("small.yaml")
        self.assertEqual(hidden(), before)
        run.kill()
        run.wait()
        self.assertEqual(hidden(), before)
        self.make("small.yaml")
        self.assertEqual(hidden(), [".deck.pdf.backup"])

    def test_what_is_written_to_a_device_is_not_said_to_be_unchanged(self):
        self.assertNotIn("nothing was changed", self.fails(3, "small.yaml", "-o", "/dev/full"))

    def test_a_full_standard_output_is_said_in_the_words_of_other_outputs(self):
        with open("/dev/full", "wb") as full:
            for arguments in (("cards", "small.yaml"), ("small.yaml", "-q", "-o", "-")):
                made = subprocess.run([PROGRAM, *arguments], cwd=self.folder, stdout=full, stderr=subprocess.PIPE, text=True,
                                      env=clean_environment(), timeout=300)
                self.assertEqual(made.returncode, 3)
                self.assertIn("can't write to standard output: the disk is full\n  fix: ", made.stderr)

    @unittest.skipIf(os.geteuid() != 0, "mounts are root's")
    def test_a_bundle_that_finds_no_place_names_one(self):
        place = self.folder / "place"
        (place / "there").mkdir(parents=True)
        mounted = ["unshare", "-m", "sh", "-c", 'mount --bind place place && mount -o remount,ro,bind place && exec "$@"', "-"]
        if subprocess.run([*mounted, "true"], cwd=self.folder, capture_output=True).returncode != 0:
            self.skipTest("nothing can be mounted here")
        home = self.folder / "home"
        home.mkdir()
        for folder in ("place/new", "place/there", "place/there/below"):
            made = subprocess.run([*mounted, PROGRAM, "small.yaml", "--only", "home", "--bundle", folder], cwd=self.folder,
                                  capture_output=True, text=True, env=clean_environment(), timeout=300)
            self.assertEqual(made.returncode, 3)
            self.assertIn("the folder " + folder + ": the disk is read-only", made.stderr)
            self.assertIn("nothing was changed", made.stderr)
            remedy = re.search("choose another place:  (.*)", made.stderr)[1]
            made = subprocess.run(f"{PROGRAM} small.yaml --only home {remedy}", shell=True, cwd=self.folder, capture_output=True,
                                  env=clean_environment(HOME=str(home)), timeout=300)
            self.assertEqual(made.returncode, 0, made.stderr)
        self.assertEqual(sorted(path.name for path in home.iterdir()), ["below", "new", "there"])

    @unittest.skipIf(HAS_SANITIZER, "AddressSanitizer reserves terabytes")
    def test_too_little_memory_and_too_few_files_are_said(self):
        # Near 280 MB it depends on the libraries of the machine whether there is enough, and fontconfig may crash.
        for size in (*range(120, 240, 20), 512):
            process = self.run_program("small.yaml", "-o", "-", "--threads", "2", text=False,
                                       preexec_fn=limited(AS=size << 20))
            if process.returncode != 0:
                self.assertEqual((process.returncode, process.stdout), (4, b""), process.stderr)
                self.assertIn(b"out of memory", process.stderr)
        self.assertEqual(process.returncode, 0, process.stderr)
        self.assertIn("too few files can be open", self.fails(3, "small.yaml", preexec_fn=limited(NOFILE=8)))

    @unittest.skipIf(HAS_SANITIZER, "AddressSanitizer reserves terabytes")
    def test_too_little_room_for_data_is_said(self):
        self.write("words.yaml", WORDS.format("seven"))
        for kilobytes in (*range(8000, 12000, 250 if TRIES_ALL else 500), 18000, 24000, 28000):
            process = self.run_program("words.yaml", "-o", "-", "--threads", "1", text=False,
                                       preexec_fn=limited(DATA=kilobytes << 10))
            self.assertEqual((process.returncode, process.stdout), (4, b""), f"{kilobytes}: {process.stderr}")
            self.assertIn(b"out of memory", process.stderr)
        self.make("words.yaml", "--threads", "1", preexec_fn=limited(DATA=100 << 20))

    def run_alone(self, *arguments):
        """As a user who may have this process and no other. For root there is no limit: another user runs a copy of the
        program, which may lie in root's home."""
        options = {"preexec_fn": limited(NPROC=1)}
        if os.geteuid() == 0:
            self.folder.chmod(0o777)
            user = (1 << 20) + os.getpid()  # who has no other process
            options |= {"user": user, "group": user, "extra_groups": [],
                        "program": shutil.copy(PROGRAM, self.folder / "program")}
        return self.run_program(*arguments, **options)

    @unittest.skipIf(HAS_SANITIZER, "its search for leaks needs a process")
    def test_where_no_process_may_be_started_that_limit_is_named(self):
        self.write("words.yaml", WORDS.format("seven"))
        for words in (["words.yaml"], ["words.yaml", "--threads", "1"], ["words.yaml", "-o", "{card}.png"],
                      ["words.yaml", "--bundle", "out"], ["check", "words.yaml"],
                      ["explain", "words.yaml"], ["calibrate"], ["watch", "words.yaml"], ["serve", "words.yaml", "--no-open"]):
            with self.subTest(words):
                process = self.run_alone(*words)
                self.assertEqual(process.returncode, 4, process.stderr)
                self.assertIn("no more processes and threads can be started (ulimit -u)", process.stderr)
                self.assertNotIn("--threads", process.stderr)
        self.assertEqual(self.run_alone("cards", "words.yaml").returncode, 0)

    @unittest.skipIf(HAS_SANITIZER, "its search for leaks needs a process")
    def test_where_no_process_may_be_started_no_svg_is_drawn(self):
        self.write("slow.svg", SLOW)
        self.write("theme.yaml", WORDS.format("{image: slow.svg}"))
        process = self.run_alone("theme.yaml", "--threads", "1", "-o", "deck.pdf")
        self.assertEqual(process.returncode, 3, process.stderr)
        self.assertIn("theme.yaml:1:53: error: can't use the picture slow.svg: it must first be tried in a separate process, "
                      "but no more processes can be started (ulimit -u)", process.stderr)

    def test_verify_says_what_keeps_it_from_drawing_the_pages(self):
        self.make("small.yaml")
        process = self.run_program("verify", "deck.pdf", "--render", preexec_fn=limited(FSIZE=1000))
        self.assertEqual(process.returncode, 1, process.stderr)
        self.assertIn("skipped  render: there is no room for a temporary file: File too large", process.stdout)
        if not HAS_SANITIZER:
            process = self.run_alone("verify", "deck.pdf", "--render")
            self.assertEqual(process.returncode, 1, process.stderr)
            self.assertIn("skipped  render: the system can't start a process to draw the pages", process.stdout)

    def test_names_of_files_don_t_control_the_terminal(self):
        name = "a\x1b[2Jb\x9b\r.pdf"
        process = self.run_program("small.yaml", "-o", name)
        self.assertEqual(process.returncode, 0)
        self.assertTrue((self.folder / name).exists())
        self.assertTrue(process.stderr.startswith("a\ufffd[2Jb\ufffd\ufffd.pdf  7 cards"), process.stderr)
        process = self.run_program("verify", name)
        self.assertNotRegex(process.stdout + process.stderr, r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")
        self.write("\x1b[31m.svg", SVG.format(""))
        self.write("theme.yaml", "symbols:\n  - folder: .\n" + "".join(f"  - {each}\n" for each in "🐶🐱🐭🐹🐰🦊"))
        for command in (["cards", "theme.yaml"], ["theme.yaml", "-o", "list.txt"], ["theme.yaml", "-v"]):
            process = self.run_program(*command)
            self.assertEqual(process.returncode, 0, process.stderr)
            self.assertNotIn("\x1b", process.stdout + process.stderr)
        self.assertNotIn("\x1b", (self.folder / "list.txt").read_text())

    def test_words_in_braces_that_are_no_places_are_errors(self):
        said = self.fails(2, "small.yaml", "-o", "{cards}.png")
        self.assertIn("there is no {cards}", said)
        self.assertIn("did you mean {card}?", said)
        self.assertIn("names of pictures can contain {card}, {back} or {sheet}", self.fails(2, "small.yaml", "-o", "{nope}.pdf"))
        self.make("small.yaml", output="{}{1}.pdf")

    def test_cells_are_no_formulas(self):
        self.write("theme.yaml", "symbols:\n" + "".join(
            f"  - text: '{word}'\n" for word in ("=1+1", "+cmd", "-2,5", "@x", "-", "a=b", "7")))
        rows = self.run_program("cards", "theme.yaml", "--csv").stdout
        for cell in ("'=1+1", "'+cmd", '"-2,5"', "'@x", ",-,", "a=b"):
            self.assertIn(cell, rows)

    def test_numbers_beyond_range_in_a_list_of_cards_have_their_place(self):
        listing = self.run_program("cards", "small.yaml", "--json").stdout
        for number in ("1e400", "9" * 100_000):
            self.write("deck.json", listing.replace('"number": 3', f'"number": {number}', 1))
            line = listing[:listing.index('"number": 3')].count("\n") + 1
            said = self.fails(1, "verify", "deck.json")
            self.assertIn(f"deck.json:{line}:", said)
            self.assertIn("this number is too large", said)

    def test_a_pdf_beyond_the_limit_is_named_with_it(self):
        with open(self.folder / "large.pdf", "wb") as file:
            file.truncate((1 << 30) + 1)
        # It is refused before it is read.
        said = self.fails(3, "verify", "large.pdf", preexec_fn=None if HAS_SANITIZER else limited(DATA=100 << 20))
        self.assertIn("large.pdf: it is larger than 1024 MB", said)
        self.assertIn("fix: ", said)

    def test_files_outside_of_the_folder_are_told_once_and_refused_on_demand(self):
        (self.folder / "deck").mkdir()
        for name in ("one.svg", "two.svg", "deck/in.svg"):
            self.write(name, SVG.format(f'<circle r="{len(name)}0"/>'))
        (self.folder / "deck/linked.svg").symlink_to("../two.svg")
        self.write("base.yaml", "title: Base\n")
        self.write("list.txt", "🐶\n🐱\n")
        absolute = self.folder / "one.svg"
        lines = ["extends: ../base.yaml", "symbols:", "  - image: ../one.svg", f"  - {{image: {absolute}, scale: 2}}",
                 "  - image: linked.svg", "  - image: in.svg", "  - file: ../list.txt", "  - 🐭", "  - 🐹",
                 "fonts: {paths: [/usr/share/fonts]}", "check: {look_alike: off}"]
        self.write("deck/theme.yaml", "\n".join(lines))
        for words in (["check", "deck/theme.yaml"], ["check", "-v", "deck/theme.yaml"],
                      ["deck/theme.yaml", "-v", "-o", "deck.pdf"]):
            process = self.run_program(*words)
            self.assertEqual(process.returncode, 0, process.stderr)
            told = [line for line in process.stderr.splitlines() if "is outside the theme's folder" in line]
            self.assertEqual(len(told), 6, process.stderr)
            self.assertIn("deck/theme.yaml:3:12: hint: the picture deck/../one.svg is outside", told[1])
        self.assertNotIn("outside", self.run_program("deck/theme.yaml", "-o", "deck.pdf").stderr)
        said = self.fails(1, "deck/theme.yaml", "--confine", "-o", "deck.pdf")
        for place in ("1:10", "3:12", "4:", "5:12", "7:11", "10:"):
            self.assertIn(f"deck/theme.yaml:{place}", said)
        self.assertNotIn("theme.yaml:6:", said)
        self.assertIn("error: the theme deck/../base.yaml is outside the theme's folder", said)
        self.write("deck/theme.yaml", "symbols:\n  - file: /etc/passwd\n")
        said = self.fails(1, "check", "deck/theme.yaml", "--confine")
        self.assertIn("the file /etc/passwd is outside", said)
        self.assertNotIn("root", said)
        self.assertEqual(self.run_program("check", "small.yaml", "--confine").returncode, 0)

    def test_a_pipe_is_no_font_and_no_theme_of_the_designer_but_a_theme_of_the_command_line(self):
        (self.folder / "fonts").mkdir()
        os.mkfifo(self.folder / "fonts/pipe.ttf")
        for fonts in ("text: pipe.ttf, paths: [fonts]", "text: fonts/", "emoji: pipe.ttf, paths: [fonts]"):
            self.write("words.yaml", WORDS.format("seven") + f"fonts: {{{fonts}}}\n")
            said = self.run_program("check", "words.yaml")
            self.assertIn("words.yaml:2:", said.stderr)
            self.assertIn("font", said.stderr)
        self.assertIn("it is a pipe or a device", self.fails(3, "serve", "--no-open", "fonts/pipe.ttf"))
        reader, writer = os.pipe()
        os.write(writer, b"symbols: [one, two, three, four, five, six, seven]\n")
        os.close(writer)
        said = self.run_program("check", f"/dev/fd/{reader}", pass_fds=[reader])
        os.close(reader)
        self.assertEqual(said.returncode, 0, said.stderr)

    def test_links_are_kept(self):
        os.symlink("real.pdf", self.folder / "link.pdf")
        self.make("small.yaml", output="link.pdf")
        self.assertTrue((self.folder / "link.pdf").is_symlink())
        self.assertTrue((self.folder / "real.pdf").read_bytes().startswith(b"%PDF"))
        os.symlink("loop.pdf", self.folder / "loop.pdf")
        said = self.fails(3, "small.yaml", "-o", "loop.pdf")
        self.assertIn("loop.pdf: its link points to itself", said)
        self.assertIn("rm loop.pdf", said)

    @unittest.skipIf(os.geteuid() != 0, "only root can give a file away")
    def test_root_leaves_a_file_to_its_owner(self):
        deck = self.write("deck.pdf", "old")
        os.chown(deck, 65534, 65534)
        deck.chmod(0o640)
        self.make("small.yaml")
        status = deck.stat()
        self.assertEqual((status.st_uid, status.st_gid, status.st_mode & 0o777), (65534, 65534, 0o640))

    def test_an_svg_that_crashes_its_library_is_an_error_with_its_place(self):
        self.write("crash.svg", CRASH)
        self.write("theme.yaml", "symbols:\n  - image: crash.svg\n  - image: none.svg\n"
                                 + "".join(f"  - {emoji}\n" for emoji in "🐶🐱🐭🐹🐰"))
        said = self.fails(1, "theme.yaml")
        self.assertIn("theme.yaml:3:12: error: can't find the picture none.svg", said)
        self.write("none.svg", SVG.format(""))
        if subprocess.run(["rsvg-convert", self.folder / "crash.svg"], capture_output=True, check=False).returncode == 0:
            self.make("theme.yaml")  # the library has been mended since
            return
        said = self.fails(1, "theme.yaml")
        self.assertIn("theme.yaml:2:12: error: can't use the picture crash.svg: the library that draws it crashes", said)
        self.assertIn("fix: ", said)
        self.assertNotIn("panicked", said)
        for setting in ("card.background={image: crash.svg}", "back={image: crash.svg}"):
            self.assertIn("crash.svg: the library that draws it crashes", self.fails(1, "small.yaml", "-s", setting))

    def test_an_svg_that_fails_in_a_later_size_is_an_error(self):
        # Its tile has more pixels than Cairo takes, in large pictures only.
        self.write("tile.svg", SVG.format('<pattern id="p" width="90" height=".02"><rect width="99" height="1"/></pattern>'
                                          '<rect x="5" y="5" width="90" height="90" fill="url(#p)"/>'))
        self.write("theme.yaml", "symbols:\n  - image: tile.svg\n" + "".join(f"  - {each}\n" for each in "🐶🐱🐭🐹🐰🦊"))
        self.make("theme.yaml")
        said = self.fails(1, "theme.yaml", "-o", "{card}.png", "-s", "output.image_dpi=150", "-s", "card.size=200mm",
                          "-s", "sheet.paper=none")
        self.assertIn("tile", said)
        self.assertIn("fix: ", said)

    if TRIES_ALL:  # it takes the ten seconds
        def test_an_svg_that_takes_minutes_is_an_error(self):
            numbers = random.Random(1)
            corners = "L".join(f"{100 * numbers.random():.2f} {100 * numbers.random():.2f}" for _ in range(10_000))
            self.write("slow.svg", SVG.format(f'<path d="M{corners}"/>'))
            said = self.fails(1, "small.yaml", "-s", "back={image: slow.svg}")
            self.assertIn("slow.svg: drawing it takes more than 10 seconds of processor time", said)


if __name__ == "__main__":
    unittest.main()
