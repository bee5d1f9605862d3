#pragma once

#include "diag/write.hpp"
#include "theme/keys/keys.hpp"

#include <spotit/color.hpp>
#include <spotit/diag.hpp>
#include <spotit/emoji.hpp>
#include <spotit/theme/read.hpp>
#include <spotit/theme/theme.hpp>
#include <spotit/yaml.hpp>

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace spotit::document {
struct Back;
}

namespace spotit::theme {

/// Collects the errors and warnings of a theme, each of them once.
class Problems {
public:
    explicit Problems(diag::Sink& sink)
        : sink_(sink) {}

    /// Reports an error, to which a remedy and notes can be added. The message is a format of the values.
    template<class... Values>
    diag::Diagnostic& error(diag::Span span, diag::Id id, diag::Template<Values...> message,
                            Values&&... values) {
        return add({diag::Severity::Error, id, diag::write(message, std::forward<Values>(values)...), span});
    }
    template<class... Values>
    diag::Diagnostic& warn(diag::Span span, diag::Id id, diag::Template<Values...> message,
                           Values&&... values) {
        return sink_.add(
            {diag::Severity::Warning, id, diag::write(message, std::forward<Values>(values)...), span});
    }
    diag::Diagnostic& add(diag::Diagnostic error);
    /// Reports the errors of a text that can't be read.
    void add(const diag::Error& errors);
    /// Reports what stands there twice, and where it came first.
    void report_second(diag::Span span, const diag::Span& first, diag::Sentence message);
    std::size_t count() const { return count_; }
    /// Returns the number of errors and warnings in the sink.
    std::size_t count_messages() const { return sink_.size(); }
    /// Adds a subject to the errors and warnings that came after the first so many.
    void add_subject(std::size_t after, const diag::Subject& subject) { sink_.add_subject(after, subject); }
    /// Returns true if the next error may take the time to search for a suggestion: only the first are shown.
    bool wants_suggestions() const { return count_ < max_suggestions; }
    /// Returns the candidate that was probably meant; empty if there is none, or there are too many errors.
    std::string_view nearest_word(std::string_view word, std::span<const std::string_view> candidates) const;

private:
    /// Twice as many as are shown, since they are found in another order.
    static constexpr std::size_t max_suggestions = 40;

    diag::Sink& sink_;
    diag::Diagnostic unreported_; ///< takes the place of an error that is not reported
    std::size_t count_ = 0;
    std::set<std::tuple<const diag::SourceText*, std::size_t, std::string>> reported_; ///< place and message
};

/// The colors that a theme defines.
struct Palette {
    struct Ink {
        color::Color color; ///< on screens: one of its own, but for black alone and bare paper
        color::Inks inks;
        std::string written;
        diag::Span span;
    };

    Problems& problems;
    std::vector<WrittenColor>& all; ///< of Theme
    std::map<std::string, color::Color, std::less<>> named{};
    std::vector<Ink> inks{}; ///< in the order of their first use
    std::map<std::array<double, 4>, color::Color> known_inks{};
    std::map<std::array<long, 3>, int> taken{}; ///< number of inks that share the bytes of a screen's color
};

/// The files and folders that a theme names.
struct Files {
    Problems& problems;
    const Context& input;
    std::shared_ptr<const diag::SourceText> source; ///< of the theme itself
    std::vector<std::filesystem::path>& all;        ///< of Theme
    std::vector<diag::Diagnostic>& hints;           ///< of Theme
    std::set<std::filesystem::path> noted{}, checked{};
    std::filesystem::path folder{}; ///< of the theme, without links; empty until a file is named
};

/// Returns nothing in place of a value that can't be read, as was reported.
inline std::nullopt_t refuse(const diag::Diagnostic& /*reported*/) {
    return std::nullopt;
}

/// Returns the change that removes the key that is there, or whose value is there.
inline diag::Change remove_key(const diag::Span& place) {
    return {.edits = {{place, std::nullopt}}};
}
/// Returns the change that writes something else there.
inline diag::Change rewrite(const diag::Span& place, std::string text) {
    return {.edits = {{place, std::move(text)}}};
}

/// Returns the change that makes an entry the value of another key; nothing for an alias, a value of several
/// lines, or one with a comment.
diag::Change move_entry(const yaml::Node::Entry& entry, std::string_view path);

/// Returns the part of a place that is in its first line.
diag::Span take_first_line(diag::Span span);
/// Returns whether a key or value shares its line with others, between brackets.
bool is_between_brackets(const diag::Span& span);
/// Returns "it" for such a key or value; otherwise "the line".
diag::Sentence describe_removed(const diag::Span& span);
/// Returns "`card.shape` is in line 3" for a key; empty if it is in the line of `from`.
diag::Sentence describe_key(std::string_view key, const diag::Span& span, const diag::Span& from);

/// Returns the back of a theme that does not say what covers it.
document::Back make_default_back(const diag::Span& span);

/// The keys that a deck can't have whose drawings are made from `deck.set`.
inline const std::initializer_list<std::string_view> keys_of_symbols = {"symbols", "deck.categories",
                                                                        "deck.forms"};

struct GroupSlot;
/// The symbols of the deck while they are read.
struct SymbolList {
    std::vector<GroupSlot> groups;                         ///< groups to be filled at the end
    std::map<std::string, diag::Span, std::less<>> seen{}; ///< by identity
    /// Indices of pictures that came from folders, by identity; an entry of their own takes their place.
    std::map<std::string, std::size_t, std::less<>> of_folders{};
    int count = 0;          ///< intended symbols, including wrong ones
    int spare = 0;          ///< those that groups could add
    bool are_known = false; ///< false: there are none, or an entry stands for an unknown number of them
    std::vector<std::pair<std::string, diag::Span>> labels{}; ///< words behind the emoji of their name
};

/// The values of one layer, or of several merged layers.
struct MergedValues {
    struct Value {
        const yaml::Node* node = nullptr; ///< none: the key is given, but its value can't be read
        diag::Span key;
        std::size_t layer = 0;             ///< its layer, from 0 for the lowest
        const yaml::Node* below = nullptr; ///< the value of the next lower layer that gives one
    };
    std::map<const Key*, Value> values;
    std::size_t looks = 0;      ///< the number of layers that are looks; they are the lowest
    std::list<yaml::Node> made; ///< values merged from several layers
};

/// The name of the files of -s KEY=VALUE.
inline constexpr std::string_view override_source = "--set";
inline bool is_override(const diag::Span& span) {
    return span.source->name() == override_source;
}

/// A theme that is being read. What reads single values takes a part of it.
struct Reading : Problems {
    const Context& input;
    Theme& theme;
    SymbolList& symbols;
    Files files;
    Palette palette{*this, theme.colors};
    emoji::NameIndex emoji_names{};
    MergedValues given{};       ///< of all layers
    bool has_all_layers = true; ///< false: a layer could not be read, so keys may be missing

