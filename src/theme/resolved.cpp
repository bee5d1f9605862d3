#include <spotit/theme/read.hpp>

#include "theme/layers/layers.hpp"
#include "theme/symbols/symbols.hpp"
#include "theme/values/values.hpp"

#include <spotit/background.hpp>
#include <spotit/base/join.hpp>
#include <spotit/base/json.hpp>
#include <spotit/deck.hpp>
#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>
#include <variant>

namespace spotit::theme {
namespace {

namespace fs = std::filesystem;

/// Returns the text of a scalar; the path of a file as it is from the theme's folder.
std::string find_text(const yaml::Node& value, std::string_view key, const fs::path& folder) {
    const fs::path file = resolve_path(value.span, value.text);
    std::error_code ignored;
    const bool may_be_path = value.text.find_first_of("./") != std::string::npos || key == "folder";
    if (!may_be_path || is_style(*value.span.source) || !fs::exists(file, ignored) ||
        fs::equivalent(file, folder / value.text, ignored))
        return value.text;
    return fs::proximate(file, folder.empty() ? "." : folder, ignored).generic_string();
}

/// Returns a value in one line. What was plain YAML stays so, unless it has signs of lists.
std::string write_line(const yaml::Node& value, std::string_view key, const fs::path& folder) {
    auto parts = base::collect(value.items, [&](const auto& item) { return write_line(item, "", folder); });
    if (value.kind == yaml::Node::Kind::List) return fmt::format("[{}]", base::join(parts, ", "));
    if (const auto name = read_unquoted_name(value)) return base::Json(name->text).dump();
    for (const auto& [name, part] : value.entries)
        parts.push_back(
            fmt::format("{}: {}", write_line(name, "", folder), write_line(part, name.text, folder)));
    if (value.is_map()) return fmt::format("{{{}}}", base::join(parts, ", "));
    if (!value.is_scalar()) return value.text.empty() ? "null" : value.text;
    const std::string text = find_text(value, key, folder);
    const bool is_plain = diag::read_span(value.span) == text && !is_override(value.span) &&
                          text.find_first_of(",[]{}") == std::string::npos;
    return is_plain ? text : base::Json(text).dump();
}

/// Returns the lines of a key; lists of symbols have a line for each entry, maps for each key.
std::string write_lines(const std::string& key, const yaml::Node& value, const fs::path& folder,
                        std::size_t indent) {
    const std::string layer = name_layer(*value.span.source);
    std::string text = fmt::format("{:{}}{}:", "", indent, key);
    if (!value.entries.empty()) {
        text += "\n";
        for (const auto& [name, part] : value.entries)
            text += write_lines(write_line(name, "", folder), part, folder, indent + 2);
    } else if (!value.items.empty() && key == "symbols") {
        text += fmt::format("  # {}\n", layer);
        for (const yaml::Node& item : value.items)
            text += fmt::format("  - {}\n", write_line(item, "", folder));
    } else
        text += fmt::format(" {}  # {}\n", write_line(value, key, folder), layer);
    return text;
}

/// Returns the text without quotes around it.
std::string remove_quotes(std::string_view text) {
    const bool is_quoted =
        text.size() > 1 && text.front() == text.back() && (text.front() == '"' || text.front() == '\'');
    return std::string(is_quoted ? text.substr(1, text.size() - 2) : text);
}

/// Gives a back the color that those of a copy or a pile have.
void color_back(document::Back& back, const color::Color& color) {
    back.background = color;
    if (back.drawing) back.drawing->drawing = background::recolor(std::move(back.drawing->drawing), color);
}

/// Returns the number of a value, or that which its word stands for; shares of the card's size become
/// millimeters.
std::optional<double> find_number(const Key& key, const std::string& value, const Theme& theme) {
    if (key.kind == Kind::Degrees && value == "any") return key.range.max;
    if (key.kind == Kind::Degrees && value == "upright") return key.range.min;
    if (key.kind == Kind::Whole && value == "all") {
        const auto size = deck::compute_size(theme.deck, static_cast<int>(theme.symbols.size()));
        return size ? std::optional<double>(size->cards) : std::nullopt;
    }
    const auto quantity = parse_quantity(value);
    if (!quantity || key.kind == Kind::Text || key.kind == Kind::Seed) return std::nullopt;
    if (quantity->unit == "%") return quantity->value / 100 * theme.style.card.measure_smaller_extent();
    return quantity->unit.empty() || quantity->unit == "mm" ? std::optional(quantity->value) : std::nullopt;
}

/// Returns the colors of a value as pickers want them; stops of a gradient have a place behind theirs.
std::vector<std::string> list_colors(std::string_view value, const Theme& theme) {
    const auto find = [&](std::string_view text) {
        const auto named = std::ranges::find(theme.colors, text, &WrittenColor::text);
        return named == theme.colors.end() ? color::parse(text) : named->color;
    };
    std::vector<std::string> colors;
    for (const std::string_view part : split_at(value, "\""))
        for (const std::string_view text : {part, part.substr(0, part.rfind(' '))})
            if (const auto color = find(text)) {
                colors.push_back(color::to_hex_with_alpha(*color));
                break;
            }
    return colors;
}

/// Returns the value with its colors that are not made of bytes as the theme writes them.
std::string restore_colors(std::string value, const Theme& theme) {
    for (const auto& [color, text] : theme.colors) {
        const std::string digits = write_color(color);
        std::size_t at = digits.starts_with('#') ? std::string::npos : value.find(digits);
        for (; at != std::string::npos; at = value.find(digits, at + text.size()))
            value.replace(at, digits.size(), text);
    }
    return value;
}

/// `plain` is what is written without colors of copies and piles.
ResolvedSetting make_setting(const Key& key, const KeyInfo& info, const std::string& written,
                             const std::string& plain, const Theme& theme) {
    // Texts are as they were read; words and colors that YAML takes for others are written in quotes.
    const bool is_text = key.kind == Kind::Text || key.kind == Kind::Path;
    const bool may_be_color = key.kind == Kind::Color || key.kind == Kind::Paint || key.path == "back";
    std::string value = is_text ? written : remove_quotes(written);
    const auto color = may_be_color ? color::parse(value) : std::nullopt;
    value = restore_colors(color ? write_color(*color) : std::move(value), theme);
    ResolvedSetting setting{&info, value, find_number(key, written, theme)};
    if (may_be_color) setting.colors = list_colors(value, theme);
    setting.text = restore_colors(plain, theme);
    const diag::Span place = theme.find_place({key.path});
    if (!place.source) return setting;
    setting.source = place.source;
    setting.layer = name_layer(*setting.source);
    if (const auto lower = theme.lower_spans.find(key.path); lower != theme.lower_spans.end())
        setting.lower = name_layer(*lower->second.source);
    const std::string_view own = diag::read_span(place);
    const bool is_color =
        color && own.find(':') == std::string_view::npos; // and not that of a back with keys
    if (is_color || (key.kind != Kind::Section && key.kind != Kind::Paint)) setting.text = remove_quotes(own);
    return setting;
}

} // namespace

std::string write_resolved(const std::shared_ptr<const diag::SourceText>& source, const Context& input) {
    diag::Sink sink;
    Theme theme;
    SymbolList symbols;
    Reading reading{
        Problems(sink), input, theme, symbols, {reading, input, source, theme.files, theme.hints}};
    const std::vector<Layer> layers = read_layer_stack(reading);
    read_layers(reading, layers);
    std::string text;
    std::vector<std::string_view> open; // sections, which come in the order of the table
    for (const auto& [key, value] : reading.given.values) {
        const bool is_section = key->kind == Kind::Section && value.node != nullptr && value.node->is_map();
        if (value.node == nullptr || is_section || key->kind == Kind::Themes) continue;
        std::vector<std::string_view> sections = split_at(key->section(), ".");
        const auto first = std::ranges::mismatch(sections, open).in1;
        for (auto section = first; section != sections.end(); ++section)
            text += fmt::format("{:{}}{}:\n", "", 2 * (section - sections.begin()), *section);
        open = sections;
        const fs::path folder = fs::path(source->name()).parent_path();
        text += write_lines(std::string(key->name()), *value.node, folder, 2 * open.size());
    }
    return text;
}

std::vector<ResolvedSetting> list_settings(Theme theme) {
    theme.deck = theme.written_deck.value_or(theme.deck);
    Theme shown = theme; // the backs of the first copy or pile
    if (theme.back)
        for (const auto* const colors : {&theme.back->pile_colors, &theme.copy_colors})
            if (!colors->empty()) color_back(*shown.back, colors->front());
    const bool makes_drawings = deck::find_info(theme.deck.kind).makes_drawings;
    std::vector<ResolvedSetting> settings;
    auto info = list_key_infos().begin(); // they are in the order of the keys, with others between them
    for (const Key& key : list_keys()) {
        const auto* const access = std::get_if<Access<Theme>>(&key.access);
        const bool is_unused =
            (key.section() == "deck.forms" && !(theme.forms && theme.forms->mode)) ||
            (key.section() == "card.border" && !theme.style.border) ||
            (key.section() == "deck.set" && !makes_drawings) ||
            (makes_drawings && (key.path == "deck.forms" || key.path == "deck.symbols_per_card"));
        if (access == nullptr || access->write == nullptr || is_unused) continue;
        info = std::ranges::find(info, list_key_infos().end(), key.path, &KeyInfo::path);
        settings.push_back(
            make_setting(key, *info, access->write(key, shown), access->write(key, theme), theme));
    }
    return settings;
}

} // namespace spotit::theme
