"""What happens on a terminal. These cases are on their own, since not every machine has a terminal to give."""

import os
import re
import select
import subprocess
import termios
import unittest

from command_line_test import WRONG_THEME
from completions_test import CASES, Shell
from program import PROGRAM, THEMES, TRIES_ALL, WholeTest, clean_environment, open_terminal, pause_at_work


def run_on_terminal(folder, *arguments, streams=("stdout", "stderr"), columns=80, pause=0, **environment):
    """The exit status, and all that was written to a terminal that the streams lead to."""
    master, slave = open_terminal()
    termios.tcsetwinsize(slave, (25, columns))
    pipes = {name: slave if name in streams else subprocess.DEVNULL for name in ("stdout", "stderr")}
    with subprocess.Popen([PROGRAM, *map(str, arguments)], cwd=folder, stdin=subprocess.DEVNULL, **pipes,
                          env=clean_environment(**environment)) as process:
        os.close(slave)
        if pause:
            pause_at_work(process, pause)
        written = b""
        while True:
            try:
                written += os.read(master, 65536)
            except OSError:  # Linux's way to say that nothing more will come
                break
        os.close(master)
    return process.returncode, written.decode().replace("\r\n", "\n")


class Output(WholeTest):
    def test_a_pdf_is_never_written_to_a_terminal(self):
        status, written = run_on_terminal(self.folder, "small.yaml", "-o", "-", streams=("stdout",))
        self.assertEqual((status, written), (2, ""))
        status, written = run_on_terminal(self.folder, "small.yaml", "-o", "-")
        self.assertEqual(status, 2)
        self.assertIn("error: ", written)
        self.assertNotIn("%PDF", written)

    def test_progress_shows_on_a_terminal_when_it_takes_long_and_is_wiped_away(self):
        status, written = run_on_terminal(self.folder, THEMES / "animals.yaml", "-o", "deck.pdf",
                                          "--threads", "1", "-s", "layout.effort=fast", pause=0.5, TERM="xterm")
        self.assertEqual(status, 0, written)
        *frames, blank, last = written.split("\r")
        self.assertTrue(any("[###" in frame for frame in frames), written)
        self.assertEqual(blank, " " * max(map(len, frames)))
        self.assertTrue(last.startswith("deck.pdf  57 cards"), last)

    def test_a_plain_terminal_gets_no_progress_and_no_escapes(self):
        status, written = run_on_terminal(self.folder, "small.yaml", "-o", "deck.pdf", "--progress", "always", TERM="dumb")
        self.assertEqual(status, 0, written)
        self.assertIn("[", written)
        self.assertNotIn("\x1b", written)
        _, written = run_on_terminal(self.folder, "small.yaml", "-o", "deck.pdf", TERM="dumb")
        self.assertNotIn("\r", written)

    def test_excerpts_are_no_wider_than_the_terminal(self):
        self.write("long.yaml", f"title: {'a' * 300}\nsymbols: [{', '.join('abcdefghijk')}, :nope:, {'z' * 150}]\n")
        for columns in (40, 80, 132):
            said = run_on_terminal(self.folder, "long.yaml", columns=columns)[1].splitlines()
            number = next(i for i, line in enumerate(said) if ":nope:" in line and " | " in line)
            self.assertLessEqual(len(said[number]), columns)
            self.assertEqual(said[number].index(":nope:"), said[number + 1].index("^"))

    def test_colors_are_for_terminals_that_want_them(self):
        self.write("wrong.yaml", WRONG_THEME)
        colored = "\x1b["
        self.assertIn(colored, run_on_terminal(self.folder, "wrong.yaml", TERM="xterm")[1])
        self.assertNotIn(colored, run_on_terminal(self.folder, "wrong.yaml", TERM="dumb")[1])
        self.assertNotIn(colored, run_on_terminal(self.folder, "wrong.yaml", TERM="xterm", NO_COLOR="1")[1])
        self.assertNotIn(colored, self.run_program("wrong.yaml").stderr)
        self.assertIn(colored, self.run_program("wrong.yaml", "--color", "always").stderr)


class ShellOnTerminal:
    """A shell on a terminal of its own."""

    def __init__(self, shell, folder, environment):
        self.master, slave = open_terminal()
        termios.tcsetwinsize(slave, (50, 200))
        self.process = subprocess.Popen(shell, cwd=folder, env=environment, stdin=slave, stdout=slave, stderr=slave,
                                        start_new_session=True)
        os.close(slave)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def type(self, text, *patterns):
        """What the shell shows, once all the patterns are in it."""
        os.write(self.master, text.encode())
        shown = b""
        while True:
            plain = re.sub(r"\x1b\[[\d;?]*[A-Za-z]|\x07|\r|\0| ?\x08|\\\\", "", shown.decode(errors="replace"))
            if all(re.search(pattern, plain) for pattern in patterns):
                return plain
            if not select.select([self.master], [], [], 60)[0]:
                raise AssertionError(f"not shown: {patterns}\n{plain}")
            shown += os.read(self.master, 65536)


class Completions(Shell):
    def test_in_an_interactive_bash_tab_completes_the_line(self):
        script = self.script("bash", ".bash")
        with ShellOnTerminal(["bash", "--norc", "-i"], self.folder, self.environment()) as terminal:
            terminal.type(f"source {script}; echo re''ady\n", "ready")
            said = terminal.type("spotit-print che\tsmall.y\t -s card.sh\thex\t -q && echo do''ne\n", "done")
        self.assertRegex(said, r"(?s)spotit-print check small\.yaml +-s card\.shape=hexagon +-q.*done")

    def test_in_an_interactive_zsh_tab_offers_the_same(self):
        functions = self.folder / "sub"
        (functions / "_spotit-print").write_text(self.run_program("completions", "zsh").stdout, encoding="utf-8")
        with ShellOnTerminal(["zsh", "-f", "-i"], self.folder, self.environment() | {"TERM": "vt100"}) as terminal:
            terminal.type(f"fpath=({functions} $fpath); autoload -Uz compinit; compinit -u -d {functions}/dump\n"
                          "zstyle ':completion:*' list-prompt ''; setopt no_beep no_auto_menu no_list_ambiguous; "
                          "LISTMAX=0; PS1='>'; echo re''ady\n", "ready")
            for line, wanted, unwanted in CASES if TRIES_ALL else CASES[::4]:  # whole-completions tries all of them
                if not wanted:
                    continue
                with self.subTest(line):
                    # A single candidate is put into the line; several make a list below, without the "KEY=".
                    said = terminal.type(line + "\t", *(re.escape(word.strip("=")) for word in wanted))
                    said += terminal.type("\x15echo e''nd\n", "end")
                    self.assertFalse((unwanted - set(line.split())) & set(re.findall(r"[\w.-]+", said)), said)
            for line, wanted in [("-s card.sha", "card.shape="), ("-s 'card.sha", "card.shape="),
                                 ("-s deck.dual=tr", "deck.dual=true"), ("--set=card.shape=he", "hexagon")]:
                with self.subTest(line):
                    terminal.type("spotit-print small.yaml " + line + "\t", re.escape(wanted))
                    terminal.type("\x15echo e''nd\n", "end")


if __name__ == "__main__":
    unittest.main()
