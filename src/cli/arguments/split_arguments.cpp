#include "cli/arguments/arguments.hpp"

#include "cli/commands/command.hpp"
#include "cli/options.hpp"

#include <fmt/format.h>

namespace spotit::cli {

namespace {

[[noreturn]] void value_missing(std::string_view name, const Option& option) {
    usage_error(fmt::format("{} needs a value", name), {fmt::format("usage:  {} {}", name, option.value)});
}

class ArgumentSplitter {
public:
    explicit ArgumentSplitter(std::span<const std::string> arguments)
        : arguments_(arguments) {}

    SplitArguments split() {
        while (next_ < arguments_.size()) {
            const std::string& word = arguments_[next_++];
            if (word.starts_with("--"))
                add_long(word);
            else if (word.starts_with('-') && word != "-")
                add_short(word);
            else
                result_.words.push_back(word);
        }
        return std::move(result_);
    }

private:
    /// "--quiet", "--output deck.pdf", "--output=deck.pdf"
    void add_long(const std::string& word) {
        const std::size_t equals = std::min(word.find('='), word.size());
        const std::string name = word.substr(0, equals);
        const Option* const option = find_option(main_command(), name);
        if (option == nullptr)
            result_.words.push_back(word);
        else if (equals == word.size())
            add(*option, name);
        else
            add_value(*option, name, word.substr(equals + 1));
    }
    /// "-q", "-qv", "-o deck.pdf", "-odeck.pdf"
    void add_short(const std::string& word) {
        const std::string name = word.substr(0, 2), rest = word.substr(2);
        const Option* const option = find_option(main_command(), name);
        if (option == nullptr) {
            result_.words.push_back(word);
        } else if (rest.empty()) {
            add(*option, name);
        } else if (rest.starts_with('=')) {
            const std::string value = rest.substr(1);
            if (!option->value.empty() && !value.empty())
                usage_error(
                    fmt::format("{} takes its value without '='", name),
                    {fmt::format("fix:  {} {}   or   {}={}", name, value, option->long_name(), value)});
            add_value(*option, name, value);
        } else if (option->value.empty()) {
            add(*option, name);
            add_short("-" + rest);
        } else {
            add_value(*option, name, rest);
        }
    }
    /// Adds an option, with the next argument as its value if it takes one.
    void add(const Option& option, const std::string& name) {
        if (option.value.empty()) {
            result_.options.push_back({option.names, ""});
            return;
        }
        if (next_ == arguments_.size()) value_missing(name, option);
        const std::string& value = arguments_[next_++];
        if (find_option(main_command(), value) != nullptr)
            usage_error(fmt::format("{} needs a value, and {} is an option", name, value),
                        {fmt::format("usage:  {} {}", name, option.value)});
        result_.options.push_back({option.names, value});
    }
    void add_value(const Option& option, const std::string& name, const std::string& value) {
        if (option.value.empty()) usage_error(fmt::format("{} takes no value", name));
        if (value.empty()) value_missing(name, option);
        result_.options.push_back({option.names, value});
    }

    std::span<const std::string> arguments_;
    std::size_t next_ = 0;
    SplitArguments result_{};
};

} // namespace

SplitArguments split_arguments(std::span<const std::string> arguments) {
    return ArgumentSplitter(arguments).split();
}

} // namespace spotit::cli
