// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/theme/keys.hpp>

#include "theme/keys/keys.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/symbol/image_formats.hpp>

namespace spotit::theme {
namespace {

void replace_once(std::string& text, std::string_view placeholder, const std::string& value) {
    if (const std::size_t at = text.find(placeholder); at != std::string::npos)
        text.replace(at, placeholder.size(), value);
}

} // namespace

std::string fill_image_formats(std::string_view text) {
    std::string result(text);
    replace_once(result, "<image formats>", symbol::list_image_formats());
    replace_once(result, "<image endings>", diag::join_words(symbol::image_endings()));
    return result;
}

std::vector<KeyInfo> key_infos() {
    std::vector<KeyInfo> infos;
    for (const Key& key : keys()) {
        KeyInfo info;
        const bool is_paint = key.section() == "paint{}";
        info.path = is_paint ? "card.background." + std::string(key.name()) : key.label();
        info.summary = fill_image_formats(key.summary);
        info.takes = description(key);
        info.default_text = key.default_text;
        info.section = key.kind == Kind::Section;
        info.listed = key.section() == "symbols[]";
        for (const std::string_view word : key_words(key)) info.words.emplace_back(word);
        for (const std::string_view name : known_names(key)) info.names.emplace_back(name);
        if (key.kind == Kind::Flag) info.words = {"true", "false"};
        info.closed = key.kind == Kind::Choice || key.kind == Kind::Flag;
        infos.push_back(std::move(info));
    }
    return infos;
}

} // namespace spotit::theme
