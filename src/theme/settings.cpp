#include <spotit/theme/keys.hpp>

#include "theme/layers/layers.hpp"
#include "theme/values/values.hpp"

#include <spotit/diag/phrases.hpp>

#include <utility>
#include <variant>

namespace spotit::theme {
namespace {

/// Returns the text without quotes around it.
std::string remove_quotes(std::string_view text) {
    const bool is_quoted =
        text.size() > 1 && text.front() == text.back() && (text.front() == '"' || text.front() == '\'');
    return std::string(is_quoted ? text.substr(1, text.size() - 2) : text);
}

/// Returns the number of a value; shares of the card's size become millimeters.
std::optional<double> find_number(const Key& key, const std::string& value, const Theme& theme) {
    const auto quantity = parse_quantity(value);
    if (!quantity || key.kind == Kind::Text || key.kind == Kind::Seed) return std::nullopt;
    if (quantity->unit == "%") return quantity->value / 100 * theme.style.card.find_smaller_extent();
    return quantity->unit.empty() || quantity->unit == "mm" ? std::optional(quantity->value) : std::nullopt;
}

ResolvedSetting make_setting(const Key& key, const std::string& written, const Theme& theme) {
    // Texts are as they were read; words and colors that YAML takes for others are written in quotes.
    const bool is_text = key.kind == Kind::Text || key.kind == Kind::Path;
    ResolvedSetting setting{key.path, is_text ? written : remove_quotes(written),
                            find_number(key, written, theme), written};
    const bool may_be_color = key.kind == Kind::Color || key.kind == Kind::Paint || key.path == "back";
    if (const auto color = may_be_color ? color::parse(setting.value) : std::nullopt)
        setting.value = color::to_hex(*color);
    const diag::Span place = theme.find_place({key.path});
    if (!place.source) return setting;
    setting.source = place.source;
    setting.layer = find_layer_name(*setting.source);
    if (key.kind != Kind::Section && key.kind != Kind::Paint)
        setting.text = remove_quotes(diag::read_span(place));
    return setting;
}

} // namespace

std::vector<ResolvedSetting> list_settings(const Theme& theme) {
    if (theme.written_deck) {
        Theme written = theme;
        written.deck = *std::exchange(written.written_deck, std::nullopt);
        return list_settings(written);
    }
    std::vector<ResolvedSetting> settings;
    for (const Key& key : list_keys()) {
        const auto* const access = std::get_if<Access<Theme>>(&key.access);
        if (access != nullptr && access->write != nullptr)
            settings.push_back(make_setting(key, access->write(key, theme), theme));
    }
    return settings;
}

} // namespace spotit::theme
