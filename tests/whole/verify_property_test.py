"""`verify` calls no fresh deck wrong, none that another program has rewritten, and finds every swapped, exchanged,
missing or doubled symbol, and with `--render` every covered one. SPOTIT_DECKS is the number of decks of each kind
(50 in `scripts/test --slow`), and twice that of random mixes; SPOTIT_MIXES is another number of these."""

import json
import os
import unittest

from program import WholeTest
from verify_decks import FINDINGS, KINDS, LOOKS, REWRITERS, TAMPERS, rewrite, tamper, write_theme

DECKS = int(os.environ.get("SPOTIT_DECKS", 1))
MIXES = int(os.environ.get("SPOTIT_MIXES", 2 * DECKS if DECKS > 1 else 1))
OFTEN = int(os.environ.get("SPOTIT_OFTEN", 10))  # one of so many is rewritten by each program, and drawn
# When one deck of each kind is made, the kinds for which this is done, each with another fault, and by which program.
FEW = {"letters": "qpdf", "photos": "MuPDF"}
DRAWN = ("photos",)
# Nor is then one in three made, of which "joined" has the symbols, the ring, the outlines and the backs, and whole-verify a SET
# deck; nor those of which whole-verify_tampered and whole-verify_rewritten make decks, honest and tampered with.
ELSEWHERE = (*list(KINDS)[1::3], "emoji", "words", "svg", "gray set", "mixed", "split", "octagons")


class Properties(WholeTest):
    def setUp(self):
        super().setUp()
        self.counts, self.faults = {}, []

    def report(self, pdf, *options):
        return json.loads(self.run_program("verify", pdf, "--json", *options).stdout)

    def judge(self, what, deck, pdf, *options, expected=None):
        """Expects a deck to be right, or with one of these findings to be wrong."""
        self.counts[what] = self.counts.get(what, 0) + 1
        report = self.report(pdf, *options)
        failed = [finding for finding in report["findings"] if finding["kind"] == "failed"]
        found = {finding["id"] for finding in failed} & expected if expected else report["ok"] and not failed
        if report["ok"] == bool(expected) or not found:
            self.faults.append(f"{what}: {deck}: " + "; ".join(f["text"] for f in (failed or report["findings"])[:4]))

    def decks(self):
        for kind, decks in [*((kind, DECKS) for kind in KINDS if DECKS > 1 or kind not in ELSEWHERE), ("mix", MIXES)]:
            for seed in range(1, decks + 1):
                pdf = self.folder / "deck.pdf"
                process = self.run_program(write_theme(self.folder, kind, seed), "-o", pdf, "-q")
                self.assertEqual(process.returncode, 0, f"{kind}: {process.stderr}")
                yield kind, seed, pdf, seed <= max(1, decks // OFTEN) and (decks > 2 or kind in FEW)

    def test_fresh_rewritten_and_tampered_decks(self):
        out, changed = self.folder / "out.pdf", self.folder / "tampered.pdf"
        for number, (kind, seed, pdf, often) in enumerate(self.decks()):
            self.judge("fresh", f"{kind}, seed {seed}", pdf)
            how = TAMPERS[(number // max(DECKS, 1) + seed) % len(TAMPERS)]
            tamper(how, pdf, changed, seed)
            self.judge("tampered", f"{kind}, seed {seed}, {how}", changed, expected=FINDINGS[how])
            is_one = DECKS == 1 and kind in FEW
            for program in () if not often else [FEW[kind]] if is_one else REWRITERS:
                rewrite(program, pdf, out)
                self.judge("rewritten", f"{kind}, seed {seed}, after {program}", out)
                rewrite(program, changed, out)
                self.judge("tampered and rewritten", f"{kind}, seed {seed}, {how}, after {program}", out,
                           expected=FINDINGS[how] | LOOKS)
            if often and not (is_one and kind not in DRAWN):
                self.judge("drawn", f"{kind}, seed {seed}", pdf, "--render")
                tamper("covered", pdf, changed, seed)
                self.judge("covered", f"{kind}, seed {seed}", changed, "--render", expected=FINDINGS["covered"])
        if os.environ.get("SPOTIT_SHOW"):
            print(", ".join(f"{number} {what}" for what, number in self.counts.items()), "-", len(self.faults), "faults")
        self.assertEqual(self.faults, [])


if __name__ == "__main__":
    unittest.main()
