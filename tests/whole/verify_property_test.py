# SPDX-FileCopyrightText: 2026 The spotit-print authors
# SPDX-License-Identifier: MIT
"""`verify` calls no fresh deck wrong, none that another program has rewritten, and finds every exchanged, missing or
doubled symbol. SPOTIT_DECKS is the number of decks of each of the twenty kinds (50 in `scripts/test --slow`)."""

import json
import os
import subprocess
import unittest

from program import WholeTest
from verify_decks import FINDINGS, KINDS, REWRITERS, rewrite, tamper, tampers_for, write_theme

DECKS = int(os.environ.get("SPOTIT_DECKS", 1))
REWRITTEN = max(1, DECKS // 10)  # of these, so many are rewritten by each program


class Properties(WholeTest):
    def report(self, pdf, *options):
        return json.loads(self.run_program("verify", pdf, "--json", *options).stdout)

    def check_right(self, report, what):
        faults = [finding for finding in report["findings"] if finding["kind"] == "failed"]
        if not report["ok"] or faults:
            self.wrong.append(f"{what}: " + "; ".join(f["text"] for f in faults or report["findings"]))

    def decks(self, every_kind=KINDS):
        for kind in every_kind:
            for seed in range(1, DECKS + 1):
                pdf = self.folder / "deck.pdf"
                process = self.run_program(write_theme(self.folder, kind, seed), "-o", pdf, "-q")
                self.assertEqual(process.returncode, 0, f"{kind}: {process.stderr}")
                yield kind, seed, pdf

    def test_fresh_rewritten_and_tampered_decks(self):
        self.wrong, fresh, rewritten, tampered, missed = [], 0, 0, 0, []
        out = self.folder / "out.pdf"
        for kind, seed, pdf in self.decks():
            self.check_right(self.report(pdf), f"{kind}, seed {seed}")
            fresh += 1
            programs = REWRITERS if seed <= REWRITTEN and (DECKS > 1 or kind in ("hard", "gray set", "photos")) else ()
            for program in programs:
                rewrite(program, pdf, out)
                self.check_right(self.report(out), f"{kind}, seed {seed}, after {program}")
                rewritten += 1
            ways = tampers_for(kind)
            how = ways[seed % len(ways)]
            changed = self.folder / "tampered.pdf"
            tamper(how, pdf, changed, seed)
            for program in ("", *programs):
                if program:
                    rewrite(program, changed, out)
                tampered += 1
                report = self.report(out if program else changed)
                if report["ok"] or not FINDINGS[how] & {finding["id"] for finding in report["findings"]}:
                    missed.append(f"{kind}, seed {seed}, {how}, after {program}: "
                                  + "; ".join(finding["text"] for finding in report["findings"][:4]))
        if os.environ.get("SPOTIT_SHOW"):
            print(f"{fresh} fresh and {rewritten} rewritten decks: {len(self.wrong)} called wrong; "
                  f"{tampered} tampered ones: {len(missed)} not found")
        self.assertEqual(self.wrong + missed, [])


if __name__ == "__main__":
    unittest.main()
