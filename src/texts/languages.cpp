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

const Texts& find(std::string_view language) {
    const std::string_view main = language.substr(0, language.find_first_of("-_"));
    const auto* const found =
        std::ranges::find_if(rows, [&](const Texts* row) { return main == row->language; });
    return found == std::end(rows) ? english : **found;
}

} // namespace spotit::texts
