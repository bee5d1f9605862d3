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
        .about = "Prints the JSON Schema of themes. Editors that support YAML use it to complete\n"
                 "keys and values and to mark errors while you type; the themes of `init` name it\n"
                 "in their first line.",
        .examples = schema_examples,
        .positional = Positional::None,
        .min_positionals = 0,
        .max_positionals = 0,
        .sections = {message_section()},
        .run = &schema,
    };
    return command;
}

} // namespace spotit::cli
