# SPDX-FileCopyrightText: 2026 The spotit-print authors
# SPDX-License-Identifier: MIT
"""The command line: what goes where, exit statuses, and that nothing is left half done."""

import os
import pty
import signal
import subprocess
import time
import unittest

from deck_pdf import POINTS_PER_MM, read_deck
from program import PROGRAM, SMALL_THEME, THEMES, WholeTest, clean_environment

WRONG_THEME = """title: Wrong
symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻
card:
  sise: 70mm
layout:
  gap: 2px
"""


WIPE = "\r\x1b[K"


def run_on_terminal(folder, *arguments, streams=("stdout", "stderr"), **environment):
    """The exit status, and all that was written to a terminal that the streams lead to."""
    master, slave = pty.openpty()
    pipes = {name: slave if name in streams else subprocess.DEVNULL for name in ("stdout", "stderr")}
    with subprocess.Popen([PROGRAM, *map(str, arguments)], cwd=folder, stdin=subprocess.DEVNULL, **pipes,
                          env=clean_environment(**environment)) as process:
        os.close(slave)
        written = b""
        while True:
            try:
                written += os.read(master, 65536)
            except OSError:  # Linux's way to say that nothing more will come
                break
        os.close(master)
    return process.returncode, written.decode().replace("\r\n", "\n")


class Output(WholeTest):
    def test_the_deck_is_named_after_the_theme(self):
        process = self.run_program("small.yaml")
        self.assertEqual(process.returncode, 0, process.stderr)
        self.assertEqual(self.files(), ["small.pdf", "small.yaml"])
        self.assertEqual(process.stdout, "")
        self.assertIn("small.pdf  7 cards", process.stderr)

    def test_a_dash_writes_the_same_bytes_to_a_pipe(self):
        path, _ = self.make("small.yaml")
        process = self.run_program("small.yaml", "-o", "-", text=False)
        self.assertEqual(process.returncode, 0, process.stderr)
        self.assertEqual(process.stdout, path.read_bytes())

    def test_a_pdf_is_never_written_to_a_terminal(self):
        status, written = run_on_terminal(self.folder, "small.yaml", "-o", "-", streams=("stdout",))
        self.assertEqual((status, written), (2, ""))
        status, written = run_on_terminal(self.folder, "small.yaml", "-o", "-")
        self.assertEqual(status, 2)
        self.assertIn("error: ", written)
        self.assertNotIn("%PDF", written)

    def test_a_theme_is_read_from_standard_input(self):
        path, _ = self.make("small.yaml")
        process = subprocess.run([PROGRAM, "-", "-o", "-", "-q"], input=SMALL_THEME.encode(), capture_output=True,
                                 env=clean_environment(), timeout=60)
        self.assertEqual((process.returncode, process.stderr), (0, b""))
        self.assertEqual(process.stdout, path.read_bytes())

    def test_quiet_is_silent(self):
        process = self.run_program("small.yaml", "-q")
        self.assertEqual((process.returncode, process.stdout, process.stderr), (0, "", ""))

    def test_one_setting_is_changed(self):
        path, messages = self.make("small.yaml", "-s", "card.size=70mm")
        self.assertIn("circles of 70 mm", messages)
        for card in read_deck(path):
            self.assertAlmostEqual((card.box[2] - card.box[0]) / POINTS_PER_MM, 70, delta=0.01)


class Terminal(WholeTest):
    def test_progress_shows_on_a_terminal_when_it_takes_long_and_is_wiped_away(self):
        status, written = run_on_terminal(self.folder, THEMES / "animals.yaml", "-o", "deck.pdf",
                                          "-s", "layout.effort=high")
        self.assertEqual(status, 0, written)
        *frames, last = written.split(WIPE)
        self.assertTrue(any("[###" in frame for frame in frames), written)
        self.assertTrue(last.startswith("deck.pdf  57 cards"), last)

    def test_progress_never_goes_to_a_pipe(self):
        _, said = self.make(THEMES / "animals.yaml")
        self.assertNotIn("\r", said)

    def test_colours_are_for_terminals_that_want_them(self):
        self.write("wrong.yaml", WRONG_THEME)
        coloured = "\x1b["
        self.assertIn(coloured, run_on_terminal(self.folder, "wrong.yaml", TERM="xterm")[1])
        self.assertNotIn(coloured, run_on_terminal(self.folder, "wrong.yaml", TERM="dumb")[1])
        self.assertNotIn(coloured, run_on_terminal(self.folder, "wrong.yaml", TERM="xterm", NO_COLOR="1")[1])
        self.assertNotIn(coloured, self.run_program("wrong.yaml").stderr)
        self.assertIn(coloured, self.run_program("wrong.yaml", "--color", "always").stderr)


