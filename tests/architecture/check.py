"""Holds a source tree to the include rules: python3 check.py ROOT. Prints what breaks them; exit status 1 if any do."""

import re
import sys
from dataclasses import dataclass
from pathlib import Path

from rules import (COMMENT_VERBS, EMPTY_NAMES, EMPTY_NAMES_ALLOWED, EMPTY_PARAMETERS, LEVELS, LIBRARIES, LIBRARY_NAMES, MAY_INCLUDE,
                   MAY_SEE_OPTIONS, ONLY_CLI, PHRASES, RENDERERS, ROOMS, SENTENCE_FLOWS, SENTENCE_PARTS, SENTENCE_TEXT, SENTENCE_WORDS, SENTENCE_WRITERS, SHARED_PRIVATE_HEADERS,
                   SUBFOLDERS, SYSTEM_HEADERS, TIME_BOUNDS)

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]', re.MULTILINE)
KIND_OF_DECK = re.compile(r'\bdeck::Kind::|\bkind == "set"')
USES = re.compile(r"spotit_module\(\s*(\w+)[^)]*?\bUSES\b([^)]*?)(?:\bLIBRARIES\b|\bSOURCES\b|\))", re.DOTALL)
TEST_NAMES = re.compile(r'\bTEST_CASE\w*\(\s*((?:"(?:\\.|[^"\\])*"\s*)+)')
TOKENS = re.compile(r"""//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|'(?:\\.|[^'\\\n])'|"(?:\\.|[^"\\\n])*\"""", re.DOTALL)


@dataclass
class File:
    path: Path  # below the root
    text: str
    module: str
    public: bool

    @property
    def own_private_header(self):
        return str(self.path.relative_to("src").with_suffix(".hpp"))


def code_of(text):
    """The text without comments and the contents of strings, line by line as it was."""
    def blank(match):
        token = match.group()
        filler = "" if token.startswith("/") else '""'
        return filler + "\n" * token.count("\n")
    return TOKENS.sub(blank, text)


def source_files(root):
    for path in sorted((root / "include" / "spotit").glob("**/*")):
        if path.suffix == ".hpp":
            module = path.relative_to(root / "include" / "spotit").parts[0].removesuffix(".hpp")
            yield File(path.relative_to(root), path.read_text(encoding="utf-8"), module, public=True)
    for path in sorted((root / "src").glob("*/**/*")):
        if path.suffix in {".cpp", ".hpp"}:
            module = path.relative_to(root / "src").parts[0]
            yield File(path.relative_to(root), path.read_text(encoding="utf-8"), module, public=False)


def included_module(bracket, header):
    """The module that a header of ours belongs to; nothing for other headers."""
    if bracket == "<":
        match = re.fullmatch(r"spotit/(\w+)(?:/\w+)?\.hpp", header)
        return match.group(1) if match else None
    return header.split("/")[0]


def library_problem(file, header):
    if "/" not in header and "." not in header:
        return None  # <vector>: the standard library
    if header in SYSTEM_HEADERS:
        doors = SYSTEM_HEADERS[header]
    else:
        library = next((name for name in LIBRARIES if header.startswith(name)), None)
        if library is None:
            return f"<{header}> is of no library in tests/architecture/rules.py"
        if file.public:
            return f"a public header includes the library header <{header}>"
        doors = LIBRARIES[library]
    return None if file.module in doors else f"<{header}> is for {', '.join(sorted(doors))} only, not for {file.module}"


def subfolder_problem(file, header):
    """A file in a subfolder includes headers of that, and of those that SUBFOLDERS names."""
    own, other = file.path.parts[2], header.split("/")[1]
    allowed = SUBFOLDERS.get(file.module, {}).get(own)
    if allowed is None or not header.startswith(f"{file.module}/") or other in allowed | {own}:
        return None
    return f"{file.module}/{own} may not include {header}"


def include_problems(file):
    for bracket, header in INCLUDE.findall(file.text):
        module = included_module(bracket, header)
        if module is None:
            problem = library_problem(file, header)
            if problem:
                yield problem
        elif module not in LEVELS:
            yield f"{header} is of no known module; write private headers as \"{file.module}/NAME.hpp\""
        elif bracket == '"' and file.public:
            yield f"a public header includes the private header {header}"
        elif bracket == "<" and header.count("/") == 2 and module in MAY_SEE_OPTIONS.get(file.module, ()):
            pass
        elif module != file.module and module not in MAY_INCLUDE[file.module]:
            yield f"{file.module} may not include {module} ({header})"
        elif module != file.module and bracket == '"' and file.module not in SHARED_PRIVATE_HEADERS.get(header, ()):
            yield f"{header} is private to {module}"
        elif bracket == '"' and (problem := subfolder_problem(file, header)):
            yield problem


