#include <spotit/theme/display_names.hpp>

#include "theme/keys/keys.hpp"

#include <utility>

namespace spotit::theme {

DisplayNames::DisplayNames(base::DataPaths places, std::string language)
    : places_(std::move(places))
    , language_(std::move(language)) {}

std::string DisplayNames::find(const symbol::SymbolSpec& source, const std::string& language) {
    const std::string& wanted = language.empty() ? language_ : language;
    if (const auto given = source.names.find(wanted); given != source.names.end()) return given->second;
    const bool own = find_base_language(language_) == find_base_language(wanted);
    if (own && !source.name.empty()) return source.name;
    if (own && !source.text.empty()) return source.text;
    const std::string emoji = source.emoji.empty() ? emoji::parse_file_name(source.image) : source.emoji;
    if (!emoji.empty()) {
        const emoji::Names& names = load_names(wanted);
        if (find_base_language(names.find_language()) == find_base_language(wanted))
            if (std::string found = names.find(emoji); !found.empty()) return found;
    }
    return own && !source.image.empty() ? source.image.stem().string() : std::string();
}

const emoji::Names& DisplayNames::load_names(const std::string& language) {
    return names_.try_emplace(language, places_, language).first->second;
}

} // namespace spotit::theme
