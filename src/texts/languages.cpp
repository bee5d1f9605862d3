#include "texts/languages.hpp"

#include <algorithm>
#include <iterator>

namespace spotit::texts {

std::string fill_in(std::string_view text,
                    std::initializer_list<std::pair<std::string_view, std::string>> values) {
    std::string result(text);
    for (const auto& [name, value] : values)
        for (std::size_t at = result.find(name); at != std::string::npos;
             at = result.find(name, at + value.size()))
            result.replace(at, name.size(), value);
    return result;
}

std::span<const Texts* const> all() {
    return rows;
}

std::span<const std::string_view> languages() {
    static const auto codes = [] {
        std::array<std::string_view, std::size(rows)> some;
        std::ranges::transform(rows, some.begin(), &Texts::language);
        return some;
    }();
    return codes;
}

namespace {

/// Returns the number of the row of a language; 0, which is English, for those without one.
std::size_t find_row(std::string_view language) {
    const std::string_view main = language.substr(0, language.find_first_of("-_"));
    const auto found = std::ranges::find(languages(), main);
    return found == languages().end() ? 0 : static_cast<std::size_t>(found - languages().begin());
}

} // namespace

const Texts& find(std::string_view language) {
    return *rows[find_row(language)];
}

const DesignerTexts& find_designer(std::string_view language) {
    return *designer_rows[find_row(language)];
}

} // namespace spotit::texts
