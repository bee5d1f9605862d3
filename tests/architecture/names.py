"""Counts the functions whose names begin with a verb: python3 names.py ROOT prints the others of each module.

A function is found by a regular expression: a type, a name, parameters and a body. Its name counts if its first word is one
of VERBS, which is written by hand, asks a yes-or-no question (is_, has_), converts (to_, from_, with_, without_), is one of
MATHS or CONTAINERS, or gives what a member of its name holds: `name()` beside `name_`, or before `return data_->name;`. A word
that is a noun as well, such as `place`, counts as a verb, unless CONTRIBUTING.md gives it another meaning."""

import re
import sys
from collections import defaultdict
from pathlib import Path

VERBS = frozenset("""
accept act add adjust answer append apply arrange ask assign attach attempt balance become begin bend bisect blend blur bound
break build calibrate call capitalize change charge check choose clear clip close collect combine commit compact compare
complete compose compress compute convert copy correct count cut deal decline decode describe detect dispatch divide do draw
drop dump embed encode end enlarge ensure escape estimate exchange expand explain extend fail fetch fill find finish fit fix
flatten flood flush fold follow for forget format free gather get give grant grow guard guess handle hash hear hide hint hold
identify ignore impose improve inflate insert interpolate intersect introduce invert join judge keep kill lay leave limit
link list listen load locate lock look make map mark match measure meet merge mix move multiply narrow negate nest neutralize
normalize note notice nudge number obey offer open order orient pack pad paint parse pass perceive perturb pick pin place plan
plant play polish predict prepare press print probe propose prove push put quantize quote rank rasterize read recall receive
recolor record refer refine refuse register regrow relax release relocate remember remove rename render renew renumber
reorder repair repeat replace report request require reserve reset resize resolve restore reverse rotate round rule run
sample save say scale scan scatter search select send serialize serve set settle shake share shorten show shrink shuffle shut
silence simplify simulate skip snap solve sort spend split spread stack start stop store stretch strip stroke subdivide
subset subtract suggest sum summarize swap sync take tell thin throw trace transform translate trim try turn typeset undo unify
unpack unquote unroll update use verify view visit wait walk warn watch widen wipe wrap write
""".split())
QUESTIONS = frozenset("""
is has are can could may must should will lacks takes needs wants holds contains begins ends knows covers fits hides shows
stays becomes clings touches lies belongs speaks owns sees stands reads excepts swallows closes claims intersects asks have
""".split())
CONVERSIONS = frozenset("to from with without as".split())

# What textbooks of mathematics write as functions, as `d(a, b)` for a distance. These are whole names: `row_length` is none.
MATHS = frozenset("""
abs area center cosine_sine cross cube_root distance dot fifth_root height inverse length max median root rotation scaling
square_root translation width
""".split())

# What the standard library calls the same of its containers and exceptions, and Cairo of its paths. Whole names, too.
CONTAINERS = frozenset("at curve_to empty line_to size what".split())

HEAD = re.compile(r"^[ ]*(?:template<[^;{}]*?>\s*)?(?:(?:static|inline|constexpr|consteval|virtual|friend)\s+)*(?:const\s+)?"
                  r"\w[\w:]*(?:<[^;{}()]*>)?[\s&*]+(?:const[\s&*]+)?(?:[A-Z]\w*::)*([a-z]\w*)\(", re.MULTILINE)
BODY = re.compile(r"\s*(?:const|noexcept|override|\s)*(?:->\s*[\w:<>&*,\s]+?)?\s*\{")
NO_FUNCTIONS = re.compile(r"\s*(?:return|else|if|for|while|switch|case|using|throw|co_\w+)\b")


def parameters_end(code, begin):
    depth = 0
    for at in range(begin, len(code)):
        depth += {"(": 1, ")": -1}.get(code[at], 0)
        if depth == 0:
            return at + 1
    return len(code)


def functions(code):
    """The names of the functions that are defined in a source without comments and the contents of strings."""
    for head in HEAD.finditer(code):
        name = head.group(1)
        if NO_FUNCTIONS.match(head.group()) or name.endswith("_") or name in {"if", "for", "while", "switch", "catch", "operator"}:
            continue
        if BODY.match(code, parameters_end(code, head.end() - 1)):
            yield name


def begins_with_verb(name, code):
    first = name.split("_")[0]
    return (first in VERBS | QUESTIONS | CONVERSIONS or name in MATHS | CONTAINERS or name == "main"
            or re.search(rf"\b{name}_\b|\breturn [\w.>-]*[.>]{name}(\(\))?;", code) is not None)


def count(files, code_of):
    """For each module the number of functions, and the names among them that begin with no verb."""
    totals, others = defaultdict(int), defaultdict(list)
    for file in files:
        code = code_of(file.text)
        for name in functions(code):
            totals[file.module] += 1
            if not begins_with_verb(name, code):
                others[file.module].append((str(file.path), name))
    return totals, others


def share_of_verbs(files, code_of):
    """For each module, and for "the tree", the share of functions whose names begin with a verb."""
    totals, others = count(files, code_of)
    shares = {module: 1 - len(others[module]) / total for module, total in totals.items()}
    return shares | {"the tree": 1 - sum(map(len, others.values())) / max(1, sum(totals.values()))}


def main():
    from check import code_of, source_files
    files = list(source_files(Path(sys.argv[1])))
    totals, others = count(files, code_of)
    for module in sorted(totals):
        print(*(f"{path}: {name}" for path, name in others[module]), sep="\n")
    for module, share in sorted(share_of_verbs(files, code_of).items()):
        print(f"{module}: {100 * share:.1f} % of {totals.get(module) or sum(totals.values())} functions begin with a verb")


if __name__ == "__main__":
    main()
