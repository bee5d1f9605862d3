# SPDX-FileCopyrightText: 2026 The spotit-print authors
# SPDX-License-Identifier: MIT
"""Completions, in the real shells: what they offer where."""

import os
import re
import select
import subprocess
import termios
import time
import unittest
from pathlib import Path

from program import PROGRAM, WholeTest, clean_environment, open_terminal

# Stands for the "KEY=" that fish offers with each value, and the others don't.
EQUALS = "="

# What is typed, what must be offered, and what must not.
CASES = [
    ("spotit-print ch", {"check"}, {"cards", "small.yaml"}),
    ("spotit-print ", {"check", "symbols", "small.yaml", "completions"}, {"notes.txt"}),
    ("spotit-print check ", {"small.yaml", "other.yml"}, {"notes.txt", "symbols"}),
    ("spotit-print -q che", {"check"}, {"cards"}),
    ("spotit-print check --", {"--json", "--strict", "--set"}, {"--covers", "--output"}),
    ("spotit-print fonts --", {"--covers", "--json"}, {"--strict", "--seed"}),
    ("spotit-print small.yaml --", {"--output", "--format", "--with"}, {"--covers"}),
    ("spotit-print small.yaml --with ", {"small.yaml", "kids", "print-shop"}, {"notes.txt", "check"}),
    ("spotit-print small.yaml --color ", {"auto", "always", "never"}, {"small.yaml"}),
    ("spotit-print small.yaml -f ", {"pdf", "csv"}, {"small.yaml"}),
    ("spotit-print small.yaml -s card.s", {"card.size=", "card.shape="}, {"card.margin=", "small.yaml"}),
    ("spotit-print -s sheet.paper=", {EQUALS + "A4", EQUALS + "Letter", EQUALS + "none"}, {"check", "small.yaml", "sub/"}),
    ("spotit-print -s card.size=", {EQUALS + "poker", EQUALS + "tarot"}, {"check", "small.yaml", "sub/"}),
    ("spotit-print -s extends=", {EQUALS + "kids", EQUALS + "ink-saver"}, {"check", "small.yaml", "sub/"}),
    ("spotit-print -s title=", set(), {"check", "small.yaml", "sub/", "symbols"}),
    ("spotit-print symbols --group animal-b", {"animal-bird", "animal-bug"}, {"animals"}),
    ("spotit-print completions ", {"bash", "zsh", "fish"}, {"small.yaml"}),
    ("spotit-print help wa", {"watch"}, {"check"}),
    ("spotit-print init x.yaml --template ", {"animals", "words"}, {"small.yaml"}),
    ("spotit-print verify ", {"deck.json", "small.yaml"}, {"notes.txt"}),
]


class Shell(WholeTest):
    def setUp(self):
        super().setUp()
        for name in ("other.yml", "notes.txt", "deck.json"):
            self.write(name, "")
        (self.folder / "sub").mkdir()

    def environment(self):
        path = f"{Path(PROGRAM).parent}:{os.environ['PATH']}"
        return clean_environment(PATH=path, HOME=str(self.folder / "sub"), TERM="dumb")

    def script(self, shell, name):
        process = self.run_program("completions", shell)
        self.assertEqual((process.returncode, process.stderr), (0, ""))
        return self.write(name, process.stdout)

    def assert_offers(self, offered_for, whole=lambda word, _: word.lstrip(EQUALS)):
        for line, wanted, unwanted in CASES:
            with self.subTest(line):
                offered = offered_for(line)
                self.assertLessEqual({whole(word, line) for word in wanted}, offered)
                self.assertFalse(unwanted & offered, offered)


    def assert_offers_keys_of_a_symbol(self, offered, before_words):
        line = "spotit-print small.yaml -s "
        self.assertIn("symbols[", offered(line + "sym"))
        self.assertEqual(offered(line + "symbols[3].sc"), {"symbols[3].scale="})
        self.assertEqual(offered(line + "symbols[🐶].ro"), {"symbols[🐶].rotation="})
        self.assertEqual(offered(line + "symbols[3].upright="), {before_words + word for word in ("true", "false")})


class Fish(Shell):
    def test_fish(self):
        script = self.script("fish", ".fish")

        def offered(line):
            process = subprocess.run(["fish", "--no-config", "-c", f"source {script}; complete -C '{line}'"],
                                     cwd=self.folder, env=self.environment(), capture_output=True, text=True, timeout=60)
            self.assertEqual(process.stderr, "")
            return {row.split("\t")[0] for row in process.stdout.splitlines()}

        self.assert_offers(offered, lambda word, line: line.split()[-1] + word[1:] if word.startswith(EQUALS) else word)
        self.assertEqual(offered("spotit-print small.yaml -s card.shape="),
                         {"card.shape=" + word for word in ("circle", "square", "rectangle", "hexagon")})
        self.assert_offers_keys_of_a_symbol(offered, "symbols[3].upright=")


