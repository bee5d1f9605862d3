#pragma once

#include <spotit/texts/catalog.hpp>
#include <spotit/texts/english.hpp>

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>

/// All that pages and cards say by themselves, in each language that it is translated to.
namespace spotit::texts {

/// A name in braces and what is filled in for it: {"{n}", "3"}.
using Field = std::pair<std::string_view, std::string>;
/// Returns the text with the fields filled in; other texts in braces stay.
std::string fill_in(std::string_view text, std::span<const Field> fields);
inline std::string fill_in(std::string_view text, std::initializer_list<Field> fields) {
    return fill_in(text, std::span(fields.begin(), fields.size()));
}

/// The name of a text; another one does not compile.
class Name {
public:
    consteval Name(const char* name)
        : row_(english) {
        while (row_->name != name) ++row_;
    }
    constexpr explicit Name(const Row& row)
        : row_(&row) {}
    constexpr const Row& row() const { return *row_; }

private:
    const Row* row_;
};

/// The texts in one language; what has no translation is in English.
class Texts {
public:
    explicit Texts(const Catalog& catalog)
        : catalog_(catalog) {}
    const std::string& language() const { return catalog_.language(); }
    std::string_view operator[](Name name) const;
    /// Returns the text in the form for a number.
    std::string_view select_form(Name name, std::size_t count) const;

private:
    const Catalog& catalog_;
};

/// Returns the code of the first language there is of those named by BCP 47 tags or locales, with commas
/// between them: "de" for "de-AT", "DE" or "pt,de_AT.UTF-8". Empty: there is none.
std::string_view find_code(std::string_view languages);
/// Returns the catalog of the language that `find_code` returns, read when it is first asked for; that of
/// English, which has no translations, if there is none.
const Catalog& find_catalog(std::string_view language);
/// Returns the codes of all languages; English first.
std::span<const std::string_view> languages();
/// Returns the texts in the language of a BCP 47 tag.
Texts find(std::string_view language);

} // namespace spotit::texts
