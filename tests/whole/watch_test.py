"""`watch`, with files that are really saved, in the ways in which editors save."""

import os
import signal
import subprocess
import threading
import unittest

from program import PROGRAM, SMALL_THEME, WholeTest, clean_environment

HANGS = 120  # seconds after which a test is given up
FAST = ("-s", "layout.effort=fast")
OTHER_THEME = SMALL_THEME.replace("Small", "Other")
WRONG_THEME = SMALL_THEME + "card: {sise: 70mm}\n"
PIXEL = bytes.fromhex("89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154"
                      "789c6360606060000000050001a5f645400000000049454e44ae426082")
CIRCLE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle cx="5" cy="5" r="4"/></svg>'


class Watcher:
    """A running `watch`, and what it has said so far."""

    def __init__(self, folder, *arguments):
        self.process = subprocess.Popen([PROGRAM, "watch", *FAST, *map(str, arguments)], cwd=folder,
                                        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        env=clean_environment(), text=True, encoding="utf-8")
        self.lines, self.ended = [], False
        self.said = threading.Condition()
        self.collector = threading.Thread(target=self.collect)
        self.collector.start()

    def collect(self):
        for line in self.process.stderr:
            with self.said:
                self.lines.append(line)
                self.said.notify_all()
        with self.said:
            self.ended = True
            self.said.notify_all()

    def wait_for(self, words, count=1):
        """Until a line with these words was said so many times."""
        with self.said:
            self.said.wait_for(lambda: self.ended or self.count(words) >= count, HANGS)
            if self.count(words) < count:
                raise AssertionError(f"not said {count} times: {words}\n" + "".join(self.lines))

    def wait_for_build(self):
        """Until the thread that builds the deck has begun."""
        while len(os.listdir(f"/proc/{self.process.pid}/task")) < 2:
            os.sched_yield()

    def count(self, words):
        return sum(words in line for line in self.lines)

    def stop(self, how=signal.SIGINT):
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            return self.process.wait(timeout=HANGS)
        finally:
            self.process.kill()
            self.collector.join()
            self.process.stdout.close()
            self.process.stderr.close()