def own_header_problem(file, private_headers):
    """The first include shows that the file's own header stands alone."""
    first = INCLUDE.search(file.text)
    if file.path.suffix != ".cpp" or not first:
        return None
    if file.own_private_header in private_headers:
        wanted = file.own_private_header
        return None if first.group(2) == wanted else f'the first include must be "{wanted}"'
    ours = included_module(*first.groups()) == file.module
    has_no_header = file.path.stem == "main"
    return None if ours or has_no_header else f"the first include must be a header of {file.module}"


def problems_of(file, private_headers):
    if file.module not in LEVELS:
        yield f"{file.module} is no module of tests/architecture/rules.py"
        return
    if file.path.suffix == ".hpp" and not file.text.startswith("#pragma once\n"):
        yield "the first line of a header must be #pragma once"
    yield from include_problems(file)
    problem = own_header_problem(file, private_headers)
    if problem:
        yield problem
    code = code_of(file.text)
    if local := re.search(r"^ +constexpr char \w+\[\]", file.text, re.M):
        yield f"a sentence keeps where its text is: make it static ({local.group().strip()})"
    if file.public and (name := re.search(LIBRARY_NAMES, code)):
        yield f"a public header names {name.group()}"
    if str(file.path) not in RENDERERS and (found := re.search(SENTENCE_WORDS, file.text)):
        yield f"a word of a sentence is written by hand ({found.group()}): a remedy is data, see diag::make_fix"
    if file.module != "deck" and KIND_OF_DECK.search(file.text):
        yield "a kind of deck is named; deck::find_info says what a kind has, the deck itself what it is made of"
    for what, pattern in ONLY_CLI.items():
        if file.module != "cli" and (found := re.search(pattern, code)):
            yield f"{what} ({found.group().strip()}): that is for cli only"


def read_prose(root):
    """What people read beside the sources, by path: pages, themes, the designer's texts, the manual, and the names of tests."""
    patterns = ["web/src/**/*.ts", "web/src/designer/ui/texts.json", "docs/**/*.md", "docs/man/*.in", "*.md", "themes/**/*.yaml"]
    for path in sorted(path for pattern in patterns for path in root.glob(pattern)):
        if path.name != "CHANGELOG.md":
            yield path.relative_to(root), path.read_text(encoding="utf-8")
    for path in sorted((root / "tests").glob("**/*.cpp")):
        names = TEST_NAMES.findall(path.read_text(encoding="utf-8"))
        yield path.relative_to(root), "\n".join(re.sub(r'"\s*"', "", name) for name in names)


def phrase_problems(root, files):
    """Words may be divided between lines, of comments too. A phrase alone in quotes is named there, not used."""
    for path, text in [*((file.path, file.text) for file in files), *read_prose(root)]:
        for found in re.finditer(f'{PHRASES}|"{PHRASES}"', re.sub(r"\n *(///? ?|\* |# )?", " ", text)):
            if not found.group().startswith('"'):
                yield f'{path}: "{found.group()}" is no phrase of ours (CONTRIBUTING.md, Words)'


def time_problems(root):
    for path in sorted([*root.glob("tests/whole/*.py"), *root.glob("web/test/designer/*.mjs"), *root.glob("web/test/play/*.mjs")]):
        for found in re.finditer(TIME_BOUNDS, path.read_text(encoding="utf-8")):
            yield f"{path.relative_to(root)}: {found.group()}: no test asserts a time (CONTRIBUTING.md, House style)"


def room_problems(root):
    """Rooms of the pages and of their tests are in order, and no modules in a circle."""
    root, imports = root.resolve(), {}
    for name, order in ROOMS.items():
        for path in sorted([*root.glob(f"{name}/**/*.ts"), *root.glob(f"{name}/**/*.mjs")]):
            room = path.relative_to(root / name).parts[0]
            if room == "node_modules":
                continue
            if room not in order:
                yield f"{path.relative_to(root)}: {name} has no room {room} (tests/architecture/rules.py)"
                continue
            imported = re.findall(r"(?:from|import\() ?'(\.[^']+)'", path.read_text(encoding="utf-8"))
            imports[path] = [(path.parent / (other if other.endswith(path.suffix) else other + path.suffix)).resolve() for other in imported]
            for other in imports[path]:
                above = other.relative_to(root / name).parts[0] if other.is_relative_to(root / name) else room
                if above in order and order.index(above) > order.index(room):
                    yield f"{path.relative_to(root)}: {room} is below {above}"
    done = set()
    for path in imports:
        yield from circle_problems(path, imports, done, [])


