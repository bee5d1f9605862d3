#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::texts {

/// The translations of a language: what a PO file of gettext has.
/// https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html
class Catalog {
public:
    /// Reads the text of a PO file. Lines that are no part of an entry are skipped.
    explicit Catalog(std::string_view po);

    /// Returns the code of the language, ISO 639.
    const std::string& language() const { return language_; }
    /// Returns the translation of an English text, in the form for `count` things; that of the context comes
    /// first. Empty: there is none.
    std::string_view find(std::string_view english, std::string_view context = {},
                          std::size_t count = 1) const;
    /// Returns the index of the form for `count` things.
    std::size_t choose_form(std::size_t count) const;
    /// Returns all forms of a translation, which differ by a number; null: there is no translation.
    const std::vector<std::string>* find_forms(std::string_view english, std::string_view context = {}) const;

private:
    std::string language_, plural_;
    std::map<std::string, std::vector<std::string>, std::less<>> forms_;
};

} // namespace spotit::texts
