#include <spotit/diag/sentence.hpp>
#include <spotit/texts.hpp>

#include "diag/write.hpp"

#include <algorithm>
#include <charconv>

namespace spotit::diag {
namespace {

/// Returns a template without the blanks and line ends that align it with other texts.
std::string_view trim_blanks(std::string_view text) {
    constexpr std::string_view blanks = " \n";
    const std::size_t first = std::min(text.find_first_not_of(blanks), text.size());
    return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

/// Calls a function for each part of a template: a text, or the index of a value with its format and the text
/// behind it. Adds names of values to those of the values before them.
template<class Text, class Value>
void for_each_part(std::string_view text, std::vector<std::string_view>& names, const Text& on_text,
                   const Value& on_value) {
    std::size_t next = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t brace = std::min(text.find_first_of("{}", at), text.size());
        on_text(text.substr(at, brace - at));
        if (brace == text.size()) return;
        if (text.substr(brace).starts_with("{{") || text[brace] == '}') {
            on_text(text.substr(brace, 1));
            at = brace + 2;
            continue;
        }
        const std::size_t end = std::min(text.find('}', brace), text.size() - 1);
        const std::string_view field = text.substr(brace + 1, end - brace - 1);
        const std::size_t colon = std::min(field.find(':'), field.size());
        std::size_t index = next++;
        if (colon > 0 && std::from_chars(field.data(), field.data() + colon, index).ec != std::errc()) {
            const auto name = std::ranges::find(names, field.substr(0, colon));
            index = static_cast<std::size_t>(name - names.begin());
            if (name == names.end()) names.push_back(field.substr(0, colon));
        }
        at = end + 1;
        on_value(index, field.substr(colon), text.substr(at));
    }
}

/// Returns the names of the values of a template, in their order; those of another one, if it is given.
std::vector<std::string_view> find_names(std::string_view text, std::string_view other) {
    std::vector<std::string_view> names;
    for_each_part(
        other.empty() ? text : other, names, [](std::string_view) {},
        [](std::size_t, std::string_view, std::string_view) {});
    return names;
}

/// Returns the number with the language's decimal sign unless a letter follows: "5.5mm" is YAML.
std::string write_decimal(std::string number, std::string_view behind, const texts::Catalog& catalog) {
    const std::string_view point = catalog.find(".", "number.point");
    const std::size_t at = number.find('.');
    const bool is_yaml = !behind.empty() && behind[0] >= 'a' && behind[0] <= 'z';
    if (at != std::string::npos && !point.empty() && !is_yaml) number.replace(at, 1, point);
    return number;
}

} // namespace

Sentence write_values(std::string_view text, fmt::format_args values,
                      std::initializer_list<const Sentence*> sentences, std::string_view other) {
    if (text == "{}" && *sentences.begin() != nullptr) return **sentences.begin();
    std::vector<Sentence> written;
    std::vector<std::string_view> names = find_names(text, other);
    std::string english;
    for_each_part(
        text, names, [&](std::string_view part) { english += part; },
        [&](std::size_t index, std::string_view format, std::string_view) {
            if (written.size() <= index) written.resize(index + 1);
            const auto value = values.get(static_cast<int>(index));
            std::string shown = fmt::vformat(fmt::format("{{{}}}", format), fmt::format_args(&value, 1));
            english += shown;
            written[index] = format.ends_with('f') || format.ends_with('g')
                                 ? Sentence(decimal_template, {}, std::move(shown))
                                 : Sentence(std::move(shown));
        });
    written.resize(sentences.size());
    std::size_t index = 0;
    for (const Sentence* sentence : sentences) {
        const auto value = values.get(static_cast<int>(index));
        if (sentence != nullptr)
            written[index] = *sentence;
        else if (written[index].empty()) // "1 is missing", which other languages write with its number
            written[index] = fmt::vformat("{}", fmt::format_args(&value, 1));
        ++index;
    }
    return Sentence(text, std::move(written), std::move(english)).name_values(other);
}

// Compiled once, here: nearly every source has sentences.
Sentence::Sentence(const Sentence&) = default;
Sentence::Sentence(Sentence&&) noexcept = default;
Sentence& Sentence::operator=(const Sentence&) = default;
Sentence& Sentence::operator=(Sentence&&) noexcept = default;
Sentence::~Sentence() = default;

Sentence& Sentence::operator+=(const Sentence& more) {
    std::string english = english_ + more.english_;
    return *this = {"{}{}", {std::move(*this), more}, std::move(english)};
}

Sentence& Sentence::name_values(std::string_view other) {
    other_ = other;
    return *this;
}

Sentence& Sentence::choose_form(std::string_view one, std::size_t number) {
    one_ = one;
    number_ = number;
    return *this;
}

Sentence Sentence::trim() const {
    Sentence bare = *this;
    bare.template_ = trim_blanks(template_);
    bare.english_ = trim_blanks(english_);
    return bare;
}

std::vector<std::string> Sentence::list_names() const {
    const std::vector<std::string_view> found = find_names(template_, other_);
    std::vector<std::string> names(found.begin(), found.end());
    while (names.size() < values_.size()) names.push_back(std::to_string(names.size()));
    return names;
}

std::string translate(const Sentence& sentence, std::string_view language) {
    return sentence.translate(texts::find_catalog(language));
}

std::string Sentence::translate(const texts::Catalog& catalog) const {
    if (!template_.empty()) return translate_template(catalog);
    const std::string_view found = catalog.find(english_);
    return found.empty() ? english_ : std::string(found);
}

/// Blanks and line ends around a template belong to no translation.
std::string Sentence::translate_template(const texts::Catalog& catalog) const {
    const std::string_view bare = trim_blanks(template_);
    const std::string_view found = catalog.find(one_.empty() ? bare : trim_blanks(one_), {}, number_);
    const bool is_literal = values_.empty() && template_ == english_;
    if (template_.empty() || template_ == decimal_template || (found.empty() && is_literal)) return english_;
    const auto begin = static_cast<std::size_t>(bare.data() - template_.data());
    const std::string_view behind = template_.substr(begin + bare.size());
    std::string result(template_.substr(0, begin));
    if (is_literal) return result.append(found).append(behind);
    std::vector<std::string_view> names = find_names(bare, other_);
    for_each_part(
        found.empty() ? bare : found, names, [&](std::string_view text) { result += text; },
        [&](std::size_t index, std::string_view, std::string_view next) {
            if (index >= values_.size()) return;
            const Sentence& value = values_[index];
            result += value.template_ == decimal_template ? write_decimal(value.english_, next, catalog)
                                                          : value.translate_template(catalog);
        });
    return result.append(behind);
}

} // namespace spotit::diag

fmt::appender fmt::formatter<spotit::diag::Sentence>::format(const spotit::diag::Sentence& sentence,
                                                             fmt::format_context& context) const {
    return std::ranges::copy(sentence.english(), context.out()).out;
}
