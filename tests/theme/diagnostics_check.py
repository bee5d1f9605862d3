# SPDX-FileCopyrightText: 2026 The spotit-print authors
# SPDX-License-Identifier: MIT
"""Compares the ids of diagnostics in the code with docs/diagnostics.md, and the checks of decks with their table. Argument: the source tree."""

import pathlib
import re
import sys

WORD = r'"([a-z0-9]+(?:-[a-z0-9]+)*)"'
# How the code names an id: as a field, or as the first part of a diagnostic.
NAMED = [
    r"\.id = " + WORD,
    r"\.id == " + WORD,
    r"Severity::(?:Error|Warning|Hint),\s*" + WORD,
    r"\bProblem(?: \w+)?\{\s*" + WORD,
    r"\.id = \w+ \? " + WORD,
    r"\.id = \w+ \? \"[a-z-]+\" : " + WORD,
    r"\b(?:add|report|wrong|unknown)\(\s*(?:context,\s*)?\{\s*" + WORD,
    r"\b(?:problem|refuse|fail|fail_with_file|failure|warn|warning|error|single_error)\(\s*(?:\w+, )?" + WORD + r",",
    r"return \{\s*" + WORD + r",\s*fmt::",
]


def ids_in_code(tree):
    found = {}
    for path in sorted((tree / "src").rglob("*.cpp")):
        text = path.read_text()
        for pattern in NAMED:
            for match in re.finditer(pattern, text):
                found.setdefault(match.group(1), path.relative_to(tree))
    return found


def main():
    tree = pathlib.Path(sys.argv[1])
    code = ids_in_code(tree)
    # The findings of verify are listed with its JSON.
    findings = re.findall(r"`([a-z0-9-]+)`", (tree / "docs/json.md").read_text())
    page = (tree / "docs/diagnostics.md").read_text()
    documented = re.findall(r"^\| `([a-z0-9-]+)` \|", page, re.M)
    problems = [f"{path}: `{name}` is not in docs/diagnostics.md"
                for name, path in sorted(code.items())
                if name not in documented and not (path.parts[1] == "verify" and name in findings)]
    problems += [f"docs/diagnostics.md: no code says `{name}`" for name in documented if name not in code]
    table = (tree / "src/job/checks/checks.cpp").read_text()
    problems += [f"{path.relative_to(tree)}: {check} has no row in src/job/checks/checks.cpp"
                 for path in sorted((tree / "src/job/checks").glob("*.cpp"))
                 for check in re.findall(r"(\w+)\(const CheckSubject& subject\) \{", path.read_text())
                 if not re.search(r"CheckStage::\w+,\s*" + check, table)]
    problems += [f"docs/diagnostics.md: `{name}` stands there twice"
                 for name in sorted(set(documented)) if documented.count(name) > 1]
    for problem in problems:
        print(problem)
    print(f"{len(code)} ids in the code, {len(documented)} on the page")
    return 1 if problems or len(code) < 40 else 0


if __name__ == "__main__":
    sys.exit(main())