def circle_problems(path, imports, done, way):
    if path in way:
        yield f"{' -> '.join(each.stem for each in [*way[way.index(path):], path])}: modules in a circle"
    elif path not in done:
        for other in imports.get(path, []):
            yield from circle_problems(other, imports, done, [*way, path])
        done.add(path)


def find_sentence_search(code, flow):
    """Returns where a sentence, or a variable of the same function that has it as its value, is searched or compared.

    What a function returns or receives as a string, and what lies in containers and members, is not followed.
    """
    sentence, assignment, behind, before = flow
    wrapped = r"(?:[\w:]*[sS]tring(?:_view)?[({]|`\$\{)?"
    for function in re.split(r"^\}", code, flags=re.M):
        names = set()
        for found in re.finditer(assignment, function):
            name, *value = (group for group in found.groups() if group is not None)
            if not value or re.match(rf"{wrapped}[^(,{{]*?{sentence}", value[0]):
                names.add(rf"(?<![.\w]){name}")
        value = f"(?:{'|'.join([*sorted(names), sentence])})"
        shortened = r"\)?(?:\.english\(\)|\.text|\.trim\(\)|\.to\w+Case\(\))*"
        if found := re.search(rf"{value}{shortened}(?:{behind})|{before}{wrapped}[\w.\[\]!?]*{value}\b", function):
            return found
    return None


def search_problems(root, files):
    for file in files:
        if file.module == "diag":
            continue
        made = None if str(file.path) in SENTENCE_WRITERS else re.search(SENTENCE_TEXT, code_of(file.text))
        if found := made or find_sentence_search(file.text, SENTENCE_FLOWS["cpp"]):
            yield f"{file.path}: a sentence is read by hand ({found.group()}): a remedy is data, see diag::make_fix"
    for path in sorted((root / "web/src").glob("**/*.ts")):
        text = path.read_text(encoding="utf-8")
        if found := re.search(SENTENCE_PARTS, text) or find_sentence_search(text, SENTENCE_FLOWS["ts"]):
            yield f"{path.relative_to(root)}: a sentence is searched ({found.group()}): the program sends what it means as data"


def name_problems(root, files):
    """Names that name nothing, and comments in which programs say, tell, hear or see."""
    for file in files:
        if str(file.path) not in EMPTY_NAMES_ALLOWED and (found := re.search(EMPTY_NAMES, code_of(file.text))):
            yield f'{file.path}: "{found.group(1)}" is no name (CONTRIBUTING.md, Words)'
    scripts = [(path.relative_to(root), path.read_text(encoding="utf-8")) for path in sorted(root.glob("web/src/**/*.ts"))]
    for path, text in [*((file.path, file.text) for file in files), *scripts]:
        if found := re.search(COMMENT_VERBS, text):
            yield f'{path}: programs report, return and print, so no comment begins with "{found.group(1)}" (CONTRIBUTING.md, Words)'
    for path, text in scripts:
        banned = EMPTY_PARAMETERS.replace("|one", "") if path.is_relative_to("web/src/designer") else EMPTY_PARAMETERS
        if found := re.search(banned, text):
            yield f'{path}: "{found.group(1)}" is no name (CONTRIBUTING.md, Words)'


def cmake_problems(root):
    for path in sorted((root / "src").glob("*/CMakeLists.txt")):
        for module, uses in USES.findall(path.read_text(encoding="utf-8")):
            for used in sorted(set(uses.split()) - MAY_INCLUDE.get(module, set())):
                yield f"{path.relative_to(root)}: {module} may not use {used}"


def table_problems():
    """The table itself must keep the levels."""
    for module, others in [*MAY_INCLUDE.items(), *MAY_SEE_OPTIONS.items()]:
        for other in sorted(others):
            if LEVELS[other] >= LEVELS[module]:
                yield f"rules.py: {module} (level {LEVELS[module]}) may not include {other} (level {LEVELS[other]})"
    for module, folders in SUBFOLDERS.items():
        above = set()
        for folder, others in folders.items():
            for other in sorted(others - above):
                yield f"rules.py: {module}/{folder} may not include {other}, which does not stand above it"
            above.add(folder)


def check(root):
    files = list(source_files(root))
    private_headers = {str(file.path.relative_to("src")) for file in files
                       if not file.public and file.path.suffix == ".hpp"}
    found = list(table_problems())
    found += [f"{file.path}: {problem}" for file in files for problem in problems_of(file, private_headers)]
    found += [*phrase_problems(root, files), *time_problems(root), *search_problems(root, files), *room_problems(root), *name_problems(root, files), *cmake_problems(root)]
    return len(files), found


def main():
    count, problems = check(Path(sys.argv[1]))
    print(*problems, sep="\n", end="\n" if problems else "")
    print(f"{count} files, {len(problems)} problems")
    return 1 if problems or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
