// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/theme/display_names.hpp>

#include "theme/keys/keys.hpp"

#include <spotit/emoji.hpp>

#include <utility>

namespace spotit::theme {
namespace {

/// Returns true if the wanted language is a variant of the known one, as "pt-BR" is of "pt".
bool speaks(std::string_view known, std::string_view wanted) {
    return known.substr(0, known.find('-')) == wanted.substr(0, wanted.find('-'));
}

} // namespace

DisplayNames::DisplayNames(base::DataPaths places, std::string language)
    : places_(std::move(places))
    , language_(std::move(language)) {}

std::string DisplayNames::find(const symbol::SymbolSpec& source, const std::string& language) {
    const std::string& wanted = language.empty() ? language_ : language;
    if (const auto given = source.names.find(wanted); given != source.names.end()) return given->second;
    const bool own = speaks(language_, wanted);
    if (own && !source.name.empty()) return source.name;
    if (own && !source.text.empty()) return source.text;
    const std::string emoji = source.emoji.empty() ? emoji::emoji_in_file_name(source.image) : source.emoji;
    if (!emoji.empty()) {
        const emoji::Names& names = names_in(wanted);
        if (speaks(names.language(), wanted))
            if (std::string found = names.find(emoji); !found.empty()) return found;
    }
    return own && !source.image.empty() ? source.image.stem().string() : std::string();
}

const emoji::Names& DisplayNames::names_in(const std::string& language) {
    const auto found = names_.find(language);
    if (found != names_.end()) return found->second;
    return names_.emplace(language, emoji::Names(places_, language)).first->second;
}

} // namespace spotit::theme
