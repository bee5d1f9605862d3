"""Completions, in the real shells: what they offer where. terminal_test.py types them."""

import os
import resource
import subprocess
import unittest
from pathlib import Path

from program import PROGRAM, TRIES_ALL, WholeTest, clean_environment

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
    ("spotit-print small.yaml --bundle out --only ", {"home", "shop", "cutter"}, {"small.yaml"}),
    ("spotit-print small.yaml -f ", {"pdf", "csv"}, {"small.yaml"}),
    ("spotit-print small.yaml -s card.s", {"card.size=", "card.shape="}, {"card.margin=", "small.yaml"}),
    ("spotit-print -s sheet.paper=", {EQUALS + "A4", EQUALS + "Letter", EQUALS + "none"}, {"check", "small.yaml", "sub/"}),
    ("spotit-print -s card.size=", {EQUALS + "poker", EQUALS + "tarot"}, {"check", "small.yaml", "sub/"}),
    ("spotit-print -s extends=", {EQUALS + "kids", EQUALS + "ink-saver"}, {"check", "small.yaml", "sub/"}),
    ("spotit-print -s language=", {EQUALS + "de", EQUALS + "pt"}, {"check", "small.yaml", "sub/"}),
    ("spotit-print -s back=", {EQUALS + "none", EQUALS + "navy"}, {"check", "small.yaml", "sub/"}),
    ("spotit-print -s fonts.text=", {EQUALS + "Nunito"}, {"check", "small.yaml", "sub/"}),
    ("spotit-print -s title=", set(), {"check", "small.yaml", "sub/", "symbols"}),
    ("spotit-print symbols --group animal-b", {"animal-bird", "animal-bug"}, {"animals"}),
    ("spotit-print completions ", {"bash", "zsh", "fish"}, {"small.yaml"}),
    ("spotit-print help wa", {"watch"}, {"check"}),
    ("spotit-print init x.yaml --template ", {"animals", "words", "fano"}, {"small.yaml"}),
    ("spotit-print check fa", {"fano"}, {"kids", "fonts"}),
    ("spotit-print fa", {"fano"}, {"kids", "fonts"}),
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

    def assert_offers(self, offered_for, whole=lambda word, _: word.lstrip(EQUALS), cases=CASES):
        for line, wanted, unwanted in cases:
            with self.subTest(line):
                offered = offered_for(line)
                self.assertLessEqual({whole(word, line) for word in wanted}, offered)
                self.assertFalse(unwanted & offered, offered)


def whole_word(word, line):
    return line.split()[-1] + word[1:] if word.startswith(EQUALS) else word


class Candidates(Shell):
    """What the program prints for all shells."""

    def complete(self, *words):
        process = self.run_program("__complete", *words)
        self.assertEqual((process.returncode, process.stderr), (0, ""))
        rows = [row.split("\t") for row in process.stdout.splitlines()]
        return {row[0]: row[1] if len(row) > 1 else "" for row in rows}

    def offered(self, line):
        words = line.split(" ")[1:]
        found = set()
        for word in self.complete(*words):
            if word.startswith(":files"):
                endings = tuple("." + ending for ending in word.split()[1:]) or ("",)
                found |= {path.name + "/" if path.is_dir() else path.name for path in self.folder.iterdir()
                          if path.is_dir() or path.name.endswith(endings)}
            else:
                found.add(word)
        return {word for word in found if word.startswith(words[-1])}

    def test_candidates(self):
        self.assert_offers(self.offered, whole_word)
        self.assertEqual(self.offered("spotit-print small.yaml -s symbols"), {"symbols="})
        self.assertEqual(self.offered("spotit-print small.yaml -s card.shape="),
                         {"card.shape=" + word for word in ("circle", "square", "rectangle", "hexagon", "octagon")})
        self.assertEqual(self.offered("spotit-print calibrate --lang "), {"en", "de", "fr", "es"})
        self.assertIn("pt", self.offered("spotit-print symbols --lang "))
        self.assertEqual(self.offered("spotit-print small.yaml other.y"), set())

    def test_values_in_the_word_of_their_option(self):
        self.assertEqual(self.offered("spotit-print small.yaml --color=al"), {"--color=always"})
        self.assertEqual(self.offered("spotit-print small.yaml -fpd"), {"-fpdf"})
        self.assertEqual(self.offered("spotit-print small.yaml --set=card.shape=he"), {"--set=card.shape=hexagon"})
        self.assertIn(":files", self.complete("small.yaml", "--output="))

    def test_quotes_are_no_part_of_a_word(self):
        for typed in ("'card.sha", r"card\.sha", '"card.sha'):
            self.assertIn("card.shape=", self.complete("-s", typed))

    def test_behind_two_dashes_there_are_names_only(self):
        self.assertEqual(self.offered("spotit-print -- --"), set())
        self.assertIn("small.yaml", self.offered("spotit-print -- "))

    def test_descriptions(self):
        self.assertEqual(self.complete("")["check"], "look for problems")
        self.assertEqual(self.complete("small.yaml", "-")["--seed"], "another shuffle and layout of the same theme")
        self.assertTrue(all(self.complete("-s", "").values()))

    def test_the_line_may_be_anything(self):
        for words in ([], ["-o"], ["--bogus", "x", ""], ["-"], ["--", "-x", ""], ["-s", "="], ["=", "]."], ["\\"]):
            self.complete(*words)

    def test_an_answer_reads_no_fonts_or_emoji(self):
        def count_pages(*words):  # of memory: a search for a symbol touches a third more than --version, a deck twice as many
            before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_minflt
            self.run_program(*words)
            return resource.getrusage(resource.RUSAGE_CHILDREN).ru_minflt - before

        self.assertLess(count_pages("__complete", "small.yaml", "-s", ""), 1.25 * count_pages("--version"))


class Fish(Shell):
    def test_fish(self):
        script = self.script("fish", ".fish")

        def offered(line):
            process = subprocess.run(["fish", "--no-config", "-c", f"source {script}; complete -C '{line}'"],
                                     cwd=self.folder, env=self.environment(), capture_output=True, text=True, timeout=60)
            self.assertEqual(process.stderr, "")
            return {row.split("\t")[0] for row in process.stdout.splitlines()}

        self.assert_offers(offered, whole_word, CASES if TRIES_ALL else CASES[::3])  # the candidates are tried above


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

        self.assert_offers(offered, cases=CASES if TRIES_ALL else CASES[1::3])
        self.assertEqual(offered("spotit-print small.yaml -s 'card.sha"), {"card.shape="})
        self.assertEqual(offered("spotit-print small.yaml --color=al"), {"always"})
        self.assertEqual(offered("spotit-print small.yaml --set=card.shape=he"), {"hexagon"})


if __name__ == "__main__":
    unittest.main()