    /// Returns whether the key was given and its value could be read.
    bool has(std::string_view path) const;
    const MergedValues::Value* find_given(std::string_view path) const;
    /// Returns the change that removes a key; nothing for one that is not given.
    diag::Change remove(std::string_view path) const;
    /// Returns whether the key or its section was given, also by a mistyped name, but could not be read.
    bool lacks_value(std::string_view path) const;
    /// Returns true if a layer above the key's has given one of the others.
    bool is_below(std::string_view path, std::initializer_list<std::string_view> others) const;
    using Paths = std::initializer_list<std::string_view>;
    /// Reports an error or a warning at the value of the first of these keys that was given.
    template<class... Values>
    diag::Diagnostic& error_at(Paths paths, diag::Id id, diag::Template<Values...> message,
                               Values&&... values) {
        return error(find_span(paths), id, message, std::forward<Values>(values)...);
    }
    template<class... Values>
    diag::Diagnostic& warn_at(Paths paths, diag::Id id, diag::Template<Values...> message,
                              Values&&... values) {
        return warn(find_span(paths), id, message, std::forward<Values>(values)...);
    }
    /// Returns the place of the value of the first of these keys that was given; the start of the theme if
    /// none was.
    diag::Span find_span(std::initializer_list<std::string_view> paths) const;
};

/// Returns the part of a reading that a reader takes.
template<class Part>
Part& find_part(Reading& reading) {
    return std::get<Part&>(
        std::tie(reading, static_cast<Problems&>(reading), reading.palette, reading.files));
}

/// Collects the values of a map by the table's keys; reports keys that are unknown, given twice or without a
/// value, and values of a kind that the key does not take.
void collect_keys(Reading& reading, const yaml::Node& map, std::string_view section, MergedValues& given);
/// Calls a function for each value, in the order of the table, and notes which could be read.
void for_each_given(Reading& reading, const MergedValues& given,
                    const std::function<void(const Key&, const yaml::Node&)>& read);
/// Reads the values of a section into what belongs to it.
template<class Section>
void read_values(Reading& reading, const MergedValues& given, Section& section) {
    for_each_given(reading, given, [&](const Key& key, const yaml::Node& node) {
        if (const auto* access = std::get_if<Access<Section>>(&key.access))
            access->read(reading, key, node, section);
    });
}

/// Returns whether a key takes a value of this form.
bool takes(const Key& key, const yaml::Node& value);
/// Returns the key of a section that takes such a value: `paper` for A4 and [A4]; null if there is none or
/// several.
const Key* find_key_for(const Key& section, const yaml::Node& value);
/// Adds what to write in place of a value of the wrong kind.
void explain_kind(diag::Diagnostic& problem, const Key& key, const yaml::Node::Entry& entry);

/// Reports a gradient as CSS writes it, linear-gradient(red, gold); returns false for other texts.
bool report_css_gradient(Problems& problems, const diag::Span& span, std::string_view written);

/// Reports a key or a list entry without a value, and explains common causes.
void report_null(Problems& problems, const Key& key, const yaml::Node::Entry& entry);
void report_null_item(Problems& problems, const yaml::Node& item);

/// Reports a key of a map that its section does not have; returns the key that is meant, or null.
const Key* report_unknown(Reading& reading, const yaml::Node& map, const yaml::Node::Entry& entry,
                          std::string_view section);

} // namespace spotit::theme
