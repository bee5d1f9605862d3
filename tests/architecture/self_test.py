"""check.py finds what it is meant to find, in made-up trees."""

import contextlib
import io
import re
import tempfile
import unittest
from pathlib import Path

import translations
from check import check


GOOD = {
    "include/spotit/geom.hpp": "#pragma once\n\n#include <vector>\n",
    "include/spotit/deck.hpp": "#pragma once\n\n#include <cstdint>\n",
    "src/deck/plane.hpp": "#pragma once\n",
    "src/deck/plane.cpp": '#include "deck/plane.hpp"\n\n#include <spotit/random.hpp>\n\n#include <vector>\n',
    "src/symbol/glyph.cpp": '#include <spotit/symbol.hpp>\n\n#include <cairo-pdf.h>\n#include <hb-ot.h>\n',
    "src/symbol/paint.hpp": "#pragma once\n",
    "src/render/pages.cpp": '#include <spotit/render.hpp>\n\n#include "symbol/paint.hpp"\n',
    "src/cli/main.cpp": "#include <cstdlib>\nint main() { std::exit(3); }\n",
    "src/deck/CMakeLists.txt": "spotit_module(deck SOURCES plane.cpp USES random LIBRARIES fmt::fmt)\n",
}


class ArchitectureCheck(unittest.TestCase):
    def problems(self, **changed):
        """Of the good tree with some files replaced; `src__deck__plane_cpp` stands for a path."""
        files = GOOD | {re.sub(r"_(cpp|hpp|txt|ts|md|yaml|json|in|py|mjs)$", r".\1", name.replace("__", "/")): text for name, text in changed.items()}
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                path = Path(folder, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            return check(Path(folder))[1]

    def assert_caught(self, message, **changed):
        problems = self.problems(**changed)
        self.assertEqual(len(problems), 1, problems)
        self.assertIn(message, problems[0])

    def test_a_tree_that_keeps_the_rules_passes(self):
        self.assertEqual(self.problems(), [])

    def test_a_forbidden_phrase_is_caught_also_across_lines(self):
        self.assert_caught('"told"', src__deck__field_cpp="#include <spotit/deck.hpp>\n// The caller is told.\n")
        self.assert_caught('"said of"', src__deck__field_cpp="#include <spotit/deck.hpp>\n/// Words said\n/// of it.\n")
        self.assert_caught('"of which"', web__src__ui__deck_ts="/** Cards\n * of which one is shown. */\n")
        self.assertEqual(self.problems(src__deck__field_cpp="#include <spotit/deck.hpp>\n// They can't be told apart.\n"), [])

    def test_a_forbidden_phrase_is_caught_in_all_that_people_read(self):
        self.assert_caught('"told"', docs__printing_md="Who prints is told\nso.\n")
        self.assert_caught('"of which"', README_md="Cards of\nwhich one is left.\n")
        self.assert_caught('"told"', themes__play__sea_yaml="# Whales are\n# told twice.\n")
        self.assert_caught('"for want of"', themes__play__sea_yaml="# Left out for want\n# of room.\n")
        self.assert_caught('"told"', web__src__designer__ui__texts_json='{"why": "You are told why."}\n')
        self.assert_caught('"said of"', docs__man__spotit_1_in="Words\nsaid of it.\n")
        self.assert_caught('"told"', tests__deck__deck_test_cpp='TEST_CASE("who asks "\n          "is told") {\n    told();\n}\n')
        self.assertEqual(self.problems(CONTRIBUTING_md='No "told", no "of which".\n', tests__deck__deck_test_cpp="// told\n"), [])

    def test_a_name_that_names_nothing_is_caught(self):
        code = "#include <spotit/deck.hpp>\n"
        for declared in ("int one = 1;", "void add(const Row& what) {", "for (const auto& one : rows)", "Row one{};", "auto what = 1;"):
            self.assertIn("is no name", "".join(self.problems(src__deck__field_cpp=code + declared + "\n")), declared)
        self.assert_caught('"one" is no name', web__src__why__pair_ts="export const add = (one: number) => 1;\n")
        used = '// one of those;\nadd("what", error.what(), deck::Kind::one);\n'
        self.assertEqual(self.problems(src__deck__field_cpp=code + used), [])

    def test_a_program_that_says_something_is_caught(self):
        self.assert_caught('begins with "Says"', src__deck__field_cpp="#include <spotit/deck.hpp>\n/// Says why.\n")
        self.assert_caught('begins with "Hears"', web__src__ui__dom_ts="/** Asks. Hears the answer. */\n")

    def test_an_empty_tree_is_no_success(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(check(Path(folder))[0], 0)

    def test_an_include_up_the_levels_is_caught(self):
        self.assert_caught("deck may not include theme",
                           src__deck__field_cpp="#include <spotit/deck.hpp>\n#include <spotit/theme.hpp>\n")

    def test_an_include_beside_the_table_is_caught(self):
        self.assert_caught("layout may not include symbol",
                           src__layout__pack_cpp="#include <spotit/layout.hpp>\n#include <spotit/symbol.hpp>\n")

    def test_options_of_a_module_that_is_not_linked_are_free(self):
        include = "#include <spotit/theme.hpp>\n#include <spotit/pdf"
        self.assertEqual(self.problems(src__theme__inks_cpp=include + "/options.hpp>\n"), [])
        self.assert_caught("theme may not include pdf", src__theme__inks_cpp=include + ".hpp>\n")

    def test_a_library_behind_another_door_is_caught(self):
        self.assert_caught("<cairo.h> is for background, render, similarity, symbol only",
                           src__layout__pack_cpp="#include <spotit/layout.hpp>\n#include <cairo.h>\n")
        self.assert_caught("<qpdf/QPDF.hh> is for pdf, verify only",
                           src__render__pdf_cpp="#include <spotit/render.hpp>\n#include <qpdf/QPDF.hh>\n")
        self.assert_caught("<yaml-cpp/yaml.h> is for yaml only",
                           src__job__run_cpp="#include <spotit/job.hpp>\n#include <yaml-cpp/yaml.h>\n")

    def test_a_sentence_that_is_read_is_caught(self):
        first = "#include <spotit/theme/read.hpp>\n"
        for code in ['auto note = "fix: delete it";', 'note.find("fix")', 'notes[0].text.starts_with("or")', 'notes.front().text.english().find("x")',
                     'text.english().ends_with("x")', 'message.english() == "x"', 'std::regex_search(message, x)']:
            with self.subTest(code):
                self.assert_caught("by hand", src__theme__read_cpp=f"{first}{code}\n")
        for code in ['std::string text = problem.message.english(); text.find("a");', "const std::string a = diag::translate(b, c); return a == \"x\";",
                     "bool is_denied(const diag::Sentence& reason) { return reason == \"x\"; }", "std::string text{d.message}; text.compare(x);",
                     "text = note.text; text.rfind(x);", "if (std::string(d.label).find(x)) f();", "auto line = d.label.english(); std::ranges::search(line, x);",
                     "std::string(error.what()).find(x)"]:
            with self.subTest(code):
                self.assert_caught("by hand", src__theme__read_cpp=f"{first}{code}\n")
        self.assertEqual(self.problems(src__theme__read_cpp=f"{first}std::string text = d.message;\n}}\nvoid f() {{ text.find(x); }}\n"), [])
        for code in ["const a = problem.message; a.includes('x');", "const { message: a } = problem; a.startsWith('x');", "if (problem.message === 'a') f();",
                     "const a = `${problem.message}`; a.at(0);", "const a = translate('x'); if (/x/.test(a)) f();", "switch (problem.message) {}",
                     "a = note.text.trim(); ['b'].includes(a);", "problems.some((each) => each.message.includes('x'));"]:
            with self.subTest(code):
                self.assert_caught("a sentence is searched", web__src__ui__page_ts=f"{code}\n")
        self.assertEqual(self.problems(web__src__ui__page_ts="const [a, b] = translate('x').split('{name}');\n"), [])
        for code in ["/a/.exec(message)", "notes.includes('fix')", "label?.match(/a/)", "remedies[0]!.text.split(';')",
                     "name.endsWith(' back')", "text.includes('look alike')", "element.innerText.includes(x)", "element.ariaLabel!.includes(x)",
                     "(message as unknown as string).at(0)", "JSON.stringify(problem.message)", "message.replace(/a/, '')", "translate('a').includes(name)"]:
            with self.subTest(code):
                self.assert_caught("a sentence is searched", web__src__ui__page_ts=f"{code}\n")

    def test_a_sentence_that_becomes_a_text_elsewhere_is_caught(self):
        for code in ["d.message.english().front() == 'x'", "d.message.english()[0]", "std::strstr(d.message.english().c_str(), x)",
                     "std::stoi(d.message.english())", "table.at(d.label.english())", "d.message == diag::Sentence(x)",
                     "d.message.values().front()", "std::ranges::any_of(d.notes, [](const auto& n) { return n.text.english() < x; })"]:
            with self.subTest(code):
                self.assert_caught("by hand", src__theme__read_cpp=f"#include <spotit/theme/read.hpp>\n{code};\n")

    def test_an_unknown_library_is_caught(self):
        self.assert_caught("of no library",
                           src__layout__pack_cpp="#include <spotit/layout.hpp>\n#include <boost/any.hpp>\n")

    def test_a_public_header_with_a_library_is_caught(self):
        self.assert_caught("a public header includes the library header <cairo.h>",
                           include__spotit__symbol_hpp="#pragma once\n#include <cairo.h>\n")
        self.assert_caught("a public header names cairo_t",
                           include__spotit__render_hpp="#pragma once\nvoid draw(cairo_t* context);\n")

    def test_a_local_text_that_a_sentence_would_outlive_is_caught(self):
        self.assert_caught("make it static (constexpr char fix[])",
                           src__deck__plane_cpp='#include "deck/plane.hpp"\nvoid write_fix() {\n    constexpr char fix[] = "a";\n}\n')

    def test_an_import_of_a_higher_room_and_a_circle_of_the_page_are_caught(self):
        self.assert_caught("state is below app", web__src__designer__state__a_ts="import { b } from '../app/b';\n")
        self.assert_caught("web/src/designer has no room other", web__src__designer__other__a_ts="")
        self.assert_caught("play is below games", web__src__play__a_ts="import { b } from '../games/b';\n")
        self.assert_caught("a -> b -> a: modules in a circle", web__src__designer__state__a_ts="import { b } from './b';\n",
                           web__src__designer__state__b_ts="import { a } from './a';\n")

    def test_a_public_header_with_a_private_one_is_caught(self):
        self.assert_caught("includes the private header",
                           include__spotit__deck_hpp='#pragma once\n#include "deck/plane.hpp"\n')

    def test_another_modules_private_header_is_caught(self):
        self.assert_caught("deck/plane.hpp is private to deck",
                           src__job__make_deck_cpp='#include <spotit/job.hpp>\n#include "deck/plane.hpp"\n')

    def test_an_include_up_the_subfolders_is_caught(self):
        self.assert_caught("theme/keys may not include theme/values/sheet.hpp",
                           src__theme__values__sheet_hpp="#pragma once\n",
                           src__theme__keys__key_hpp='#pragma once\n#include "theme/values/sheet.hpp"\n')

    def test_a_kind_of_deck_that_is_named_is_caught(self):
        self.assert_caught("a kind of deck is named",
                           src__job__list_cpp="#include <spotit/job.hpp>\nbool is_set = kind == deck::Kind::Set;\n")

    def test_a_foreign_first_include_is_caught(self):
        self.assert_caught('the first include must be "deck/plane.hpp"',
                           src__deck__plane_cpp='#include <vector>\n\n#include "deck/plane.hpp"\n')
        self.assert_caught("the first include must be a header of sheet",
                           src__sheet__marks_cpp="#include <vector>\n#include <spotit/sheet.hpp>\n")

    def test_missing_first_lines_are_caught(self):
        self.assert_caught("#pragma once", src__deck__plane_hpp="int q;\n#pragma once\n")

    def test_what_belongs_to_cli_is_caught_elsewhere(self):
        for code in ["std::cout << 1;", "std::cerr << 1;", 'std::printf("1");', "exit(1);", "std::exit(1);",
                     "fwrite(p, 1, n, stdout);", 'getenv("HOME");', "isatty(1);", 'fmt::print("1");']:
            with self.subTest(code):
                self.assert_caught("for cli only",
                                   src__job__run_cpp="#include <spotit/job.hpp>\nvoid run() { " + code + " }\n")

    def test_words_in_comments_and_strings_are_free(self):
        self.assertEqual(self.problems(
            src__job__run_cpp='#include <spotit/job.hpp>\n// std::exit(1) here?\n/* puts() */\n'
                                     'auto s = "printf(";\nvoid show() { snprintf(p, 2, ""); on_exit_(1); }\n'), [])

    def test_a_time_as_a_bound_is_caught(self):
        self.assert_caught("no test asserts a time", tests__whole__a_py="self.assertLess(time.monotonic() - begun, 20)\n")
        self.assert_caught("no test asserts a time", web__test__play__a_mjs="await page.waitForEvent('x', { timeout: 20_000 });\n")
        self.assertEqual(self.problems(web__test__play__a_mjs="await page.waitForEvent('x', { timeout: 300_000 });\n"), [])

    def test_an_unknown_module_is_caught(self):
        self.assert_caught("utils is no module", src__utils__misc_cpp="#include <vector>\n")

    def test_a_link_beside_the_table_is_caught(self):
        self.assert_caught("deck may not use theme",
                           src__deck__CMakeLists_txt="spotit_module(deck SOURCES a.cpp USES random theme)\n")


class TranslationsCheck(unittest.TestCase):
    """translations.py finds mistakes in a file of Polish."""

    def find(self, *forms):
        files = {
            "web/src/designer/ui/texts.json": '{"cards": {"one": "{n} card", "other": "{n} cards"}, "new": "New"}',
            "include/spotit/diag/ids.hpp": '    {"no-file", Topic::Values},\n',
            "include/spotit/texts/english.hpp": '    {"footer.back", "back"},\n',
            "src/deck/plane.cpp": 'write("one card has {}", 1); error(span, "no-file", "it is not there");\n',
            "po/pl.po": 'msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n"\n\n'
                        'msgid "{n} card"\nmsgid_plural "{n} cards"\n'
                        + "".join(f'msgstr[{number}] "{form}"\n' for number, form in enumerate(forms))}
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()) as printed:
            for name, text in files.items():
                Path(folder, name).parent.mkdir(parents=True, exist_ok=True)
                Path(folder, name).write_text(text, encoding="utf-8")
            return list(translations.find_problems(Path(folder))), printed.getvalue()

    def test_each_form_has_its_places_and_what_is_missing_is_counted(self):
        found, printed = self.find("{n} karta", "{n} karty", "{n} kart")
        self.assertEqual(found, [])
        self.assertIn("1 texts; 4 of 5 are in English", printed)
        for text in ("New", "back", "it is not there", "one card has {}"):
            self.assertIn(repr(text), printed)
        self.assertIn("lacks a form", self.find("{n} karta", "{n} karty")[0][0])
        self.assertIn("lacks a form", self.find("{n} karta", "", "{n} kart")[0][0])
        self.assertIn("other places", self.find("{n} karta", "karty", "{n} kart")[0][0])
        self.assertIn("other places", self.find("{n} karta", "{n} karty", "{m} kart")[0][0])


if __name__ == "__main__":
    unittest.main()
