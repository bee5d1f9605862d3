#include "every_day.hpp"
#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

#include <array>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace spotit::tests {
namespace {

using namespace std::string_literals;

#if defined(__SANITIZE_ADDRESS__)
constexpr double max_megabytes = 4000;
#elif defined(NDEBUG)
constexpr double max_megabytes = 200;
#else
constexpr double max_megabytes = 400;
#endif

std::string times(int count, std::string_view part) {
    const std::size_t size = part.size() * static_cast<std::size_t>(count);
    std::string text(part.substr(0, size));
    text.reserve(size);
    while (text.size() < size) text.append(text, 0, size - text.size()); // its double, or what is left
    return text;
}

/// A line for each level, each indented by one more.
std::string staircase(int levels) {
    std::string text;
    for (int i = 0; i < levels; ++i) text += std::string(static_cast<std::size_t>(i), ' ') + "a:\n";
    return text;
}

std::string utf16(std::string_view ascii, bool big) {
    std::string text = big ? "\xFE\xFF" : "\xFF\xFE";
    for (const char c : ascii) text += big ? std::string{'\0', c} : std::string{c, '\0'};
    return text;
}

/// Each anchor repeats the one before nine times.
std::string laughs(int levels) {
    std::string text = "x_0: &a0 [lol, lol, lol]\n";
    for (int i = 1; i < levels; ++i) {
        const std::string before = "*a" + std::to_string(i - 1);
        text += "x_" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + before +
                times(8, ", " + before) + "]\n";
    }
    return text + seven_animals;
}

/// A text, and the id of what is said first; empty: it reads.
struct Trouble {
    const char* name;
    std::string (*text)();
    const char* id;
};

const Trouble troubles[] = {
    {"anchors and aliases", [] { return "x_gap: &gap 3mm\nlayout: {gap: *gap}\n" + seven_animals; }, ""},
    {"an anchor that is never used", [] { return "layout: &l {gap: 3mm}\n" + seven_animals; }, ""},
    {"an alias before its anchor", [] { return "layout: {gap: *gap}\nx_gap: &gap 3mm\n" + seven_animals; },
     "yaml-anchor"},
    {"an alias inside its own anchor", [] { return "x_a: &a [*a]\n" + seven_animals; }, "yaml-anchor"},
    {"an anchor used twice", [] { return "x_a: &a 1mm\nx_b: &a 2mm\nlayout: {gap: *a}\n" + seven_animals; },
     ""},
    {"a merge key",
     [] { return "x_b: &b {width: 1mm}\ncard: {border: {<<: *b, inset: 2mm}}\n" + seven_animals; }, ""},
    {"a merge key with a list",
     [] { return "x_b: &b {width: 1mm}\ncard: {border: {<<: [*b, *b]}}\n" + seven_animals; }, ""},
    {"a merge key of a word", [] { return "card: {border: {<<: thick}}\n" + seven_animals; }, "yaml-merge"},
    {"a merge key of nothing", [] { return "card:\n  border:\n    <<:\n" + seven_animals; }, "yaml-merge"},
    {"a quoted merge key", [] { return "card: {'<<': {size: 1mm}}\n" + seven_animals; }, "unknown-key"},
    {"a merge key with a mistake",
     [] { return "x_b: &b {widht: 1mm}\ncard: {border: {<<: *b}}\n" + seven_animals; }, "unknown-key"},
    {"tabs for indentation", [] { return "card:\n\tsize: 70mm\n" + seven_animals; }, "yaml-tab"},
    {"a tab after a colon", [] { return "title:\tPets\n" + seven_animals; }, ""},
    {"a tab at a line's end", [] { return "title: Pets\t\n" + seven_animals; }, ""},
    {"a byte order mark", [] { return "\xEF\xBB\xBF" + seven_animals; }, ""},
    {"a byte order mark in the middle", [] { return "title: a\n\xEF\xBB\xBF" + seven_animals; },
     "unknown-key"},
    {"line ends of Windows", [] { return "title: Pets\r\ncard:\r\n  size: 70mm\r\n" + seven_animals; }, ""},
    {"line ends of old Macs", [] { return "title: Pets\rcard:\r  size: 70mm\r" + seven_animals; }, ""},
    {"a NUL", [] { return "title: a\0b\n"s + seven_animals; }, "control-character"},
    {"a NUL at the end", [] { return seven_animals + "\0"s; }, "control-character"},
    {"an escaped NUL", [] { return "title: \"a\\0b\"\n" + seven_animals; }, "control-character"},
    {"an escaped bell", [] { return "title: \"a\\x07b\"\n" + seven_animals; }, "control-character"},
    {"half a surrogate", [] { return "title: \"\\uD83D\"\n" + seven_animals; }, "yaml-escape"},
    {"an escaped emoji", [] { return "title: \"\\U0001F436\"\n" + seven_animals; }, ""},
    {"a delete character",
     [] {
         return "title: a\x7F"
                "b\n" +
                seven_animals;
     },
     "control-character"},
    {"the end of a transmission",
     [] {
         return "title: a\x04"
                "b\n" +
                seven_animals;
     },
     "control-character"},
    {"nothing", [] { return ""s; }, "no-theme"},
    {"only blanks", [] { return "  \n\n "s; }, "no-theme"},
    {"only a comment", [] { return "# nothing yet\n"s; }, "no-theme"},
    {"only a byte order mark", [] { return "\xEF\xBB\xBF"s; }, "no-theme"},
    {"a list", [] { return "- 🐶\n- 🐱\n"s; }, "no-theme"},
    {"a word", [] { return "animals\n"s; }, "no-theme"},
    {"two documents", [] { return seven_animals + "---\n" + seven_animals; }, "yaml-second-document"},
    {"a document between marks", [] { return "---\n" + seven_animals + "...\n"; }, ""},
    {"a YAML directive", [] { return "%YAML 1.2\n---\n" + seven_animals; }, ""},
    {"a directive of another kind", [] { return "%FOO bar\n---\n" + seven_animals; }, ""},
    {"a wrong directive", [] { return "%YAML 9.9\n---\n" + seven_animals; }, "yaml"},
    {"a tag of YAML's own", [] { return "title: !!str 12\n" + seven_animals; }, ""},
    {"a tag of Python", [] { return "title: !!python/object:os.system x\n" + seven_animals; }, "yaml-tag"},
    {"a tag of the user's", [] { return "title: !mine x\n" + seven_animals; }, "yaml-tag"},
    {"an open tag", [] { return "title: !<tag x\n" + seven_animals; }, "yaml-tag"},
    {"a list as a key", [] { return "? [a, b]\n: c\n" + seven_animals; }, "type"},
    {"a question mark key", [] { return "? title\n: Pets\n" + seven_animals; }, ""},
    {"a question mark key without a value", [] { return "? title\n" + seven_animals; }, "no-value"},
    {"an empty key", [] { return ": x\n" + seven_animals; }, "type"},
    {"a reserved sign", [] { return "title: @home\n" + seven_animals; }, "yaml-reserved-sign"},
    {"a backtick", [] { return "title: `x`\n" + seven_animals; }, "yaml-reserved-sign"},
    {"a second colon", [] { return "title: Spot it: animals\n" + seven_animals; }, "yaml-second-colon"},
    {"no space after a colon", [] { return "title:Pets\n" + seven_animals; }, "yaml-no-space"},
    {"an open bracket", [] { return "fonts: {paths: [a, b}\n" + seven_animals; }, "yaml-unclosed-bracket"},
    {"an open bracket to the end", [] { return seven_animals + "fonts: {paths: [a, b"; },
     "yaml-unclosed-bracket"},
    {"a closing bracket too many", [] { return "title: x\nfonts: {paths: [a]]}\n" + seven_animals; },
     "yaml-unclosed-bracket"},
    {"an open quote", [] { return "title: \"Pets\n" + seven_animals; }, "yaml-unclosed-quote"},
    {"an open single quote", [] { return "title: 'Pets\n" + seven_animals; }, "yaml-unclosed-quote"},
    {"text after a quote", [] { return "title: \"a\" b\n" + seven_animals; }, "yaml-after-value"},
    {"a bad escape", [] { return "title: \"C:\\Users\"\n" + seven_animals; }, "yaml-escape"},
    {"curly quotes", [] { return "card: {size: “70mm”}\n" + seven_animals; }, "value"},
    {"a block with a strange indentation", [] { return "title: |9\n x\n" + seven_animals; },
     "yaml-indentation"},
    {"a block without a line end", [] { return seven_animals + "title: |"; }, ""},
    {"a block with a word behind it", [] { return "title: | x\n" + seven_animals; }, "yaml-block"},
    {"a folded text", [] { return "title: >-\n  My\n  pets\n" + seven_animals; }, ""},
    {"a no-break space", [] { return "card:\n  margin: 1mm\n\u00A0 size: 70mm\n" + seven_animals; },
     "no-break-space"},
    {"a wide space", [] { return "card:\n  margin: 1mm\n\u3000size: 70mm\n" + seven_animals; },
     "no-break-space"},
    {"a zero-width space in a key", [] { return "ti\u200Btle: x\n" + seven_animals; }, "unknown-key"},
    {"a text that runs from right to left", [] { return "title: حيوانات\n" + seven_animals; }, ""},
    {"a word that reverses the terminal", [] { return "titel\u202E: x\n" + seven_animals; }, "unknown-key"},
    {"Latin-1", [] { return "title: Le march\xE9\n" + seven_animals; }, "not-utf-8"},
    {"a character that is too long", [] { return "title: \xC0\xAF\n" + seven_animals; }, "not-utf-8"},
    {"a surrogate as UTF-8", [] { return "title: \xED\xA0\x80\n" + seven_animals; }, "not-utf-8"},
    {"a number beyond Unicode", [] { return "title: \xF4\x90\x80\x80\n" + seven_animals; }, "not-utf-8"},
    {"half an emoji", [] { return seven_animals + "title: \xF0\x9F\x90"; }, "not-utf-8"},
    {"UTF-16, little end first", [] { return utf16("title: x\n", false); }, "not-utf-8"},
    {"UTF-16, big end first", [] { return utf16("title: x\n", true); }, "not-utf-8"},
    {"UTF-16 without its mark", [] { return utf16("title: x\n", false).substr(2); }, "control-character"},
    {"UTF-32", [] { return "\xFF\xFE\0\0t\0\0\0"s; }, "not-utf-8"},
    {"ten megabytes of comment", [] { return times(5 << 20, "# "); }, "too-long"},
    {"ten megabytes of title", [] { return "title: " + times(10 << 20, "x") + "\n" + seven_animals; },
     "too-long"},
    {"ten megabytes of symbols", [] { return "symbols: |\n  " + times(2 << 20, "🐶 "); }, "too-long"},
    {"ten megabytes of lines", [] { return times(10 << 20, "\n"); }, "too-long"},
    {"ten megabytes of zeros", [] { return std::string(10 << 20, '\0'); }, "too-long"},
    {"as many lines as may be", [] { return seven_animals + times((1 << 20) - 100, "\n"); }, ""},
    {"as long a title as may be",
     [] { return "title: " + times((1 << 20) - 100, "x") + "\n" + seven_animals; }, "long-text"},
    {"as long a quote as may be",
     [] { return "title: \"" + times((1 << 20) - 100, "x") + "\"\n" + seven_animals; }, "long-text"},
    {"as long a comment as may be", [] { return "#" + times((1 << 20) - 100, "x") + "\n" + seven_animals; },
     ""},
    {"as many words as may be", [] { return "symbols: " + times((1 << 19) - 100, "x "); }, "same-symbol"},
    {"as many entries as may be", [] { return "symbols:\n" + times(190000, "- x\n"); }, "range"},
    {"more entries than may be", [] { return "symbols:\n" + times(250000, "- x\n"); }, "yaml-too-large"},
    {"as many emoji as may be", [] { return "symbols: " + times(1 << 18, "🐶"); }, "too-long"},
    {"many emoji in a word", [] { return "symbols: " + times((1 << 18) - 10, "🐶"); }, "same-symbol"},
    {"one title, 90,000 times", [] { return times(90000, "title: x\n"); }, "duplicate-key"},
    {"one mistake, 90,000 times", [] { return times(90000, "tilte: x\n"); }, "unknown-key"},
    {"90,000 keys of one's own", [] { return times(90000, "x_a: x\n") + seven_animals; }, ""},
    {"a long key", [] { return times(100000, "k") + ": x\n" + seven_animals; }, "yaml-indentation"},
    {"a million colons", [] { return times(1000000, ":"); }, "yaml-indentation"},
    {"a million dashes", [] { return times(500000, "-\n"); }, "yaml-too-large"},
    {"10,000 open brackets", [] { return times(10000, "["); }, "yaml-too-deep"},
    {"a million open brackets", [] { return times(1000000, "["); }, "yaml-too-deep"},
    {"10,000 open braces", [] { return times(10000, "{"); }, "yaml-too-deep"},
    {"10,000 open maps", [] { return times(10000, "{a: "); }, "yaml-too-deep"},
    {"10,000 dashes in a line", [] { return times(10000, "- "); }, "yaml-too-deep"},
    {"10,000 question marks in a line", [] { return times(10000, "? "); }, "yaml-too-deep"},
    {"1,000 steps", [] { return staircase(1000); }, "yaml-too-deep"},
    {"10,000 quotes", [] { return times(10001, "\""); }, "yaml-after-value"},
    {"100,000 brackets open and shut", [] { return "x_a: [" + times(60000, "[],") + "]\n" + seven_animals; },
     ""},
    {"a billion laughs", [] { return laughs(12); }, "yaml-too-large"},
    {"a few laughs", [] { return laughs(4); }, ""},
    {"one long anchor, repeated",
     [] {
         return "x_a: &a [" + times(5000, "x,") + "]\nx_b: [" + times(5000, "*a,") + "]\n" + seven_animals;
     },
     "yaml-too-large"},
    {"one long text, repeated",
     [] {
         return "x_a: &a " + times(500000, "x") + "\nx_b: [" + times(100000, "*a,") + "]\n" + seven_animals;
     },
     "yaml-too-large"},
    {"100,000 anchors", [] { return "x_a: [" + times(90000, "&a x, ") + "]\n" + seven_animals; }, ""},
    {"a theme that takes another 30,000 times",
     [] { return "x_a: &a {b: c}\nx_b: {" + times(30000, "<<: *a, ") + "}\n" + seven_animals; }, ""},
};

struct Spent {
    double seconds = 0, megabytes = 0;
    std::string id;
    bool has_position = false, ended = false;
};

/// Reads the text in a process of its own, so that time and memory are the text's alone.
Spent spend(const std::string& text) {
    std::array<int, 2> ends{};
    REQUIRE(::pipe(ends.data()) == 0);
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        const Outcome outcome = read_theme(text);
        const std::string shown(outcome.diagnostics.empty() ? "" : outcome.diagnostics.front().id.name());
        const bool placed = outcome.diagnostics.empty() || outcome.diagnostics.front().span.source != nullptr;
        const std::string answer = (placed ? "+" : "-") + shown;
        const bool sent = ::write(ends[1], answer.data(), answer.size()) > 0;
        ::_exit(sent ? 0 : 1);
    }
    ::close(ends[1]);
    std::string answer(200, '\0');
    const ssize_t length = ::read(ends[0], answer.data(), answer.size());
    answer.resize(length > 0 ? static_cast<std::size_t>(length) : 0);
    ::close(ends[0]);
    int status = 0;
    rusage usage{};
    ::wait4(child, &status, 0, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    };
    return {seconds(usage.ru_utime) + seconds(usage.ru_stime), static_cast<double>(usage.ru_maxrss) / 1024,
            answer.empty() ? "" : answer.substr(1), answer.starts_with('+'), status == 0};
}

} // namespace

