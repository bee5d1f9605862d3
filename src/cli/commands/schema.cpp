#include "cli/commands/command.hpp"

#include "cli/output/terminal.hpp"

#include <spotit/theme/keys.hpp>

#include <memory>

namespace spotit::cli {

Command schema_command() {
    const auto options = std::make_shared<CommonOptions>();
    return {
        .name = "schema",
        .usage = "",
        .summary = "JSON Schema for editors",
        .about = "Prints the JSON Schema of themes. Editors that support YAML use it to complete\n"
                 "keys and values and to mark errors while you type; the themes of `init` name it\n"
                 "in their first line.",
        .examples = {{"spotit-print schema > theme.schema.json", "beside the themes"}},
        .common = options,
        .sections = {message_section(*options)},
        .run =
            [] {
                print(theme::schema());
                return 0;
            },
    };
}

} // namespace spotit::cli
