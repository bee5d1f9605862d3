#include "theme/symbols/symbols.hpp"

#include <spotit/emoji.hpp>
#include <spotit/symbol.hpp>

#include <algorithm>

namespace spotit::theme {
namespace {

/// Returns true if all names are known and differ.
bool are_good(std::vector<std::string> words) {
    std::ranges::sort(words);
    return std::ranges::none_of(words, &std::string::empty) &&
           std::ranges::adjacent_find(words) == words.end();
}

} // namespace

DisplayWords::DisplayWords(const Theme& theme, const base::DataPaths& places)
    : names_(places, theme.language) {
    if (theme.forms) {
        showings_ = {theme.forms->first};
        if (theme.forms->mode) showings_.push_back(theme.forms->second);
    }
    std::erase_if(showings_,
                  [](const DisplayForm& showing) { return showing.kind != DisplayForm::Kind::Word; });
    if (showings_.empty()) return;
    for (std::size_t i = 0; i < theme.symbols.size(); ++i) {
        const std::vector<std::string>& own = theme.fits[i].forms;
        if (own.empty()) take(theme.symbols[i]);
        for (const std::string& form : own) taken_.insert(symbol::comparison_key(form));
    }
}

std::vector<std::string> DisplayWords::find_words(const symbol::SymbolSpec& source) {
    std::vector<std::string> words;
    for (const DisplayForm& showing : showings_)
        words.push_back(symbol::comparison_key(names_.find(source, showing.language)));
    return words;
}

void DisplayWords::take(const symbol::SymbolSpec& source) {
    for (std::string& word : find_words(source))
        if (!word.empty()) taken_.insert(std::move(word));
    // A word is its own picture.
    if (!source.text.empty()) taken_.insert(symbol::comparison_key(source.text));
}

std::vector<symbol::SymbolSpec> DisplayWords::choose(std::vector<symbol::SymbolSpec> candidates) {
    if (showings_.empty()) return candidates;
    const auto is_good = [&](const symbol::SymbolSpec& source) { return are_good(find_words(source)); };
    if (std::ranges::none_of(candidates, is_good)) return candidates;
    std::set<std::string> taken = taken_;
    const auto is_taken = [&](const std::string& word) { return taken.contains(word); };
    std::erase_if(candidates, [&](const symbol::SymbolSpec& source) {
        const std::vector<std::string> words = find_words(source);
        if (!are_good(words) || std::ranges::any_of(words, is_taken)) return true;
        taken.insert(words.begin(), words.end());
        return false;
    });
    return candidates;
}

DisplayNames::DisplayNames(base::DataPaths places, std::string language)
    : places_(std::move(places))
    , language_(std::move(language)) {}

std::string DisplayNames::find(const symbol::SymbolSpec& source, const std::string& language) {
    const std::string& wanted = language.empty() ? language_ : language;
    if (const auto given = source.names.find(wanted); given != source.names.end()) return given->second;
    const bool own = base_language(language_) == base_language(wanted);
    if (own && !source.name.empty()) return source.name;
    if (own && !source.text.empty()) return source.text;
    const std::string emoji = source.emoji.empty() ? emoji::parse_file_name(source.image) : source.emoji;
    if (!emoji.empty()) {
        const emoji::Names& names = load_names(wanted);
        if (base_language(names.find_language()) == base_language(wanted))
            if (std::string found = names.find(emoji); !found.empty()) return found;
    }
    return own && !source.image.empty() ? source.image.stem().string() : std::string();
}

const emoji::Names& DisplayNames::load_names(const std::string& language) {
    const auto found = names_.find(language);
    if (found != names_.end()) return found->second;
    return names_.emplace(language, emoji::Names(places_, language)).first->second;
}

} // namespace spotit::theme
