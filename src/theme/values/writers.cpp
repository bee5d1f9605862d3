#include "theme/values/values.hpp"

#include <spotit/base/join.hpp>
#include <spotit/base/numbers.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/layout/options.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <numbers>

namespace spotit::theme {
namespace {

constexpr int decimals = 4;

/// Returns the word of the key for a value; empty if there is none. One that YAML takes for a number is
/// quoted.
std::string find_word(const Key& key, int value) {
    const auto word = std::ranges::find(key.words, value, &Word::value);
    if (word == key.words.end()) return {};
    return parse_number(word->word) ? fmt::format("\"{}\"", word->word) : std::string(word->word);
}

} // namespace

std::string write_value(const Key& key, double value) {
    if (key.kind == Kind::Degrees) return base::format_number(value * 180 / std::numbers::pi, decimals);
    const std::string number = base::format_number(value, decimals);
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
    return fmt::format("\"{}\"", color::to_hex(value));
}

std::string write_value(const Key& key, const layout::Rotation& value) {
    using Kind = layout::Rotation::Kind;
    if (value.kind == Kind::Steps) return fmt::format("{} steps", value.steps);
    return value.kind == Kind::Range ? write_value(key, value.range) : write_value(key, value.kind);
}

std::string write_value(const Key& key, const symbol::Edge& value) {
    using Kind = symbol::Edge::Kind;
    if (value.width == 0) return write_value(key, value.kind);
    return fmt::format("{}{}mm {}", value.kind == Kind::Auto ? "auto " : "",
                       base::format_number(value.width, decimals), color::to_hex(value.color));
}

std::string write_value(const Key& key, geom::Point value) {
    return fmt::format("[{}, {}]", write_value(key, value.x), write_value(key, value.y));
}

std::string write_colors(const std::vector<color::Color>& colors) {
    const auto write = [](const color::Color& color) { return diag::quote(color::to_hex(color)); };
    return fmt::format("[{}]", base::join(base::collect(colors, write), ", "));
}

std::string write_nothing(const Key& key) {
    return key.kind == Kind::Whole ? find_word(key, 0) : "";
}

std::string write_max_size(const Key& key, const Theme& theme) {
    if (theme.layout.max_size) return write_value(key, *theme.layout.max_size);
    return fmt::format("{}%", base::format_number(layout::default_max_share * 100, decimals));
}

} // namespace spotit::theme
