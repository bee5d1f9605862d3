#pragma once

#include <spotit/diag/sentence.hpp>

#include <fmt/core.h>

#include <initializer_list>

namespace spotit::diag {

/// Returns a sentence with values; those that are sentences (null for others) are translated with it.
Sentence write_values(fmt::string_view text, fmt::format_args values,
                      std::initializer_list<const Sentence*> sentences);

inline const Sentence* find_sentence(const Sentence& value) {
    return &value;
}
template<class Value>
const Sentence* find_sentence(const Value&) {
    return nullptr;
}

/// Returns a sentence with values; a value that is a sentence is translated with it.
template<class... Values>
Sentence write(fmt::format_string<Values...> text, Values&&... values) {
    return write_values(text, fmt::make_format_args(values...), {find_sentence(values)...});
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

/// Only "{}": more would be compiled in each unit.
template<>
struct fmt::formatter<spotit::diag::Sentence> {
    constexpr auto parse(fmt::format_parse_context& context) { return context.begin(); }
    fmt::appender format(const spotit::diag::Sentence& sentence, fmt::format_context& context) const;
};
