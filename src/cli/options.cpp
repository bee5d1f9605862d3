#include "cli/options.hpp"
#include "diag/write.hpp"

#include <spotit/base/join.hpp>
#include <spotit/base/numbers.hpp>
#include <spotit/texts.hpp>

#include <algorithm>
#include <iterator>
#include <sstream>

namespace spotit::cli {
namespace {

theme::Override read_override(const std::string& text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
        fail_by_usage(diag::write("-s takes KEY=VALUE, not '{text}'", text),
                      {diag::write("example:  {example}", "-s card.size=70mm")});
    return {text.substr(0, equals), text.substr(equals + 1)};
}

/// Splits "home,cutter".
std::vector<std::string> split_at_commas(const std::string& text) {
    std::vector<std::string> parts;
    std::istringstream rest(text + ',');
    for (std::string part; std::getline(rest, part, ',');) parts.push_back(part);
    return parts;
}

Option make_when_option(std::string_view name, diag::Sentence help, When& when) {
    const auto set = [&when](const std::string& text) {
        when = text == "always" ? When::Always : text == "never" ? When::Never : When::Auto;
    };
    return {name, "WHEN", std::move(help), set, Value::Word, {"auto", "always", "never"}};
}

int read_number(std::string_view option, int min, int max, const std::string& text) {
    const auto number = base::parse_number<int>(text);
    if (!number || *number < min || *number > max)
        fail_by_usage(
            diag::write("{option} takes a number from {min} to {max}, not '{text}'", option, min, max, text));
    return *number;
}

} // namespace

std::string_view Option::extract_long_name() const {
    const std::size_t start = names.find("--");
    return start == std::string_view::npos ? std::string_view{} : names.substr(start);
}

std::string_view Option::extract_short_name() const {
    return names.starts_with("--") ? std::string_view{} : names.substr(0, names.find(','));
}

void Option::set(const std::string& text) const {
    const auto* const list = std::get_if<std::vector<std::string>*>(&target);
    std::vector<std::string> values{text};
    if (list != nullptr && !words.empty()) values = split_at_commas(text);
    for (const std::string& value : values)
        if (!words.empty() &&
            std::ranges::find(words, find_word != nullptr ? find_word(value) : value) == words.end())
            refuse_unknown_word(diag::write("{option} takes one of {words}, not '{given}'",
                                            extract_long_name(), base::join(words, ", "), value),
                                value, words, {});
    if (const auto* const flag = std::get_if<bool*>(&target)) **flag = true;
    if (const auto* const field = std::get_if<std::string*>(&target)) **field = text;
    if (list != nullptr) std::ranges::move(values, std::back_inserter(**list));
    if (const auto* const read = std::get_if<std::function<void(const std::string&)>>(&target)) (*read)(text);
}

Section make_theme_section(ThemeOptions& options) {
    return {
        "Theme",
        {{"-s,--set", "KEY=VALUE", "change one setting: -s card.size=70mm  (repeatable)",
          [&](const std::string& text) { options.overrides.push_back(read_override(text)); }, Value::Setting},
         {"--with", "FILE", "add the settings of FILE or of a style  (repeatable)", &options.overlays,
          Value::Theme},
         {"--seed", "SEED", "another shuffle and layout of the same theme",
          [&](const std::string& text) { options.seed = text; }, Value::Text},
         {"--confine", "", "refuse files outside the theme's folder", &options.confine}}};
}

Option number_option(Option row, int min, int max, int& number) {
    row.target = [name = row.extract_long_name(), min, max, &number](const std::string& text) {
        number = read_number(name, min, max, text);
    };
    row.kind = Value::Number;
    return row;
}

Section make_message_section(CommonOptions& options) {
    const auto languages = texts::languages();
    return {
        "Messages",
        {{"-q,--quiet", "", "only errors", &options.quiet},
         {"--language",
          "LANGUAGE",
          "of the messages, such as de              [LC_MESSAGES]",
          &options.language,
          Value::Word,
          {languages.begin(), languages.end()},
          texts::find_code},
         make_when_option("--color", "auto, always, never                       [NO_COLOR]", options.color),
         {"-h,--help", "", "this text; COMMAND --help for a command", &options.help},
         {"-V,--version", "", "the version", &options.version}}};
}

Section make_work_section(ThemeOptions& options) {
    Section section = make_message_section(options.common);
    section.options.insert(
        section.options.begin() + 2,
        {make_when_option("--progress", "auto, always, never", options.progress),
         number_option(
             {"--threads", "N", "work on N threads; the deck is the same for any N\n[default: all cores]"}, 1,
             1024, options.threads)});
    section.options.insert(section.options.begin() + 1,
                           {{"-v,--verbose", "", "print steps and timings", &options.verbose},
                            {"--strict", "", "treat warnings as errors", &options.strict}});
    return section;
}

void fail_by_usage(diag::Sentence message, std::vector<diag::Note> notes) {
    diag::fail(diag::ErrorCategory::Usage, "usage", std::move(message), std::move(notes));
}

void refuse_unknown_word(diag::Sentence message, std::string_view word,
                         const std::vector<std::string_view>& candidates, std::vector<diag::Note> notes) {
    const std::string_view meant = diag::find_nearest_word(word, candidates);
    if (!meant.empty()) notes.insert(notes.begin(), diag::write("did you mean {word}?", meant));
    fail_by_usage(std::move(message), std::move(notes));
}

} // namespace spotit::cli
