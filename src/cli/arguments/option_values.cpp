#include "cli/arguments/arguments.hpp"

#include "cli/commands/command.hpp"
#include "cli/options.hpp"

#include <fmt/format.h>

namespace spotit::cli {

namespace {

/// "--quiet=yes", "-o=deck.pdf", "--output=".
void require_right_equals(std::string_view word) {
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return;
    const std::string_view name = word.substr(0, equals), value = word.substr(equals + 1);
    const Option* option = find_option(main_command(), name);
    if (option == nullptr) return;
    if (option->value.empty()) usage_error(fmt::format("{} takes no value", name));
    if (value.empty()) value_missing(name);
    if (name == option->short_name())
        usage_error(fmt::format("{} takes its value without '='", name),
                    {fmt::format("fix:  {} {}   or   {}={}", name, value, option->long_name(), value)});
}

} // namespace

void value_missing(std::string_view name) {
    const Option* option = find_option(main_command(), name);
    if (option == nullptr) usage_error(fmt::format("{} needs a value", name));
    usage_error(fmt::format("{} needs a value", name), {fmt::format("usage:  {} {}", name, option->value)});
}

void require_values(std::span<const std::string> arguments) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (!arguments[i].starts_with('-')) continue;
        require_right_equals(arguments[i]);
        const Option* option = find_option(main_command(), arguments[i]);
        if (option == nullptr || option->value.empty()) continue;
        if (++i == arguments.size()) value_missing(arguments[i - 1]);
        if (find_option(main_command(), arguments[i]) != nullptr)
            usage_error(fmt::format("{} needs a value, and {} is an option", arguments[i - 1], arguments[i]),
                        {fmt::format("usage:  {} {}", arguments[i - 1], option->value)});
    }
}

} // namespace spotit::cli
