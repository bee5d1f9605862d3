#include "theme/values/values.hpp"

#include "diag/write.hpp"

#include <spotit/base/join.hpp>
#include <spotit/base/numbers.hpp>
#include <spotit/base/utf8.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/layout/options.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <numbers>

namespace spotit::theme {
namespace {

constexpr std::size_t max_text = 500; ///< characters; more than any sheet or card has room for

/// Returns the word that the text abbreviates, or else the most similar one.
std::string_view find_meant_word(const Problems& problems, std::string_view written,
                                 const std::vector<std::string_view>& words) {
    const std::string small = diag::to_lower_case(written);
    if (small == "round" && std::ranges::find(words, "circle") != words.end()) return "circle";
    for (const std::string_view word : words) {
        const bool is_longer = word.size() > 2 && small.starts_with(word); // warning for warn
        if (small.size() > 2 && (word.starts_with(small) || small.ends_with(word) || is_longer)) return word;
    }
    if (const std::string_view near = problems.nearest_word(written, words); !near.empty()) return near;
    const auto take_end = [](std::string_view word) { return word.substr(word.rfind('-') + 1); };
    const std::string_view near = problems.nearest_word(written, base::collect(words, take_end));
    return near.empty() ? near : *std::ranges::find(words, near, take_end); // dual-affine for afine
}

/// YAML reads 1.70 as the number 1.7.
bool is_same_number(const yaml::Node& node, std::string_view word) {
    const auto number = parse_number(word);
    return number && parse_number(node.text) == number;
}

/// Returns true for an unquoted word that is a whole value, behind its key or another sign in its line.
bool is_whole_value(const diag::Span& word) {
    const std::string_view text = word.source->text();
    const std::string_view before = text.substr(0, word.begin), after = text.substr(word.end);
    const std::string_view left = diag::trim(before.substr(before.find_last_of("\r\n") + 1)),
                           right = diag::trim(after.substr(0, after.find_first_of("\r\n")));
    const bool is_listed = is_between_brackets(word); // elsewhere a comma is part of the value
    const std::string_view ends = is_listed ? "#,]}" : "#";
    return !left.empty() && (is_listed || !left.ends_with(',')) &&
           (right.empty() || ends.find(right[0]) != std::string_view::npos);
}

/// Returns true if the key takes the number with its unit.
bool is_number_of(const Key& key, std::string_view written) {
    const bool is_size = key.kind == Kind::CardSize || key.kind == Kind::Paper;
    if (is_size && parse_product(written)) return true;
    const auto quantity = parse_quantity(written);
    if (!quantity) return false;
    if (is_size || key.kind == Kind::Length) return to_millimeters(quantity->unit).has_value();
    return quantity->unit.empty() || (key.kind == Kind::Share && quantity->unit == "%");
}

/// Returns the words; of many, the first and how many others there are.
diag::Sentence describe_words(const std::vector<std::string_view>& words) {
    constexpr std::size_t max_listed = 12, named = 4;
    if (words.size() <= max_listed) return diag::join_words(words);
    return diag::write("{words} or one of {count} others, listed in docs/theme.md",
                       base::join(std::span(words).first(named), ", "), words.size() - named);
}

/// Returns the word of the key for a value; empty if there is none. One that YAML takes for a number is
/// quoted.
std::string find_word(const Key& key, int value) {
    const auto word = std::ranges::find(key.words, value, &Word::value);
    if (word == key.words.end()) return {};
    return parse_number(word->word) ? fmt::format("\"{}\"", word->word) : std::string(word->word);
}

} // namespace

yaml::Node take_part(const yaml::Node& node, std::string_view part) {
    yaml::Node result{yaml::Node::Kind::Scalar, std::string(part), node.span, {}, {}};
    const std::size_t at = diag::read_span(node.span).find(part);
    if (at == std::string_view::npos || part.empty()) return result;
    result.span.begin += at;
    result.span.end = result.span.begin + part.size();
    return result;
}

diag::Change replace_quoted(const diag::Span& span, std::string_view word, const std::string& text) {
    const std::size_t at = diag::read_span(span).find(word);
    if (at == std::string_view::npos) return {};
    const diag::Span place{span.source, span.begin + at, span.begin + at + word.size()};
    const char before = place.begin > 0 ? span.source->text()[place.begin - 1] : '\n';
    if (before == '"' || before == '\'') return {.edits = {{place, text}}};
    if (place != span || !is_whole_value(span)) return {};
    return {.edits = {{place, diag::quote(text)}}};
}

diag::Sentence explain_lookalike(std::string_view text) {
    constexpr char32_t minus = 0x2212, hyphen = 0x2010, dash = 0x2013, first_wide = 0xFF01,
                       last_wide = 0xFF5E;
    if (diag::has_curly_quotes(text)) return "YAML needs straight quotes: \" or '";
    for (const base::Character& each : base::list_characters(text)) {
        const char32_t value = each.value;
        const bool is_dash = value == minus || (value >= hyphen && value <= dash);
        if (!is_dash && (value < first_wide || value > last_wide)) continue;
        return diag::write("write {sign} in place of {character}, which is another character (U+{code:04X})",
                           is_dash ? '-' : static_cast<char>(value - first_wide + U'!'),
                           text.substr(each.begin, each.length), static_cast<unsigned>(value));
    }
    return {};
}

std::nullopt_t report_wrong_value(Problems& problems, const Key& key, const yaml::Node& node,
                                  const diag::Sentence& wanted) {
    diag::Diagnostic& problem =
        problems.error(node.span, "value", "`{key}` must be {wanted}", key.label(), wanted);
    std::string written(diag::trim(node.text));
    problem.suggest(find_meant_word(problems, written, list_words(key)));
    std::ranges::replace(written, ',', '.');
    if (key.kind == Kind::Length && !is_number_of(key, written)) written += "mm";
    const std::string usual = write_default(key);
    const std::string_view example = key.example.empty() ? usual : key.example;
    const bool is_decimal = is_decimal_comma(node.text) && node.text.find('.') == std::string::npos;
    problem.fix(explain_lookalike(node.text));
    if (diag::has_curly_quotes(node.text)) return std::nullopt;
    if (key.arity == Arity::List && node.text.find_first_of(",;") != std::string::npos)
        problem.fix(diag::write("write several as a list:  {example}",
                                is_override(node.span) ? fmt::format("-s \"{}={}\"", key.path, example)
                                                       : fmt::format("{}: {}", key.name(), example)));
    else if (key.arity == Arity::Both && !is_decimal && node.text.find_first_of(",;") != std::string::npos)
        problem.fix(diag::write("write several as a list:  [{values}]", diag::trim(node.text)),
                    diag::write_value(node.span, fmt::format("[{}]", diag::trim(node.text))));
    else if (is_decimal && key.kind != Kind::Whole)
        problem.fix(diag::write("write decimals with a point: {number}", written),
                    is_number_of(key, written) ? diag::write_value(node.span, written) : diag::Change{});
    else if ((key.kind == Kind::Choice || key.kind == Kind::Flag) && !problem.meant)
        problem.fix(usual.empty() || usual == "default" // the name of layout.effort's
                        ? diag::write("write one of these, or delete {entry}", describe_removed(node.span))
                        : diag::write("write one of these, or delete {entry} to use the default, {default}",
                                      describe_removed(node.span), usual),
                    remove_key(node.span));
    return std::nullopt;
}

std::optional<std::string> read_text(Problems& problems, const Key& key, const yaml::Node& node) {
    std::string text(diag::trim(node.text));
    const std::size_t length = base::list_characters(text).size();
    if (length <= max_text) return text;
    return refuse(problems
                      .error(node.span, "long-text",
                             "`{key}` is {length} characters long; the limit is {limit}", key.label(), length,
                             max_text)
                      .fix("shorten it"));
}

void for_each_named(Problems& problems, const Key& key, const yaml::Node& node,
                    const std::function<void(const yaml::Node::Entry&)>& read) {
    std::map<std::string_view, const yaml::Node::Entry*> first;
    for (const yaml::Node::Entry& entry : node.entries) {
        const std::string name = fmt::format("{}.{}", key.label(), entry.key.text);
        const auto [before, is_new] = first.try_emplace(entry.key.text, &entry);
        if (!is_new)
            problems.report_second(entry.key.span, before->second->key.span,
                                   diag::write("`{key}` is given twice", name));
        else if (entry.value.kind == yaml::Node::Kind::Null)
            report_null(problems, key, entry);
        else if (!entry.value.is_scalar())
            problems.error(entry.value.span, "type", "`{key}` must be {wanted}", name,
                           describe_values(key.kind));
        else
            read(entry);
    }
}

std::map<std::string, std::string> read_texts(Problems& problems, const Key& key, const yaml::Node& node) {
    std::map<std::string, std::string> texts;
    for_each_named(problems, key, node, [&](const yaml::Node::Entry& entry) {
        if (!is_language(entry.key.text))
            problems
                .error(entry.key.span, "value", "{language} is not a language code such as en, fr or pt-BR",
                       entry.key.text)
                .suggest(find_language(entry.key.text))
                .note(describe_language_codes());
        else if (auto text = read_text(problems, key, entry.value))
            texts[entry.key.text] = std::move(*text);
    });
    return texts;
}

std::optional<bool> parse_flag(std::string_view text) {
    const std::string word = diag::to_lower_case(diag::trim(text));
    if (word == "true" || word == "yes" || word == "on") return true;
    if (word == "false" || word == "no" || word == "off") return false;
    return std::nullopt;
}

std::optional<bool> read_flag(Problems& problems, const Key& key, const yaml::Node& node) {
    if (const auto flag = parse_flag(node.text)) return flag;
    return report_wrong_value(problems, key, node, describe_values(key.kind));
}

std::optional<std::string> read_text_with(std::span<const std::string_view> names, Problems& problems,
                                          const Key& key, const yaml::Node& node) {
    auto text = read_text(problems, key, node);
    if (!text || *text == "none") return text ? std::optional<std::string>("") : text;
    for (std::size_t open = text->find('{'); open != std::string::npos; open = text->find('{', open + 1)) {
        const std::size_t close = text->find('}', open);
        if (close == std::string::npos) break;
        const std::string_view name = std::string_view(*text).substr(open + 1, close - open - 1);
        if (std::ranges::find(names, name) != names.end()) continue;
        const std::string_view near = problems.nearest_word(name, names);
        const std::string meant = near.empty() ? "" : fmt::format("{{{}}}", near);
        return refuse(problems
                          .error(take_part(node, text->substr(open, close + 1 - open)).span, "placeholder",
                                 "`{key}` has no placeholder {{{name}}}", key.label(), name)
                          .suggest(meant, meant)
                          .note(diag::write("placeholders: {{{names}}}", base::join(names, "} {"))));
    }
    return text;
}

std::optional<std::string> read_filled_text(Problems& problems, const Key& key, const yaml::Node& node) {
    std::string text(diag::trim(node.text));
    if (!text.empty()) return text;
    return refuse(problems.error(node.span, "value", "`{key}` is empty", key.label()).fix("write one there"));
}

std::optional<yaml::Node> read_null_word(const yaml::Node& item) {
    if (item.kind != yaml::Node::Kind::Null || item.text.empty()) return std::nullopt;
    yaml::Node word = item;
    word.kind = yaml::Node::Kind::Scalar;
    return word;
}

void for_each_value(Problems& problems, const Key& key, const yaml::Node& node,
                    const std::function<void(const yaml::Node&)>& read) {
    if (node.is_scalar()) return read(node);
    for (const yaml::Node& item : node.items) {
        if (item.is_scalar())
            read(item);
        else if (const auto word = read_null_word(item); word && key.kind == Kind::Text)
            read(*word);
        else
            problems.error(item.span, "type", "`{key}` must be {wanted}", key.label(), describe_values(key));
    }
}

std::optional<int> read_word(Problems& problems, const Key& key, const yaml::Node& node) {
    for (const Word& word : key.words)
        if (is_word(node, word.word) || is_same_number(node, word.word)) return word.value;
    return report_wrong_value(problems, key, node, describe_words(list_words(key)));
}

/// Parts of up to eight letters and digits, joined by hyphens; the first has two or three letters.
bool is_language(std::string_view tag) {
    const std::string_view first = tag.substr(0, tag.find('-'));
    if (first.size() < 2 || first.size() > 3) return false;
    std::size_t length = 0;
    for (const char c : tag) {
        length = c == '-' ? 0 : length + 1;
        if (length > 8 || (c != '-' && std::isalnum(static_cast<unsigned char>(c)) == 0)) return false;
    }
    return std::ranges::none_of(first, is_digit) && length > 0 && tag.find("--") == std::string_view::npos;
}

std::string write_value(const Key& key, double value) {
    if (key.kind == Kind::Degrees) return write_number(value * 180 / std::numbers::pi);
    const std::string number = write_number(value);
    return key.kind == Kind::Length && value != 0 ? number + "mm" : number;
}

std::string write_value(const Key& key, int value) {
    const std::string word = find_word(key, value);
    return word.empty() ? std::to_string(value) : word;
}

std::string write_value(const Key& key, bool value) {
    const std::string word = find_word(key, static_cast<int>(value));
    return !word.empty() ? word : value ? "true" : "false";
}

std::string write_value(const Key& /*key*/, std::uint64_t value) {
    return std::to_string(value);
}

std::string write_value(const Key& /*key*/, const std::string& value) {
    return value;
}

std::string write_value(const Key& /*key*/, const color::Color& value) {
    for (const std::string_view name : color::list_names())
        if (color::parse(name) == value) return std::string(name);
    return diag::quote(write_color(value));
}

std::string write_value(const Key& key, const layout::Rotation& value) {
    using Kind = layout::Rotation::Kind;
    if (value.kind == Kind::Steps) return fmt::format("{} steps", value.steps);
    return value.kind == Kind::Range ? write_value(key, value.range) : write_value(key, value.kind);
}

std::string write_value(const Key& key, const symbol::Edge& value) {
    using Kind = symbol::Edge::Kind;
    if (value.width == 0) return write_value(key, value.kind);
    return fmt::format("{}{}mm {}", value.kind == Kind::Auto ? "auto " : "", write_number(value.width),
                       write_color(value.color));
}

std::string write_value(const Key& key, geom::Point value) {
    return fmt::format("[{}, {}]", write_value(key, value.x), write_value(key, value.y));
}

std::string write_color(const color::Color& color) {
    std::string hex = color::to_hex_with_alpha(color);
    if (color::parse(hex) == color) return hex;
    return fmt::format("rgb({:.6g}% {:.6g}% {:.6g}%{})", 100 * color.red, 100 * color.green, 100 * color.blue,
                       color.alpha < 1 ? fmt::format(" / {}", color.alpha) : "");
}

std::string write_colors(const std::vector<color::Color>& colors) {
    const auto write = [](const color::Color& color) { return diag::quote(write_color(color)); };
    return fmt::format("[{}]", base::join(base::collect(colors, write), ", "));
}

std::string write_item(const std::string& text) {
    return text.empty() || text.find_first_of(",[]{}#:'\"") != std::string::npos ? diag::quote(text) : text;
}

std::string write_nothing(const Key& key) {
    return key.kind == Kind::Whole ? find_word(key, 0) : "";
}

std::string write_max_size(const Key& key, const Theme& theme) {
    if (theme.layout.max_size) return write_value(key, *theme.layout.max_size);
    return fmt::format("{}%", write_number(layout::default_max_share * 100));
}

} // namespace spotit::theme
