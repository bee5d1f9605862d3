#pragma once

#include <spotit/texts/catalog.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spotit::diag {

/// A sentence for people: in English, and what it is made of, so that it can be translated.
class Sentence {
public:
    Sentence() = default;
    /// A text as it is; only a whole one is looked up in a catalog, not one inside a sentence.
    Sentence(std::string english)
        : english_(std::move(english)) {}
    Sentence(std::string_view english)
        : english_(english) {}
    /// A sentence without values.
    template<std::size_t size>
    Sentence(const char (&text)[size])
        : template_(text, size - 1)
        , english_(template_) {}
    /// A template in the format of fmt, with its values.
    Sentence(std::string_view text, std::vector<Sentence> values, std::string english)
        : template_(text)
        , values_(std::move(values))
        , english_(std::move(english)) {}
    Sentence(const Sentence&);
    Sentence(Sentence&&) noexcept;
    Sentence& operator=(const Sentence&);
    Sentence& operator=(Sentence&&) noexcept;
    ~Sentence();

    const std::string& english() const { return english_; }
    operator const std::string&() const { return english_; }
    operator std::string_view() const { return english_; }
    bool empty() const { return english_.empty(); }
    std::string_view text_template() const { return template_; }
    const std::vector<Sentence>& values() const { return values_; }
    /// Returns the names that the template has for the values, or their numbers from 0, in their order.
    std::vector<std::string> list_names() const;

    Sentence& operator+=(const Sentence& more);
    /// Chooses the form of the translation for a number, by the template for 1.
    Sentence& choose_form(std::string_view one, std::size_t number);
    /// Gives the values the names of another template.
    Sentence& name_values(std::string_view other);
    /// Returns the sentence without blanks around it.
    Sentence trim() const;
    /// Returns the sentence in another language; in English as far as that has no translation.
    std::string translate(const texts::Catalog& catalog) const;
    friend bool operator==(const Sentence& one, const Sentence& other) {
        return one.english_ == other.english_;
    }
    friend bool operator==(const Sentence& sentence, std::string_view english) {
        return sentence.english_ == english;
    }

private:
    std::string translate_template(const texts::Catalog& catalog) const;

    std::string_view template_{}; ///< of static storage, as `one_`; empty: a text as it is
    std::string_view one_{}, other_{};
    std::size_t number_ = 1;
    std::vector<Sentence> values_{};
    std::string english_{};
};

/// Returns the sentence in a language, by its code or locale; in English as far as that has no translation.
std::string translate(const Sentence& sentence, std::string_view language);

} // namespace spotit::diag
