#pragma once

#include <spotit/diag/sentence.hpp>

#include <fmt/core.h>

#include <array>
#include <initializer_list>
#include <type_traits>

namespace spotit::diag {

/// A template in the format of fmt, checked when it is compiled. All of its places may have names, as in
/// "{symbol} is not on card {card}": the first name is that of the first value.
template<class... Values>
class BasicTemplate {
public:
    template<std::size_t size>
    consteval BasicTemplate(const char (&text)[size])
        : text_(text, size - 1) {
        std::array<char, 2 * size> numbered{}; // what fmt can check
        std::array<std::string_view, size> names{};
        std::size_t length = 0, count = 0;
        for (std::size_t at = 0; at + 1 < size; ++at) {
            numbered[length++] = text[at];
            if (text[at] != '{') continue;
            const std::size_t end = text_.find_first_of("{:}", at + 1);
            const std::string_view name = text_.substr(at + 1, end - at - 1);
            if (text[at + 1] == '{') numbered[length++] = text[++at];
            if (name.empty() || name[0] <= '9') continue;
            std::size_t index = 0;
            while (index < count && names[index] != name) ++index;
            if (index == count) names[count++] = name;
            numbered[length++] = static_cast<char>('0' + index);
            at = end - 1;
        }
        static_cast<void>(fmt::format_string<Values...>(std::string_view(numbered.data(), length)));
    }
    constexpr std::string_view text() const { return text_; }

private:
    std::string_view text_;
};
template<class... Values>
using Template = BasicTemplate<std::type_identity_t<Values>...>;

/// Returns a sentence with values; those that are sentences (null for others) are translated with it. They
/// have the names of the other template, if there is one.
Sentence write_values(std::string_view text, fmt::format_args values,
                      std::initializer_list<const Sentence*> sentences, std::string_view other = {});

/// The template of a number with decimals, whose sign depends on the language.
inline constexpr std::string_view decimal_template = "{:f}";

inline const Sentence* find_sentence(const Sentence& value) {
    return &value;
}
template<class Value>
const Sentence* find_sentence(const Value&) {
    return nullptr;
}

/// Returns a sentence with values; a value that is a sentence is translated with it.
template<class... Values>
Sentence write(Template<Values...> text, Values&&... values) {
    return write_values(text.text(), fmt::make_format_args(values...), {find_sentence(values)...});
}

/// Returns the first sentence for 1, the second for other numbers, with the same values, which the second
/// names.
template<class... Values>
Sentence write_count(std::size_t number, Template<Values...> singular, Template<Values...> plural,
                     Values&&... values) {
    return write_values((number == 1 ? singular : plural).text(), fmt::make_format_args(values...),
                        {find_sentence(values)...}, plural.text())
        .choose_form(singular.text(), number);
}

} // namespace spotit::diag

/// Only "{}": more would be compiled in each unit.
template<>
struct fmt::formatter<spotit::diag::Sentence> {
    constexpr auto parse(fmt::format_parse_context& context) { return context.begin(); }
    fmt::appender format(const spotit::diag::Sentence& sentence, fmt::format_context& context) const;
};
