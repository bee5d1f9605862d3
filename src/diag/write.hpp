#pragma once

#include <spotit/diag/sentence.hpp>

#include <fmt/core.h>

#include <type_traits>

namespace spotit::diag {

/// Returns each value as the template formats it: {:.1f}.
std::vector<Sentence> format_values(std::string_view text, fmt::format_args values);

/// Returns a sentence with values; a value that is a sentence is translated with it.
template<class... Values>
Sentence write(fmt::format_string<Values...> text, Values&&... values) {
    const auto view = static_cast<fmt::string_view>(text);
    const std::string_view words(view.data(), view.size());
    std::vector<Sentence> parts = format_values(words, fmt::make_format_args(values...));
    parts.resize(sizeof...(values));
    std::size_t index = 0;
    [[maybe_unused]] const auto keep = [&](const auto& value) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(value)>, Sentence>) parts[index] = value;
        ++index;
    };
    (keep(values), ...);
    return {words, std::move(parts), fmt::format(text, std::forward<Values>(values)...)};
}

/// Returns the first sentence for 1, the second for other numbers, with the same values.
template<class... Values>
Sentence write_count(std::size_t number, fmt::format_string<Values...> singular,
                     fmt::format_string<Values...> plural, Values&&... values) {
    const auto view = static_cast<fmt::string_view>(singular);
    return write<Values...>(number == 1 ? singular : plural, std::forward<Values>(values)...)
        .choose_form({view.data(), view.size()}, number);
}

} // namespace spotit::diag

template<>
struct fmt::formatter<spotit::diag::Sentence> : fmt::formatter<std::string_view> {
    auto format(const spotit::diag::Sentence& sentence, fmt::format_context& context) const {
        return fmt::formatter<std::string_view>::format(sentence.english(), context);
    }
};
