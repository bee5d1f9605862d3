#include <spotit/theme/keys.hpp>

#include "theme/keys/keys.hpp"

#include <spotit/color.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/symbol/image_formats.hpp>
#include <spotit/theme/read.hpp>

namespace spotit::theme {
namespace {

void replace_once(std::string& text, std::string_view placeholder, const std::string& value) {
    if (const std::size_t at = text.find(placeholder); at != std::string::npos)
        text.replace(at, placeholder.size(), value);
}

std::optional<std::array<double, 2>> to_limits(const Range& range) {
    if (range.min == 0 && range.max == 0) return std::nullopt;
    return std::array{range.min, range.max};
}

std::string_view find_unit(const Key& key) {
    if (key.kind == Kind::Degrees) return "°";
    return key.kind == Kind::Length || key.kind == Kind::CardSize ? "mm" : "";
}

/// Adds a key of a background wherever it can stand.
void add_paint_key(std::vector<KeyInfo>& infos, KeyInfo info) {
    const std::string name = info.path;
    for (const std::string_view section : {"card.background", "back.background", "back"}) {
        if (section == "back" && !is_paint_of_back(name)) continue;
        info.path = join(section, name);
        info.repeated = section != "card.background";
        infos.push_back(info);
    }
}

} // namespace

std::string fill_image_formats(std::string_view text) {
    std::string result(text);
    replace_once(result, "<image formats>", symbol::list_image_formats());
    replace_once(result, "<image endings>", diag::join_words(symbol::list_image_endings()));
    return result;
}

std::vector<KeyInfo> gather_key_infos() {
    std::vector<KeyInfo> infos;
    for (const Key& key : list_keys()) {
        if (key.section() == "pin{}") continue; // they have no path without a card and a symbol
        KeyInfo info;
        info.path = key.label();
        info.summary = fill_image_formats(key.summary);
        info.takes = describe_values(key);
        info.default_text = write_default(key);
        info.section = key.kind == Kind::Section;
        info.listed = key.path.starts_with("symbols[]");
        for (const std::string_view word : list_words(key)) info.words.emplace_back(word);
        info.range = to_limits(key.range);
        info.usual = to_limits(key.usual);
        info.unit = find_unit(key);
        if (info.unit == "mm") info.units = list_units();
        for (const std::string_view name : list_offered_names(key)) info.names.emplace_back(name);
        if (key.kind == Kind::Flag) info.words = {"true", "false"};
        if (key.kind == Kind::Color || key.kind == Kind::Paint || key.path == "back")
            for (const std::string_view name : color::list_names()) info.names.emplace_back(name);
        info.closed = key.kind == Kind::Choice || key.kind == Kind::Flag;
        if (key.section() == "paint{}")
            add_paint_key(infos, std::move(info));
        else
            infos.push_back(std::move(info));
    }
    return infos;
}

} // namespace spotit::theme