class Watch(WholeTest):
    def watch(self, *arguments):
        watcher = Watcher(self.folder, *arguments)
        self.addCleanup(watcher.stop)
        return watcher

    def replace(self, name, text):
        """As vim and VS Code save: a new file takes the old one's name."""
        (self.folder / (name + ".new")).write_text(text, encoding="utf-8")
        os.replace(self.folder / (name + ".new"), self.folder / name)

    def test_it_builds_at_once_and_again_at_every_save(self):
        watcher = self.watch("small.yaml", "-o", "deck.pdf")
        watcher.wait_for("watching small.yaml")
        first = (self.folder / "deck.pdf").read_bytes()
        self.write("small.yaml", OTHER_THEME)
        watcher.wait_for("watching small.yaml", 2)
        second = (self.folder / "deck.pdf").read_bytes()
        self.assertNotEqual(first, second)
        self.replace("small.yaml", SMALL_THEME)
        watcher.wait_for("watching small.yaml", 3)
        self.assertEqual((self.folder / "deck.pdf").read_bytes(), first)
        self.assertEqual(watcher.count("small.yaml has changed"), 2)
        self.assertEqual(watcher.stop(), 0)
        self.assertEqual(self.files(), ["deck.pdf", "small.yaml"])

    def test_a_backup_that_is_moved_away_first(self):
        watcher = self.watch("small.yaml", "-o", "deck.pdf")
        watcher.wait_for("watching small.yaml")
        os.rename(self.folder / "small.yaml", self.folder / "small.yaml~")
        self.write("small.yaml", OTHER_THEME)
        watcher.wait_for("watching small.yaml", 2)
        self.assertIn("deck.pdf", self.files())

    def test_a_theme_that_is_gone_is_waited_for(self):
        watcher = self.watch("small.yaml", "-o", "deck.pdf")
        watcher.wait_for("watching small.yaml")
        os.remove(self.folder / "small.yaml")
        watcher.wait_for("small.yaml is gone")
        watcher.wait_for("waiting for small.yaml")
        self.assertIn("deck.pdf", self.files())
        self.write("small.yaml", OTHER_THEME)
        watcher.wait_for("watching small.yaml", 2)
        self.assertEqual(watcher.stop(), 0)

    def test_pictures_that_are_gone_are_told_of(self):
        self.write("photos.yaml", "symbols:\n  - pictures/rex.svg\n  - 🐶🐱🐭🐹🐰🦊\n")
        (self.folder / "pictures").mkdir()
        self.write("pictures/rex.svg", CIRCLE)
        watcher = self.watch("photos.yaml", "-o", "deck.pdf")
        watcher.wait_for("7 cards, ")
        os.rename(self.folder / "pictures", self.folder / "others")
        watcher.wait_for("pictures is gone")
        watcher.wait_for("deck.pdf is unchanged; watching photos.yaml")
        os.rename(self.folder / "others", self.folder / "pictures")
        watcher.wait_for("watching photos.yaml; Ctrl-C stops", 2)
        os.remove(self.folder / "pictures/rex.svg")
        watcher.wait_for("rex.svg is gone")
        watcher.wait_for("deck.pdf is unchanged", 2)

    def test_the_folder_above_that_of_the_deck_must_be_there(self):
        watcher = self.watch("none.yaml", "-o", "none/there/deck.pdf")
        watcher.wait_for("make the folder first:  mkdir -p none/there")
        self.assertEqual(watcher.process.wait(timeout=HANGS), 3)

    def test_its_own_output_does_not_wake_it(self):
        watcher = self.watch("small.yaml", "-o", "deck.pdf")
        watcher.wait_for("watching small.yaml")
        self.write("notes.txt", "nothing to do with it")
        self.write("small.yaml", OTHER_THEME)
        watcher.wait_for("watching small.yaml", 2)
        self.assertEqual(watcher.stop(), 0)
        self.assertEqual((watcher.count("has changed"), watcher.count("7 cards, ")), (1, 2), "".join(watcher.lines))

    def test_mistakes_are_shown_and_the_last_good_deck_stays(self):
        watcher = self.watch("small.yaml", "-o", "deck.pdf")
        watcher.wait_for("watching small.yaml")
        good = (self.folder / "deck.pdf").read_bytes()
        self.replace("small.yaml", WRONG_THEME)
        watcher.wait_for("deck.pdf is unchanged; watching small.yaml")
        self.assertEqual(watcher.count("did you mean `size`?"), 1)
        self.assertEqual((self.folder / "deck.pdf").read_bytes(), good)
        self.replace("small.yaml", OTHER_THEME)
        watcher.wait_for("7 cards, ", 2)
        self.assertNotEqual((self.folder / "deck.pdf").read_bytes(), good)

    def test_it_waits_for_a_theme_and_for_its_folder(self):
        watcher = self.watch("new/theme.yaml", "-o", "deck.pdf")
        watcher.wait_for("waiting for new/theme.yaml")
        (self.folder / "new").mkdir()
        self.write("new/theme.yaml", SMALL_THEME)
        watcher.wait_for("watching new/theme.yaml")
        self.assertIn("deck.pdf", self.files())
        os.remove(self.folder / "new/theme.yaml")
        os.rmdir(self.folder / "new")
        watcher.wait_for("waiting for new/theme.yaml", 2)
        (self.folder / "new").mkdir()
        self.write("new/theme.yaml", OTHER_THEME)
        watcher.wait_for("7 cards, ", 2)

    def test_pictures_and_overlays_are_watched_too(self):
        (self.folder / "photos").mkdir()
        self.write("photos.yaml", "symbols:\n  - folder: photos\n  - 🐶🐱🐭🐹🐰🦊🐻\ncheck: {legibility: off}\n")
        self.write("printer.yaml", "sheet: {paper: A4}\n")
        (self.folder / "photos/one.png").write_bytes(PIXEL)
        watcher = self.watch("photos.yaml", "-o", "cards.txt", "--with", "printer.yaml")
        watcher.wait_for("watching photos.yaml")
        self.write("printer.yaml", "sheet: {paper: Letter}\n")
        watcher.wait_for("printer.yaml has changed")
        watcher.wait_for("watching photos.yaml", 2)
        (self.folder / "photos/another.png").write_bytes(PIXEL)
        watcher.wait_for("another.png has changed")
        watcher.wait_for("watching photos.yaml", 3)
        self.assertIn("another", (self.folder / "cards.txt").read_text(encoding="utf-8"))

    def test_a_missing_picture_is_waited_for(self):
        self.write("photos.yaml", "symbols:\n  - pictures/rex.svg\n  - 🐶🐱🐭🐹🐰🦊\n")
        (self.folder / "pictures").mkdir()
        watcher = self.watch("photos.yaml", "-o", "deck.pdf")
        watcher.wait_for("watching photos.yaml")
        self.assertNotIn("deck.pdf", self.files())
        self.write("pictures/rex.svg", CIRCLE)
        watcher.wait_for("rex.svg has changed")
        watcher.wait_for("7 cards, ")

    def test_a_missing_folder_of_pictures_is_waited_for(self):
        self.write("photos.yaml", "symbols:\n  - {folder: pictures}\n  - 🐶🐱🐭🐹🐰🦊\n")
        watcher = self.watch("photos.yaml", "-o", "deck.pdf")
        watcher.wait_for("watching photos.yaml")
        (self.folder / "pictures").mkdir()
        self.write("pictures/rex.svg", CIRCLE)
        watcher.wait_for("7 cards, ")

    def test_a_mistake_in_a_theme_that_is_extended_is_noticed_as_mended(self):
        (self.folder / "sub").mkdir()
        self.write("sub/base.yaml", "card: {sise: 70mm}\n")
        self.write("child.yaml", SMALL_THEME + "extends: sub/base.yaml\n")
        watcher = self.watch("child.yaml", "-o", "deck.pdf")
        watcher.wait_for("watching child.yaml")
        self.assertNotIn("deck.pdf", self.files())
        self.write("sub/base.yaml", "card: {size: 70mm}\n")
        watcher.wait_for("base.yaml has changed")
        watcher.wait_for("circles of 70 mm")

    def test_a_mistake_in_an_overlay_is_noticed_as_mended(self):
        (self.folder / "pr").mkdir()
        self.write("pr/p.yaml", "sheet: {papr: A4}\n")
        watcher = self.watch("small.yaml", "-o", "deck.pdf", "--with", "pr/p.yaml")
        watcher.wait_for("watching small.yaml")
        self.write("pr/p.yaml", "sheet: {paper: Letter}\n")
        watcher.wait_for("sheets of Letter")

    def test_a_missing_overlay_is_waited_for(self):
        watcher = self.watch("small.yaml", "-o", "deck.pdf", "--with", "pr/p.yaml")
        watcher.wait_for("watching small.yaml")
        self.assertEqual(watcher.count("can't read pr/p.yaml"), 1)
        (self.folder / "pr").mkdir()
        self.write("pr/p.yaml", "sheet: {paper: Letter}\n")
        watcher.wait_for("sheets of Letter")

    def test_its_own_pictures_do_not_wake_it_after_a_mistake(self):
        self.write("small.yaml", WRONG_THEME)
        watcher = self.watch("small.yaml", "-o", "a-{card}.svg")
        watcher.wait_for("watching small.yaml")
        self.write("small.yaml", SMALL_THEME)
        watcher.wait_for("watching small.yaml", 2)
        self.write("small.yaml", OTHER_THEME)
        watcher.wait_for("watching small.yaml", 3)
        self.assertEqual(watcher.stop(), 0)
        self.assertEqual(watcher.count("has changed"), 2, "".join(watcher.lines))

    def test_what_it_cannot_do_is_refused_before_it_begins(self):
        for words in (["--bundle", "out", "--open"], ["--bundle", "."], ["--service", "the-game-crafter"], ["-o", "{card}.png", "--open"],
                      ["-o", "deck.csv", "--sheets", "2"], ["--sheets", "2-1"]):
            with self.subTest(words):
                process = self.run_program("watch", "small.yaml", *words)
                self.assertEqual(process.returncode, 2, process.stderr)
                self.assertNotIn("watching", process.stderr)
        self.assertEqual(self.files(), ["small.yaml"])

    def test_a_bundle_is_written_anew_at_every_save(self):
        watcher = self.watch("small.yaml", "--bundle", "out", "--only", "home,shop")
        watcher.wait_for("watching small.yaml")
        first = (self.folder / "out/home.pdf").read_bytes()
        self.write("small.yaml", OTHER_THEME)
        watcher.wait_for("watching small.yaml", 2)
        self.assertNotEqual((self.folder / "out/home.pdf").read_bytes(), first)
        self.assertEqual(watcher.count("has changed"), 1, "".join(watcher.lines))
        self.replace("small.yaml", WRONG_THEME)
        watcher.wait_for("watching small.yaml", 3)
        self.assertEqual(watcher.stop(), 0)

    def test_many_saves_at_once_end_with_the_last(self):
        watcher = self.watch("small.yaml", "-o", "deck.txt")
        watcher.wait_for("watching small.yaml")
        for number in range(40):
            self.write("small.yaml", SMALL_THEME.replace("Small", f"Number {number}"))
        built = 1
        while "Number 39" not in (self.folder / "deck.txt").read_text(encoding="utf-8"):
            built += 1
            watcher.wait_for("watching small.yaml", built)
        self.assertLess(watcher.count("7 cards, "), 40)

    def test_a_deck_that_takes_long_is_given_up_when_the_theme_is_saved_again(self):
        self.write("slow.yaml", "symbols: [{group: animals}]\nlayout: {effort: best}\n")
        slow = Watcher(self.folder, "slow.yaml", "-o", "deck.pdf", "-s", "layout.effort=best")
        self.addCleanup(slow.stop)
        slow.wait_for_build()
        self.replace("slow.yaml", "symbols: 🐶🐱🐭🐹🐰🦊🐻\n")
        slow.wait_for("7 cards, ")
        self.assertEqual(slow.count("133 cards") + slow.count("57 cards") + slow.count("91 cards"), 0)

    def test_every_way_to_stop_it_is_clean(self):
        for how in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            with self.subTest(how):
                watcher = self.watch("small.yaml", "-o", "deck.pdf")
                watcher.wait_for("watching small.yaml")
                self.assertEqual(watcher.stop(how), 0)
                self.assertEqual(watcher.count("stopped"), 1)

    def test_it_stops_in_the_middle_of_a_deck_and_leaves_nothing(self):
        self.write("slow.yaml", "symbols: [{group: animals}]\n")
        watcher = Watcher(self.folder, "slow.yaml", "-o", "deck.pdf", "-s", "layout.effort=best")
        watcher.wait_for_build()
        self.assertEqual(watcher.stop(), 0)
        self.assertEqual(watcher.count("cards, "), 0)
        self.assertEqual(self.files(), ["slow.yaml", "small.yaml"])

    def test_standard_input_cannot_be_watched(self):
        self.assertEqual(self.run_program("watch", "-", "-o", "deck.pdf").returncode, 2)
        self.assertEqual(self.run_program("watch", "small.yaml", "-o", "-").returncode, 2)
        self.assertEqual(self.run_program("watch", "small.yaml", "-o", "small.yaml").returncode, 2)


if __name__ == "__main__":
    unittest.main()
