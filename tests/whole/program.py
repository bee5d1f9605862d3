"""Runs the real program the way a person would. CTest says in the environment where it lies."""

import ctypes
import functools
import os
import pty
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

PROGRAM = os.environ["SPOTIT_PROGRAM"]
SOURCE = Path(os.environ["SPOTIT_SOURCE"])
THEMES = SOURCE / "themes"
# A shell lets what it runs in the background ignore Ctrl-C, and programs that tests start would, too, and never end.
signal.signal(signal.SIGINT, signal.default_int_handler)
# What takes long is tried in part every day, and as a whole by the slow tests.
TRIES_ALL = "SPOTIT_ALL" in os.environ

# Seven symbols: the smallest deck, three on each card.
SMALL_THEME = """title: Small
symbols: |
  🐶 🐱 🐭 🐹 🐰 🦊 🐻
"""


def clean_environment(**extra):
    """What a run may depend on, and nothing that happens to be set here."""
    kept = {name: value for name, value in os.environ.items()
            if name not in {"SOURCE_DATE_EPOCH", "SPOTIT_DATA", "NO_COLOR", "TERM", "LANGUAGE"}}
    return kept | {"LC_ALL": "C.UTF-8"} | extra


def run(*arguments, cwd=None, environment=None, program=PROGRAM, **options):
    """The finished process; its output is text unless text=False."""
    settings = {"text": True, "encoding": "utf-8"} if options.pop("text", True) else {}
    return subprocess.run([program, *map(str, arguments)], cwd=cwd, env=clean_environment(**(environment or {})),
                          stdin=subprocess.DEVNULL, capture_output=True, timeout=300, **settings, **options)


def slow(test):
    """Leaves a test to the slow tests. A comment has the test of every day that finds the same faults."""
    return test if TRIES_ALL else None


def pause_at_work(process, seconds):
    """Makes a deck take so long, however quick the machine is: the program stops once it has begun to read its font."""
    maps = Path(f"/proc/{process.pid}/maps")
    while process.poll() is None and ".ttf" not in maps.read_text():
        time.sleep(0.001)
    process.send_signal(signal.SIGSTOP)
    time.sleep(seconds)
    process.send_signal(signal.SIGCONT)


def open_terminal():
    """The two ends of a terminal of its own; the test is skipped where the machine has none to give."""
    try:
        return pty.openpty()
    except OSError as error:
        raise unittest.SkipTest(f"there is no terminal here: {error}") from error


def as_a_plain_user():
    """Before root's program begins: permissions hold for it as for anybody else. Another user could not always reach
    the program, which may lie in root's home."""
    libc = ctypes.CDLL(None, use_errno=True)
    drop, override, read_all = 24, 1, 2  # PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH
    for capability in (override, read_all):
        if libc.prctl(drop, capability, 0, 0, 0) != 0:
            raise OSError(ctypes.get_errno(), "can't drop a capability")


class WholeTest(unittest.TestCase):
    """A folder of its own for each test, with a small theme in it."""
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="spotit-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.write("small.yaml", SMALL_THEME)

    def write(self, name, text):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def files(self):
        return sorted(path.name for path in self.folder.iterdir())

    def run_program(self, *arguments, **options):
        return run(*arguments, cwd=self.folder, **options)

    def make(self, theme, *arguments, output="deck.pdf", **options):
        """The path of the finished deck, and what the program said."""
        process = self.run_program(theme, "-o", output, *arguments, **options)
        self.assertEqual(process.returncode, 0, process.stderr)
        return self.folder / output, process.stderr


@functools.cache
def make_once(theme, *arguments):
    """A deck for a whole test class: its path in a folder that lives as long as the process, and what was said."""
    folder = tempfile.TemporaryDirectory(prefix="spotit-")
    path = Path(folder.name, "deck.pdf")
    process = run(theme, "-o", path, *arguments)
    if process.returncode != 0:
        raise AssertionError(process.stderr)
    _kept.append(folder)
    return path, process.stderr


_kept = []
