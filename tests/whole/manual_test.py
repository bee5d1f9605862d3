"""The manual pages: clean in mandoc's eyes, and complete."""

import os
import re
import subprocess
import unittest
from pathlib import Path

from program import WholeTest, run

PAGES = [Path(os.environ["SPOTIT_BUILD"], "man", name) for name in ("spotit-print.1", "spotit-theme.5")]


def shown(page):
    """The page as a reader sees it, all in one line."""
    text = subprocess.run(["mandoc", "-T", "utf8", page], check=True, capture_output=True).stdout.decode()
    plain = "".join(after if after != "\b" else "\b" for after in text)
    while "\b" in plain:  # bold and underlined letters are struck over
        at = plain.index("\b")
        plain = plain[:at - 1] + plain[at + 1:]
    return " ".join(plain.split())


class Manuals(WholeTest):
    def test_mandoc_has_nothing_to_say(self):
        for page in PAGES:
            process = subprocess.run(["mandoc", "-T", "lint", page], capture_output=True, text=True)
            # The other page is only found once it is installed.
            said = [line for line in process.stdout.splitlines() if "referenced manual not found" not in line]
            self.assertEqual(said, [])

    def test_man_shows_them(self):
        for page in PAGES:
            process = subprocess.run(["man", "-l", page], capture_output=True, text=True,
                                     env=os.environ | {"LC_ALL": "C.UTF-8", "MANWIDTH": "80", "MANPAGER": "cat"})
            self.assertEqual((process.returncode, process.stderr), (0, ""))
            self.assertIn("spotit-", process.stdout)

    def test_every_command_and_option_is_there(self):
        page = shown(PAGES[0])
        listed = run("--help").stdout
        listed = listed[listed.index("Commands:\n"):listed.index("Exit status:")]
        commands = re.findall(r"(?:^|  )(\w+)  ", listed, re.M)
        self.assertGreater(len(commands), 7)
        for command in commands:
            self.assertIn(f"spotit-print {command}", page)
            said = run("help", command)
            self.assertEqual(said.returncode, 0, command)
            for line in said.stdout.splitlines():
                for word in line.split():
                    if line.startswith("  ") and word.startswith("--") and word[2:3].isalpha():
                        self.assertIn(word.rstrip(","), page)

    def test_they_and_the_completions_are_installed(self):
        subprocess.run(["cmake", "--install", os.environ["SPOTIT_BUILD"], "--prefix", self.folder], check=True,
                       stdout=subprocess.DEVNULL)
        for path in ("man/man1/spotit-print.1.gz", "man/man5/spotit-theme.5.gz", "bash-completion/completions/spotit-print",
                     "zsh/site-functions/_spotit-print", "fish/vendor_completions.d/spotit-print.fish"):
            self.assertGreater((self.folder / "share" / path).stat().st_size, 500, path)

    def test_every_key_that_completes_is_there(self):
        page = shown(PAGES[1])
        candidates = run("__complete", "-s", "").stdout
        keys = [line.split("=")[0] for line in candidates.splitlines() if "=\t" in line]
        self.assertGreater(len(keys), 40)
        for key in keys:
            self.assertIn(key, page)


if __name__ == "__main__":
    unittest.main()
