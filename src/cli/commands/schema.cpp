// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/commands/command.hpp"

#include "cli/output/terminal.hpp"

#include <array>

namespace spotit::cli {

namespace {

constexpr std::array schema_examples{
    Example{"spotit-print schema > theme.schema.json", "beside the themes"},
};

int schema(const Options&) {
    print(theme::schema());
    return 0;
}

} // namespace

const Command& schema_command() {
    static const Command command{
        .name = "schema",
        .usage = "",
        .summary = "JSON Schema for editors",
        .about = "Prints the schema of themes. Editors that know YAML complete keys and values\n"
                 "with it and mark mistakes while you type; the themes of `init` name it in their\n"
                 "first line.",
        .examples = schema_examples,
        .words = Words::Nothing,
        .least = 0,
        .most = 0,
        .sections = {message_section()},
        .run = &schema,
    };
    return command;
}

} // namespace spotit::cli