TEST_CASE("whatever a file holds, it ends soon and within 200 MB, with the theme or a message at a place") {
    const double idle = spend(seven_animals).megabytes;
    // Compared with half as many lines as may be: a theme may take longer, but not with the square of its
    // length.
    const double usual = spend(seven_animals + times(1 << 19, "\n")).seconds;
    EveryDay every_day(40);
    for (const Trouble& trouble : troubles) {
        const std::string name = trouble.name;
        CAPTURE(name);
        const std::string text = trouble.text();
        if (text.size() > 100'000 && every_day.skips_next()) continue;
        // The test's own text is none of the reader's memory, though it is copied once.
        const double own = static_cast<double>(text.size()) / (1 << 20);
        const Spent spent = spend(text);
        CHECK(spent.ended);
        CHECK(spent.id == trouble.id);
        CHECK(spent.has_position);
        CHECK(spent.seconds < 20 * usual);
        CHECK(spent.megabytes - idle - own < max_megabytes);
    }
}

TEST_CASE("no group is offered to a list that ends with an empty entry, which can be removed") {
    const std::string list =
        "deck: {symbols_per_card: 4}\nsymbols:\n  - 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n";
    const auto list_edits = [&](const std::string& end) {
        std::vector<std::string> texts;
        for (const diag::Diagnostic& each :
             read_theme_with({"theme.yaml", list + end}, {}, {}, all_emoji).diagnostics)
            for (const diag::Note& remedy : each.list_remedies())
                for (const diag::Edit& edit : remedy.change.edits) texts.push_back(edit.text.value_or("-"));
        return texts;
    };
    CHECK(list_edits("") == std::vector<std::string>{"\n  - group: animals"});
    CHECK(list_edits("  -\n") == std::vector<std::string>{""});
}

} // namespace spotit::tests
