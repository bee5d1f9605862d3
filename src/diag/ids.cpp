#include <spotit/diag.hpp>
#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

namespace spotit::diag {
namespace {

constexpr std::string_view introduction =
    R"(<!-- Printed from the program's table of ids, include/spotit/diag/ids.hpp; a test compares it. Don't edit. -->

# Messages

Every message of spotit-print has an id. Warnings print it in brackets; `check --json` gives those of errors, too. A message
names the file, the line and the column, shows the line with the place marked, and says how to fix it. This page lists
what each id means. All errors of a theme are reported in one run: 20 of them, then "and n more"; of warnings 20 of each id.
A message that applies to several symbols and has one fix is printed once, with the names of the others; `check --json` lists each.

Warnings of `look-alike`, `color-blind`, `legibility` and `low-dpi` can be switched off or made errors in the theme's
section `check`; `--strict` lets every warning fail.
)";

} // namespace

std::string describe_ids() {
    std::string page(introduction);
    const IdRow* last = nullptr;
    for (const IdRow& row : id_rows) {
        if (last == nullptr || last->topic != row.topic)
            page += fmt::format("\n## {}\n\n| id | | what is wrong |\n|---|---|---|\n",
                                base::find_enum_name(topic_names, row.topic));
        page += fmt::format("| `{}` | {} | {} |\n", row.name, to_severity_name(row.severity),
                            escape_cell(row.meaning));
        last = &row;
    }
    return page;
}

} // namespace spotit::diag