class Help(WholeTest):
    def test_help_fits_a_terminal(self):
        for words in (["--help"], ["-h"], ["small.yaml", "-h"]):
            process = self.run_program(*words)
            self.assertEqual((process.returncode, process.stderr), (0, ""))
            self.assertIn("Usage: spotit-print THEME", process.stdout)
            self.assertLessEqual(max(map(len, process.stdout.splitlines())), 80)
        self.assertEqual(self.files(), ["small.yaml"])

    def test_version_is_one_line(self):
        process = self.run_program("--version")
        self.assertEqual((process.returncode, process.stderr), (0, ""))
        self.assertRegex(process.stdout, r"\Aspotit-print \d+\.\d+\.\d+\n\Z")

    def test_no_arguments_show_the_usage_on_standard_error(self):
        process = self.run_program()
        self.assertEqual((process.returncode, process.stdout), (2, ""))
        self.assertIn("Usage: spotit-print THEME", process.stderr)


class Mistakes(WholeTest):
    def assert_fails(self, status, *arguments, **options):
        """Fails with this status, says why, and leaves the folder as it was."""
        before = {path: path.read_bytes() for path in self.folder.iterdir() if path.is_file()}
        process = self.run_program(*arguments, **options)
        self.assertEqual(process.returncode, status, process.stderr)
        self.assertEqual(process.stdout, "")
        self.assertIn("error: ", process.stderr)
        self.assertEqual({path: path.read_bytes() for path in self.folder.iterdir() if path.is_file()}, before)
        return process.stderr

    def test_all_mistakes_of_a_theme_come_with_their_positions(self):
        self.write("wrong.yaml", WRONG_THEME)
        self.write("deck.pdf", "the old deck")
        said = self.assert_fails(1, "wrong.yaml", "-o", "deck.pdf")
        self.assertRegex(said, r"(?m)^wrong\.yaml:4:3: error: .*sise")
        self.assertRegex(said, r"(?m)^wrong\.yaml:6:8: error: ")
        self.assertIn("   4 |   sise: 70mm\n", said)
        self.assertIn("did you mean `size`?", said)

    def test_a_wrong_setting_is_an_error_of_the_theme(self):
        self.assertIn("card.size", self.assert_fails(1, "small.yaml", "-s", "card.size=70"))

    def test_impossible_numbers_are_an_error_of_the_theme(self):
        said = self.assert_fails(1, "small.yaml", "-s", "deck.symbols_per_card=7")
        self.assertIn("7 symbols per card", said)

    def test_a_wrong_command_line(self):
        for words in (["small.yaml", "--colour"], ["small.yaml", "-s", "card.size"], ["small.yaml", "-o"],
                      ["small.yaml", "small.yaml"], ["small.yaml", "--threads", "0"], ["-o", "deck.pdf"]):
            with self.subTest(words):
                self.assert_fails(2, *words)
        self.assertIn("did you mean --color?", self.assert_fails(2, "small.yaml", "--colour"))

    def test_the_theme_is_not_overwritten(self):
        self.assert_fails(2, "small.yaml", "-o", "small.yaml")
        os.link(self.folder / "small.yaml", self.folder / "same.pdf")
        self.assert_fails(2, "small.yaml", "-o", "same.pdf")

    def test_a_missing_theme(self):
        self.assertIn("none.yaml", self.assert_fails(3, "none.yaml", "-o", "deck.pdf"))

    def test_a_place_that_cannot_be_written_to(self):
        (self.folder / "folder.pdf").mkdir()
        for place in ("no/such/folder/deck.pdf", "folder.pdf", "/dev/full"):
            with self.subTest(place):
                self.assert_fails(3, "small.yaml", "-o", place)
        self.assertEqual(list((self.folder / "folder.pdf").iterdir()), [])

    def test_a_full_disk_behind_standard_output(self):
        with open("/dev/full", "wb") as full:
            process = subprocess.run([PROGRAM, "small.yaml", "-o", "-"], cwd=self.folder, env=clean_environment(),
                                     stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
        self.assertEqual(process.returncode, 3, process.stderr)

    def test_an_interrupted_run_leaves_the_old_deck(self):
        old = self.write("deck.pdf", "the old deck")
        process = subprocess.Popen([PROGRAM, THEMES / "party20.yaml", "-o", old], env=clean_environment(),
                                   stderr=subprocess.DEVNULL)
        time.sleep(0.5)
        process.send_signal(signal.SIGTERM)
        self.assertNotEqual(process.wait(timeout=60), 0)
        self.assertEqual(old.read_text(), "the old deck")
        self.assertEqual(self.files(), ["deck.pdf", "small.yaml"])


if __name__ == "__main__":
    unittest.main()
