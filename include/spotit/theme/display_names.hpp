#pragma once

#include <spotit/base/files.hpp>
#include <spotit/emoji.hpp>
#include <spotit/symbol/spec.hpp>

#include <functional>
#include <map>
#include <string>

namespace spotit::theme {

/// Finds the names by which forms show symbols.
class DisplayNames {
public:
    /// For a deck in this language.
    DisplayNames(base::DataPaths places, std::string language);
    /// Returns the name of a symbol in a language (empty: the deck's); empty if it is unknown.
    std::string find(const symbol::SymbolSpec& source, const std::string& language = {});

private:
    base::DataPaths places_;
    std::string language_;
    std::map<std::string, emoji::Names, std::less<>> names_;
};

} // namespace spotit::theme
