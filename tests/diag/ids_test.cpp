#include "golden.hpp"

#include <spotit/diag.hpp>

#include <doctest/doctest.h>
#include <fmt/format.h>

namespace spotit::diag {
namespace {

namespace fs = std::filesystem;

/// Returns all sources of the program.
std::string read_sources() {
    std::string all;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(SPOTIT_SOURCE_DIR) / "src")) {
        if (entry.path().extension() != ".cpp") continue;
        std::ifstream file(entry.path(), std::ios::binary);
        all.append(std::istreambuf_iterator<char>(file), {});
    }
    return all;
}

constexpr base::EnumName<Topic> topic_names[] = {{Topic::Yaml, "Invalid YAML"},
                                                 {Topic::Values, "Keys and values"},
                                                 {Topic::Decks, "Symbols and decks"},
                                                 {Topic::Drawing, "Drawing"},
                                                 {Topic::Files, "Files and options"}};
static_assert(base::is_complete(topic_names));

constexpr std::string_view introduction =
    R"(<!-- Printed from the program's table of ids, include/spotit/diag/ids.hpp; a test compares it. Don't edit. -->

# Messages

Every message of spotit-print has an id. Warnings print it in brackets; `check --json` gives those of errors, too. A message
names the file, the line and the column, shows the line with the place marked, and says how to fix it. This page lists
what each id means. All errors of a theme are reported in one run: up to 20, then "and n more"; of warnings, up to 20 of each id.
A message that applies to several symbols and has one fix is printed once, with the names of the others; `check --json` lists each.

Warnings of `look-alike`, `color-blind`, `legibility` and `low-dpi` can be switched off or made errors in the theme's
section `check`; `--strict` treats every warning as an error.
)";

std::string describe_ids() {
    std::string page(introduction);
    const IdRow* last = nullptr;
    for (const IdRow& row : id_rows) {
        if (last == nullptr || last->topic != row.topic)
            page += fmt::format("\n## {}\n\n| id | | what is wrong |\n|---|---|---|\n",
                                base::find_enum_name(topic_names, row.topic));
        page +=
            fmt::format("| `{}` | {} | {} |\n", row.name, base::find_enum_name(severity_names, row.severity),
                        tests::escape_cell(row.meaning));
        last = &row;
    }
    return page;
}

} // namespace

TEST_CASE("docs/diagnostics.md is what the table of ids gives") {
    CHECK(tests::matches_golden("../docs/diagnostics.md", describe_ids()));
}

TEST_CASE("each id of the table is the id of a message, and each has a sentence without its period") {
    const std::string sources = read_sources();
    for (const IdRow& row : id_rows) {
        CAPTURE(row.name);
        CHECK(sources.find("\"" + std::string(row.name) + "\"") != std::string::npos);
        CHECK_FALSE(row.meaning.empty());
        CHECK_FALSE(row.meaning.ends_with('.'));
    }
}

TEST_CASE("ids are compared with each other and with what people write") {
    const Id id("unknown-key");
    CHECK(id.name() == "unknown-key");
    CHECK(id == Id("unknown-key"));
    CHECK(id != Id("value"));
    CHECK(id == "unknown-key");
    CHECK_FALSE(id == "unknown-keys");
    CHECK(Id().empty());
}

} // namespace spotit::diag
