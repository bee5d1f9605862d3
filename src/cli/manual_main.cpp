#include "cli/commands/command.hpp"

#include "cli/output/terminal.hpp"

#include <spotit/base/join.hpp>
#include <spotit/base/utf8.hpp>
#include <spotit/job/files.hpp>
#include <spotit/theme/read.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spotit::cli {
namespace {

bool ends_sentence(const std::string& word) {
    const std::size_t last = word.find_last_not_of(")\"");
    return last != std::string::npos && (word[last] == '.' || word[last] == '?') && !word.ends_with("...");
}

/// As mandoc counts: it writes other characters than those of ASCII as \[u1F436].
std::size_t measure_width(std::string_view text) {
    std::size_t result = 0;
    for (const base::Character& c : base::list_characters(text)) result += c.value < 0x80 ? 1 : 9;
    return result;
}

/// Escapes backslashes and sets `code` in bold, for text within a line.
std::string escape_mdoc(std::string_view text) {
    std::string result;
    bool code = false;
    for (const char c : text) {
        if (c == '`')
            result += std::exchange(code, !code) ? "\\fR" : "\\fB";
        else if (c == '\\')
            result += "\\e";
        else
            result += c;
    }
    return result;
}

/// Escapes the arguments of a macro, so that none of them is taken for a macro.
std::string write_mdoc_argument(std::string_view text) {
    std::string result;
    bool begins = true;
    for (const char c : escape_mdoc(text)) {
        // "Fl", "|" or a lone bracket would be taken for a macro or a delimiter.
        if (begins && c != ' ') result += "\\&";
        result += c;
        begins = c == ' ';
    }
    return result;
}

/// Returns lines of text, one sentence each, with single spaces and a final line end.
std::string write_mdoc_text(std::string_view text) {
    std::istringstream words(escape_mdoc(text));
    std::string result, line;
    for (std::string word; words >> word;) {
        if (!line.empty() && measure_width(line) + measure_width(word) >= 78)
            result += std::exchange(line, "") + "\n";
        // A dot or an apostrophe at the beginning of a line would make it a macro.
        if (line.empty() && (word.front() == '.' || word.front() == '\'')) line = "\\&";
        line += (line.empty() || line == "\\&" ? "" : " ") + word;
        if (ends_sentence(word)) result += std::exchange(line, "") + "\n";
    }
    return line.empty() ? result : result + line + "\n";
}

std::string capitalize(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

/// ".Nm spotit-print Cm check Ar THEME": the usage, word by word.
std::string write_usage(const Command& command) {
    std::string line = ".Nm spotit-print";
    if (!command.name.empty()) line += fmt::format("\n.Cm {}", command.name);
    return command.usage.empty() ? line + "\n"
                                 : fmt::format("{}\n.Ar {}\n", line, write_mdoc_argument(command.usage));
}

std::string write_option_items(const Section& section) {
    std::string text;
    for (const Option& option : section.options) {
        std::string flags;
        if (!option.extract_short_name().empty())
            flags = fmt::format("Fl {} , ", option.extract_short_name().substr(1));
        flags += fmt::format("Fl \\-{}", option.extract_long_name().substr(2));
        if (!option.value.empty()) flags += fmt::format(" Ar {}", write_mdoc_argument(option.value));
        text += fmt::format(".It {}\n{}", flags, write_mdoc_text(option.help));
    }
    return text;
}

std::string write_options(const Command& command) {
    std::string text;
    for (const Section& section : command.sections)
        text += fmt::format("{}{}:\n.Bl -tag -width Ds\n{}.El\n", text.empty() ? "" : ".Pp\n", section.title,
                            write_option_items(section));
    return text;
}

std::string write_examples(const Command& command) {
    std::string text;
    for (const Example& example : command.examples) {
        if (!example.does.empty())
            text +=
                fmt::format("{}{}:\n", text.empty() ? "" : ".Pp\n", capitalize(escape_mdoc(example.does)));
        text += fmt::format(".Dl {}\n", write_mdoc_argument(example.line));
    }
    return text;
}

/// Returns each command with its --help text, without the options of the main form.
std::string describe_commands() {
    std::string text;
    for (const Command& command : list_commands().subspan(1)) {
        text += fmt::format(".Ss {} \\(em {}\n{}.Pp\n{}", command.name, escape_mdoc(command.summary),
                            write_usage(command), write_mdoc_text(command.about));
        for (Section own : command.sections) {
            std::erase_if(own.options, [](const Option& option) {
                return find_main_command().find(option.names) != nullptr;
            });
            const std::string items = write_option_items(own);
            if (!items.empty()) text += fmt::format(".Bl -tag -width Ds\n{}.El\n", items);
        }
        if (!command.examples.empty()) text += ".Pp\n" + write_examples(command);
    }
    return text;
}

std::string describe_values(const theme::KeyInfo& key) {
    if (key.words.empty()) return key.section ? "" : fmt::format("Takes {}", key.takes);
    const std::string words = base::join(key.words, ", ");
    if (key.closed) return fmt::format("One of: {}", words);
    return fmt::format("Takes {}; or: {}", key.section ? "its own keys" : key.takes, words);
}

/// Returns the keys under a heading for each section; top-level keys without a section come first.
std::string write_keys() {
    std::string text = ".Bl -tag -width Ds\n";
    const std::vector<theme::KeyInfo>& keys = theme::list_key_infos();
    for (const theme::KeyInfo& key : keys) {
        if (key.repeated) continue;
        const std::string inside = key.path + ".";
        const bool section = key.path.find('.') == std::string::npos &&
                             std::ranges::any_of(keys, [&](const theme::KeyInfo& other) {
                                 return other.path.starts_with(inside);
                             });
        if (section) text += fmt::format(".El\n.Ss {}\n.Bl -tag -width Ds\n", key.path);
        text += fmt::format(".It Ic {}\n{}", key.path, write_mdoc_text(key.summary + "."));
        if (const std::string values = describe_values(key); !values.empty())
            text += write_mdoc_text(values + ".");
        if (!key.default_text.empty()) text += write_mdoc_text(fmt::format("Default: {}.", key.default_text));
    }
    return text + ".El\n";
}

std::string write_styles(const std::vector<theme::Style>& styles) {
    std::string text = ".Bl -tag -width Ds\n";
    for (const theme::Style& style : styles)
        text += fmt::format(".It Cm {}\n{}", style.name, write_mdoc_text(style.summary));
    return text + ".El\n";
}

std::string fill(const std::string& mark) {
    if (mark == "@SYNOPSIS@") return base::join(base::collect(list_commands(), write_usage), "");
    if (mark == "@OPTIONS@") return write_options(find_main_command());
    if (mark == "@EXAMPLES@") return write_examples(find_main_command());
    if (mark == "@COMMANDS@") return describe_commands();
    if (mark == "@KEYS@") return write_keys();
    if (mark == "@STYLES@") return write_styles(theme::list_styles());
    if (mark == "@LOOKS@") return write_styles(theme::list_looks());
    throw std::invalid_argument(fmt::format("unknown line {}", mark));
}

/// Returns a manual page in mdoc(7): the template with lines such as @OPTIONS@ replaced by text from the
/// tables of commands, options and theme keys. Throws std::invalid_argument for an unknown line of this form.
std::string write_manual_page(std::string_view frame) {
    std::istringstream lines{std::string(frame)};
    std::string page;
    for (std::string line; std::getline(lines, line);)
        page += line.starts_with('@') ? fill(line) : line + "\n";
    return page;
}

} // namespace
} // namespace spotit::cli

/// Part of the build, not of the program: spotit-manual FRAME PAGE fills a frame of docs/man.
int main(int count, char** words) {
    if (count != 3) return 2;
    try {
        spotit::job::save(words[2],
                          spotit::cli::write_manual_page(spotit::job::read_source(words[1])->text()));
    } catch (const std::exception& problem) {
        spotit::cli::print_error(std::string("spotit-manual: ") + words[1] + ": " + problem.what() + "\n");
        return 1;
    }
    return 0;
}
