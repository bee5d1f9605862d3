#include "golden.hpp"
#include "theme/read_theme.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>

namespace spotit::tests {
namespace {

/// Themes as teachers and designers type them who never saw YAML; below seven_animals symbols.
constexpr const char* of_seven[] = {
    "Title: My deck\n",
    "name: My deck\n",
    "paper: A4\n",
    "size: 70mm\n",
    "background: blue\n",
    "card:\n  color: blue\n",
    "font: Comic Sans MS\n",
    "cards:\n  size: 70mm\n",
    "card:\n  width: 63mm\n  height: 88mm\n",
    "lang: de\n",
    "card: circle\n",
    "card:\n  shape: round\n",
    "card:\n  border: 2mm\n",
    "card:\n  border: red\n",
    "back: true\n",
    "sheet: A4\n",
    "card:\nsize: 70mm\n",
    "card:\n  background: #ff0000\n",
    "card:\n  background: ff0000\n",
    "card:\n  background: “#ff0000”\n",
    "card:\n  background: light blue\n",
    "card:\n  background: rgb(255, 0)\n",
    "card:\n  background: \"#ff000\"\n",
    "card:\n  background: 50% grey\n",
    "card:\n  background: dark-green\n",
    "card:\n  background: none\n",
    "card:\n  background: [red, gold]\n",
    "card:\n  background: gradient(red, gold)\n",
    "card:\n  background: {gradient: red}\n",
    "card:\n  background: {pattern: polka}\n",
    "card:\n  background: radial-gradient(circle at top, red, gold)\n",
    "card:\n  size: 85 milimeter\n",
    "card:\n  shape: rectangle\n  size: 63*88mm\n",
    "card:\n  size: Poker\n",
    "card:\n  size: 3 inches\n",
    "card:\n  size: \"3\\\"\"\n",
    "card:\n  size: 5mm\n",
    "card:\n  size: 250mm\n",
    "sheet:\n  paper: DIN A4\n",
    "sheet:\n  paper: A4 landscape\n",
    "layout:\n  rotation: 400\n",
    "layout:\n  rotation: no\n",
    "layout:\n  fill: 120%\n",
    "back: photos\n",
    "back: logo.png\n",
    "back:\n  image: heic/IMG_1.HEIC\n",
    "extends: [kids; toddler]\n",
    "style: kids\n",
    "style: ring\n",
    "style: ./kids.yaml\n",
    "extends: photos\n",
    "sheet:\n  duplex: yes\n",
    "sheet:\n  duplex: long\n",
    "back:\n  text: {title}\n",
    "back:\n  text: \"{name}\"\n",
    "back:\n  pattern: dots\n  background: navy\n",
    "back:\n  pattern: stars\n",
    "back:\n  gradient: linear\n",
    "back:\n  pattern: dots\n  colors: [navy]\n",
    "back:\n  image: photos/rex.jpg\n  size: 5mm\n",
    "extras:\n  rules: yes please\n",
    "extras: rules\n",
    "extras:\n  key: yes\n",
    "extras: [rules, key]\n",
    "output: cmyk\n",
    "output:\n  pdf: x4\n",
    "output:\n  pdf: PDF/X-4\n",
    "sheet:\n  bleed: 3\n",
    "sheet:\n  marks: yes\n",
    "deck:\n  forms: word\n",
    "deck:\n  forms: [picture, word]\n",
    "deck:\n  forms: {of: [picture, word.french]}\n",
    "deck:\n  forms: {of: [picture]}\n",
    "deck:\n  kind: dobble\n",
    "deck: {kind: set, set: {colors: red green blue}}\n",
    "deck:\n  forms: mixed\nlanguage: klingon\n",
    "- 🦁\n",
    "card:\n  <<: *printer\n",
    "x_gap: &gap 3mm\nlayout: {gap: *gab}\n",
    "card: {background: \"\"}\n",
    "back: logo.pdf\n",
    "card: {background: {color: red}}\n",
    "card: {background: {gradient: linear, stops: red 0% blue 100%}}\n",
    "card: {size: [a, # no\n  b]}\n",
    "sheet:\npaper: A4\nmargin: 5mm\n",
    "sheet: {skip: \"1, 3\"}\n",
    "card: {margin: none}\n",
    "card: {background: {image: \"\"}}\n",
    "extends: \"\"\n",
    "extends: kids toddler\n",
    "back: no\n",
    "output: {cut_contour: true}\n",
    "check: {look_alike: warning}\n",
    "x-note: later\n",
    "-title: Pets\n",
    "card: {background: \"ff0000\"}\n",
    "card: {background: {gradient: linear, stops: [ff0000 20%, red]}}\n",
    "card: {background: {gradient: linear, stops: [red, \"00ff00\"]}}\n",
    "card: {background: {gradient: linear, stops: [red, 00ff00, '00f 90%']}}\n",
    "card:\n  background:\n    gradient: linear\n    stops: ff0000, red\n",
    "card:\n  background:\n    gradient: linear\n    stops: red 20%, 00ff00\n",
    "card: {color: red, background: blue}\n",
    "card: {Size: 80mm, size: 70mm}\n",
    "card: {siz: 80mm, size: 70mm}\n",
    "layout: {max_size: 5.127mm, min_size: 9mm}\n",
    "card: {shape: square, size: 63.336mm, corner_radius: 40mm}\n",
    "card: {size: 2.125inn}\n",
    "card: {size: 63.567mn}\n",
    "card: {shape: rectangle, size: 63.567mm88.125mm}\n",
    "card:\n  size: 300mm\n",
    "layout:\n  gap: 1.5,5mm\n",
    "layout:\n  gap: 2,5\n",
    "layout:\n  gap: 2,5mm\n",
};
/// With symbols of their own.
constexpr const char* whole[] = {
    "images:\n- rex.jpg\n- cat.jpg\n",
    "words: dog cat bird\n",
    "  title: Pets\nsymbols: 🐶 🐱\n",
    "symbols:\n-🐶\n-🐱\n-🐭\n",
    "symbols:\n🐶\n🐱\n🐭\n🐹\n🐰\n🦊\n🐻\n",
    "symbols:\n* 🐶\n* 🐱\n",
    "symbols:\n• 🐶\n• 🐱\n• 🐭\n",
    "symbols: 🐶, 🐱, 🐭, 🐹, 🐰, 🦊, 🐻\n",
    "symbols = 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n",
    "symbols:\n1. dog\n2. cat\n",
    "symbols:\n  dog\n  cat\n  title: x\n",
    "symbols:\n- photos/rex.jpeg\n",
    "symbols:\n- C:\\Users\\Ana\\rex.jpg\n",
    "symbols:\n- https://example.org/rex.jpg\n",
    "symbols:\n- photos\n- 🐶\n",
    "symbols:\n- photos/\n",
    "symbols: photos/*.jpg\n",
    "symbols:\n- folder: heic\n",
    "symbols:\n- image: photos/anna.png\n",
    "symbols:\n- picture: photos/rex.jpg\n",
    "symbols:\n- {file: photos/rex.jpg}\n",
    "symbols:\n- folder: photos/rex.jpg\n",
    "symbols:\n- ~/Pictures/rex.jpg\n",
    "symbols: animals\n",
    "symbols:\n- group: animals\n  count: all\n",
    "symbols:\n  group: animals\n",
    "symbols:\n- group: [animals, food]\n",
    "symbols:\n- group: animals\n  except: dog\n",
    "symbols:\n- group animals\n",
    "symbols:\n- :dogg:\n- :cat:\n",
    "symbols:\n- {text: Hund, names: {english: dog}}\n",
    "symbols:\n- {forms: [\"3 x 4\"]}\n",
    "symbols:\n- {🐶: dog}\n- {🐱: cat}\n",
    "symbols:\n- 🐶: dog\n- 🐱: cat\n",
    "symbols:\n  dog: 🐶\n  cat: 🐱\n",
    "symbols:\n- 🐶 dog\n- 🐱 cat\n",
    "symbols:\n- {emoji: dog}\n",
    "symbols:\n- {text: dog, scale: 120%}\n",
    "symbols:\n- {text: dog, scale: big}\n",
    "symbols:\n- text: yes\n- text: no\n- yes\n- no\n",
    "symbols:\n- { emoji: \"dog\" }\n- { emoji: 'dog' }\n",
    "symbols:\n- {group: animals, except: [dog, \"cat\", \"d\\u006fg\"]}\n",
    "symbols:\n- group: animals\n  except: |\n    dog\n",
    "symbols: 🐶\n  🐱\n",
    "symbols:\n  🐶\n  🐱\n",
    "symbols:\n  \"🐶 🐱\"\n",
    "symbols: |\n  :dog: :cat:\n  🦁\n",
    "symbols: |- # my pets\n  🐶 🐱\n  :cat:\n",
    "symbols: \"\"\n",
    "symbols: []\n",
    "symbols:\n",
    "symbols: |\n 🐶 🐱 🐶\n",
    "symbols:\n  - 🐶\n  title: Pets\n",
    "symbols: a.gif b.HEIC c.ai words.txt\n",
    "symbols:\n  • dog\n  • cat\n",
    "symbols: |\n  \"ice cream\n  dog\n",
    "symbols: |\n  \"ice cream\", \"hot dog\"\n  \"\" dog cat \"🐱 cat\"\n",
    "deck:\n  categories:\n    a: a1 a2 a3 a4 a5 a6\n    b: b1 b2 b3 b4 b5 b6\n    c: c1 c2 c3 c4 c5 c6\n"
    "    d: d1 d2 d3 d4 d5 d6\n    e: e1 e2 e3 e4 e5 e6\n    f: f1 f2 f3 f4 f5 f6\n    g: g1 g2 g3 g4 g5 "
    "g6\n",
};

std::vector<std::string> wrong_themes() {
    std::vector<std::string> themes;
    for (const char* text : of_seven) themes.push_back(seven_animals + text);
    for (const char* text : whole) themes.emplace_back(text);
    return themes;
}

/// Returns the messages for it, in the folder whose pictures and fonts these themes name.
Outcome outcome_of(const std::string& text, const std::vector<diag::Setting>& settings = {}) {
    std::vector<theme::Override> overrides;
    for (const auto& [key, value] : settings) overrides.push_back({key, value});
    std::filesystem::current_path(std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests/theme/examples");
    return read_theme_with({"theme.yaml", text}, {}, overrides);
}

} // namespace

TEST_CASE("wrong themes of people who never saw YAML are answered with what to write") {
    std::string all;
    for (const std::string& text : wrong_themes()) all += without_folder(outcome_of(text).said) + "\n";
    CHECK(matches_golden("theme/golden/wrong-themes.txt", all));
}

TEST_CASE("a remedy, taken in a wrong theme, cures its mistake and breaks nothing") {
    std::string all;
    for (const std::string& text : wrong_themes()) {
        const Outcome wrong = outcome_of(text);
        for (const diag::Diagnostic& each : wrong.diagnostics)
            for (const diag::Note& remedy : each.list_remedies()) {
                if (remedy.change.is_empty()) continue;
                const std::string mended = with_edits(text, remedy.change);
                CAPTURE(mended);
                // Other mistakes of these themes may then be reported.
                const std::string left = list_left(each, wrong, outcome_of(mended, remedy.change.settings));
                for (const std::string_view id :
                     {each.id.name(), std::string_view("yaml"), std::string_view("duplicate")})
                    CHECK(("\n" + left).find(fmt::format("\n{}", id)) == std::string::npos);
                all += "== " + remedy.text.english() + "\n";
                if (!remedy.change.edits.empty()) all += mended;
            }
    }
    CHECK(matches_golden("theme/golden/wrong-themes-mended.txt", all));
}

TEST_CASE("nothing in a wrong theme is reported twice at one place, and each error says what to write or to "
          "choose from") {
    std::set<std::string> messages_alone;
    for (const std::string& text : wrong_themes()) {
        CAPTURE(text);
        const Outcome outcome = outcome_of(text);
        CHECK_FALSE(outcome.diagnostics.empty());
        std::set<std::size_t> places;
        for (const diag::Diagnostic& each : outcome.diagnostics) {
            CAPTURE(each.message);
            CHECK(places.insert(each.span.begin).second);
            if (each.label.empty() && each.notes.empty()) messages_alone.insert(each.message);
        }
    }
    std::string all;
    for (const std::string& message : messages_alone) all += message + "\n";
    // Each of these says itself what must be written.
    CHECK(matches_golden("theme/golden/wrong-themes-alone.txt", all));
}

} // namespace spotit::tests
