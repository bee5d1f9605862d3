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
    const bool own = extract_base_language(language_) == extract_base_language(wanted);
    if (own && !source.name.empty()) return source.name;
    const std::string emoji = symbol::find_named_emoji(source);
    if (!emoji.empty()) {
        const emoji::Names& names = names_.try_emplace(wanted, places_, wanted).first->second;
        if (extract_base_language(names.find_language()) == extract_base_language(wanted))
            if (std::string found = names.find(emoji); !found.empty()) return found;
    }
    return own && !source.row().has_names ? symbol::find_name(source) : std::string();
}

} // namespace spotit::theme
