#include "cli/commands/command.hpp"

#include "cli/included/included.hpp"
#include "diag/write.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace spotit::cli {
namespace {

/// An option on the command line with its value.
struct SeenOption {
    std::string_view names;
    std::string value;
};

/// Separates options from other words. An option's name means the same in all commands, so the command need
/// not be known yet; an unknown one is a word. Throws diag::Error (ErrorCategory::Usage) if an option lacks
/// its value or has one that it doesn't take.
class SplitArguments {
public:
    explicit SplitArguments(std::span<const std::string> arguments)
        : rest_(arguments) {
        while (!rest_.empty()) add(take());
    }

    std::vector<SeenOption> options{}; ///< in the order of the command line
    std::vector<std::string> words{};  ///< all other arguments, in their order

private:
    std::string take() {
        std::string first = rest_.front();
        rest_ = rest_.subspan(1);
        return first;
    }
    [[noreturn]] static void report_no_value(const Option& option, std::string_view name,
                                             const diag::Sentence& why = {}) {
        fail_by_usage(diag::write("{option} needs a value{why}", name, why),
                      {diag::write("usage:  {command} {usage}", name, option.value)});
    }
    std::string take_value(const Option& option, const std::string& name) {
        if (rest_.empty()) report_no_value(option, name);
        if (find_option(find_main_command(), rest_.front()) != nullptr)
            report_no_value(option, name, diag::write(", and {word} is an option", rest_.front()));
        return take();
    }
    /// "-o", "-odeck.pdf", "--output", "--output=deck.pdf", "-qv" or a word.
    void add(const std::string& word) {
        const bool is_long = word.starts_with("--");
        const std::size_t end = std::min(is_long ? word.find('=') : 2, word.size());
        const std::string name = word.substr(0, end), rest = word.substr(end);
        const Option* const option = find_option(find_main_command(), name);
        if (option == nullptr) return words.push_back(word);
        const bool is_flag = option->value.empty(), has_equals = rest.starts_with('=');
        std::string value = rest.substr(has_equals ? 1 : 0);
        if (is_flag && has_equals) fail_by_usage(diag::write("{option} takes no value", name));
        if (is_flag || rest.empty()) value = is_flag ? "" : take_value(*option, name);
        if (!is_flag && value.empty()) report_no_value(*option, name);
        if (!is_flag && has_equals && !is_long)
            fail_by_usage(diag::write("{option} takes its value without '='", name),
                          {diag::make_fix(diag::write(" {option} {value}   or   {long_option}={value}", name,
                                                      value, option->extract_long_name()))});
        options.push_back({option->names, value});
        if (is_flag && !rest.empty()) add("-" + rest);
    }