class Bash(Shell):
    # As readline calls it: the line is taken apart at blanks and at "=".
    ASK = r"""
        source "$1"
        line=$2
        COMP_WORDS=()
        while [[ $line =~ ^(\ *)(=|[^\ =]+)(.*)$ ]]; do
            COMP_WORDS+=("${BASH_REMATCH[2]}"); line=${BASH_REMATCH[3]}
        done
        [[ $2 == *\  || ( $2 == *= && $2 != *' =' ) ]] && [[ $2 == *\  ]] && COMP_WORDS+=("")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _spotit_print
        printf '%s\n' "${COMPREPLY[@]}"
    """

    def test_bash(self):
        script = self.script("bash", ".bash")

        def offered(line):
            process = subprocess.run(["bash", "--norc", "-c", self.ASK, "bash", script, line], cwd=self.folder,
                                     env=self.environment(), capture_output=True, text=True, timeout=60)
            self.assertEqual(process.stderr, "")
            return set(process.stdout.split())

        self.assert_offers(offered)
        self.assertEqual(offered("spotit-print small.yaml -s card.shape="), {"circle", "square", "rectangle", "hexagon"})
        self.assert_offers_keys_of_a_symbol(offered, "")
        self.assertEqual(offered("spotit-print small.yaml -s 'symbols[3].sc"), {"symbols[3].scale="})
        self.assertEqual(offered("spotit-print small.yaml --color=al"), {"always"})
        self.assertEqual(offered("spotit-print calibrate --lang "), {"en", "de", "fr", "es"})
        self.assertEqual(offered("spotit-print small.yaml --set=card.shape=he"), {"hexagon"})

    def test_in_an_interactive_bash_tab_completes_the_line(self):
        script = self.script("bash", ".bash")
        said = type_into(["bash", "--norc", "-i"], self.folder, self.environment(),
                         [f"source {script}\n", "spotit-print che\tsmall.y\t -s card.sh\thex\t -q && echo do''ne\n"])
        self.assertRegex(said, r"(?s)spotit-print check small\.yaml +-s card\.shape=hexagon +-q.*done")


class Zsh(Shell):
    def test_in_an_interactive_zsh_tab_offers_the_same(self):
        functions = self.folder / "sub"
        (functions / "_spotit-print").write_text(self.run_program("completions", "zsh").stdout, encoding="utf-8")
        start = (f"fpath=({functions} $fpath); autoload -Uz compinit; compinit -u -d {functions}/dump\n"
                 "zstyle ':completion:*' list-prompt ''; zstyle ':completion:*:messages' format ''; "
                 "setopt no_beep no_auto_menu no_list_ambiguous; LISTMAX=0; PS1='>'\n")
        for line, wanted, unwanted in CASES:
            with self.subTest(line):
                said = type_into(["zsh", "-f", "-i"], self.folder, self.environment() | {"TERM": "vt100"},
                                 [start, line + "\t", "\x15"])
                # What is the only one is put into the line; of several there is a list below, without the "=".
                offered = set(re.findall(r"[\w.-]+", said[said.index("LISTMAX=0"):]))
                self.assertLessEqual({word.strip("=") for word in wanted}, offered, said)
                self.assertFalse((unwanted - set(line.split())) & offered, said)


        for line, wanted in [("symbols[3].sca", "].scale="), ("'symbols[3].sca", "].scale="),
                             ("symbols[3].upright=tr", ".upright=true")]:
            with self.subTest(line):
                said = type_into(["zsh", "-f", "-i"], self.folder, self.environment() | {"TERM": "vt100"},
                                 [start, "spotit-print small.yaml -s " + line + "\t", "\x15"])
                self.assertIn(wanted, re.sub(r"[\0 \\]", "", said[said.index("LISTMAX=0"):]))


def type_into(shell, folder, environment, pieces):
    """What a terminal shows when these pieces are typed one after the other, each when the shell is at rest."""
    master, slave = open_terminal()
    termios.tcsetwinsize(slave, (50, 200))
    with subprocess.Popen(shell, cwd=folder, env=environment, stdin=slave, stdout=slave, stderr=slave,
                          start_new_session=True) as process:
        os.close(slave)
        shown = read_until_quiet(master)
        for piece in pieces:
            os.write(master, piece.encode())
            shown += read_until_quiet(master)
        process.terminate()
        process.kill()
    os.close(master)
    return re.sub(r"\x1b\[[\d;?]*[A-Za-z]|\x07|\r", "", shown.decode(errors="replace"))


def read_until_quiet(descriptor, quiet=0.7, longest=15):
    shown, end = b"", time.monotonic() + longest
    while time.monotonic() < end and select.select([descriptor], [], [], quiet if shown else 5)[0]:
        try:
            shown += os.read(descriptor, 65536)
        except OSError:
            break
    return shown


if __name__ == "__main__":
    unittest.main()