    std::span<const std::string> rest_;
};

std::string write_command_prefix(const Command& command) {
    return command.name.empty() ? "spotit-print" : fmt::format("spotit-print {}", command.name);
}

[[noreturn]] void unknown_option(const Command& command, const std::string& word) {
    const std::string name = word.substr(0, word.find('='));
    refuse_unknown_word(diag::write("there is no option {option}", name), name,
                        base::collect(command.list_options(), &Option::extract_long_name),
                        {diag::write("{command} --help lists them all", write_command_prefix(command))});
}

/// Reports an option that only other commands have.
[[noreturn]] void foreign_option(const Command& command, std::string_view names) {
    std::string others;
    std::string_view name = names;
    for (const Command& other : list_commands())
        if (const Option* option = other.find(names)) {
            name = option->extract_long_name();
            others += fmt::format("{}{}", others.empty() ? "" : ", ",
                                  other.name.empty() ? "spotit-print" : other.name);
        }
    fail_by_usage(command.name.empty()
                      ? diag::write("{option} needs a command before it", name)
                      : diag::write("`{command}` has no option {option}", command.name, name),
                  {diag::write("it belongs to: {commands}", others),
                   diag::write("{command} --help lists its options", write_command_prefix(command))});
}

/// Throws if the word is neither a file nor an included theme and resembles a command more than one of these.
void require_no_misspelled_command(const std::string& word) {
    std::error_code ignored;
    if (word.find_first_of("./-") != std::string::npos || std::filesystem::exists(word, ignored)) return;
    const std::vector<std::string_view> names = base::list_names(list_commands().subspan(1));
    std::vector<std::string_view> all = names;
    for (const IncludedTheme& theme : list_included_themes()) all.push_back(theme.name);
    if (find_command(diag::find_nearest_word(word, all)) != nullptr)
        refuse_unknown_word(diag::write("there is no command `{word}`, and no theme of that name", word),
                            word, names, {"spotit-print --help lists the commands"});
}

void require_positionals(const Command& command, const std::vector<std::string>& words) {
    const auto& [kind, min, max] = command.positionals;
    const bool theme = kind == Positional::Theme || kind == Positional::Deck;
    std::vector<diag::Note> notes{
        diag::write("usage:  {command} {usage}", write_command_prefix(command), command.usage)};
    if (words.size() > max) {
        if (theme)
            fail_by_usage(
                diag::write("give one theme, not two: '{first}' and '{second}'", words[0], words[1]));
        fail_by_usage(diag::write("`{command}` takes no argument '{argument}'", command.name, words[max]),
                      std::move(notes));
    }
    if (words.size() < min) {
        if (theme && !command.name.empty())
            notes.emplace_back(
                diag::write("for a theme called {theme}:  spotit-print ./{theme}", command.name));
        fail_by_usage(theme ? "name a theme" : diag::write("`{command}` needs an argument", command.name),
                      std::move(notes));
    }
}

void set_options(const Command& command, const std::vector<SeenOption>& seen) {
    for (const auto& [names, value] : seen) {
        const Option* row = command.find(names);
        if (row == nullptr) foreign_option(command, names);
        row->set(value);
    }
}

bool is_positional(const std::string& word) {
    return word == "-" || !word.starts_with('-');
}

bool is_command(const std::string& word) {
    return find_command(word) != nullptr;
}

} // namespace

Command parse(std::span<const std::string> arguments, std::vector<Command> table) {
    const auto take = [&](const std::string& name) {
        return std::move(*std::ranges::find(table, name, &Command::name));
    };
    // All words after "--" are positional.
    const auto dashes = std::ranges::find(arguments, "--");
    const auto front = arguments.first(static_cast<std::size_t>(dashes - arguments.begin()));
    // A request for help is valid even if the rest of the line is wrong.
    if (std::ranges::count(front, "-h") + std::ranges::count(front, "--help") > 0) {
        const auto named = std::ranges::find_if(front, is_command);
        Command command = take(named == front.end() ? "" : *named);
        command.common->help = true;
        return command;
    }
    SplitArguments parts(front);
    const auto first = std::ranges::find_if(parts.words, is_positional);
    const bool is_named = first != parts.words.end() && is_command(*first);
    if (first != parts.words.end() && !is_named) require_no_misspelled_command(*first);
    Command command = take(is_named ? *first : "");
    if (is_named) parts.words.erase(first);
    for (const std::string& word : parts.words)
        if (!is_positional(word)) unknown_option(command, word);
    if (dashes != arguments.end()) parts.words.insert(parts.words.end(), dashes + 1, arguments.end());
    CommonOptions& common = *command.common;
    common.positionals = std::move(parts.words);
    set_options(command, parts.options);
    if (!common.help && !common.version) require_positionals(command, common.positionals);
    return command;
}

std::span<const Command> list_commands() {
    static const std::vector<Command> all = make_commands();
    return all;
}

const Command* find_command(std::string_view name) {
    return name.empty() ? nullptr : base::find_row(list_commands(), name, &Command::name);
}

const Option* find_option(const Command& command, std::string_view name) {
    if (name.empty()) return nullptr;
    std::vector<const Option*> options = command.list_options();
    for (const Command& other : list_commands())
        std::ranges::copy(other.list_options(), std::back_inserter(options));
    for (const Option* option : options)
        if (option->extract_short_name() == name || option->extract_long_name() == name) return option;
    return nullptr;
}

const Command& find_main_command() {
    return list_commands().front();
}

std::vector<const Option*> Command::list_options() const {
    std::vector<const Option*> options;
    for (const Section& section : sections)
        for (const Option& option : section.options) options.push_back(&option);
    return options;
}

const Option* Command::find(std::string_view names) const {
    for (const Option* option : list_options())
        if (option->names == names) return option;
    return nullptr;
}

} // namespace spotit::cli
