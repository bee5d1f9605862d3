#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#define SPOTIT_EXPORT __attribute__((visibility("default")))

/// spotit-print as a library: a theme in, a PDF out. The only header that is installed; docs/library.md has a
/// program that uses it.
namespace spotit::library {

/// A theme and all that decides which bytes are made of it.
struct DeckRequest {
    std::string theme;               ///< the text of the theme, in YAML
    std::string name = "theme.yaml"; ///< stands in messages; relative paths of the theme begin at its folder
    std::vector<std::pair<std::string, std::string>> settings{}; ///< as `-s KEY=VALUE` of the program
    /// The folders of fonts, emoji names and color profiles. Empty: those installed with the library.
    std::vector<std::filesystem::path> data_folders{};
    std::optional<std::int64_t> date{}; ///< for the dates in the file: seconds since 1970 UTC
    int threads = 1;                    ///< at least 1; the result does not depend on it
    /// Receives how far a stage is: 0 of n when it begins, n of n when it ends; returns false to cancel.
    /// Called from any thread, by one at a time. May be empty.
    std::function<bool(std::string_view stage, int done, int total)> progress{};
};

/// A part of the theme or of a file that it names.
struct Place {
    std::string file;               ///< empty: the message has no place
    int line = 0, column = 0;       ///< from 1, in characters
    std::size_t begin = 0, end = 0; ///< bytes of the file
};

/// A text for people, in English.
struct Sentence {
    std::string text;
    std::string text_template{}; ///< with names in braces; empty: the text is as it is
    std::vector<std::pair<std::string, std::string>> arguments{}; ///< of the template, by these names
};

/// What cures a problem. All settings and edits are one change; without any it is a sentence alone.
struct Remedy {
    struct Edit {
        Place place;
        std::string text; ///< to be put there; empty: what is there goes
    };
    Sentence sentence;
    std::vector<std::pair<std::string, std::string>> settings{}; ///< as those of a request
    std::vector<Edit> edits{};
};

/// What a problem is about: a symbol by an id that no other one of the theme has, a card by its number, or a
/// file by its path.
struct Subject {
    enum class Kind { Symbol, Card, File } kind = Kind::Symbol;
    std::string id;
};

/// An error, a warning or a hint.
struct Message {
    enum class Severity { Error, Warning, Hint } severity = Severity::Error;
    std::string id;           ///< words joined by hyphens, see docs/diagnostics.md
    std::string text;         ///< as the program prints it, with the line of the theme and the remedies
    int line = 0, column = 0; ///< those of the place
    Sentence sentence{};      ///< what is wrong
    Sentence label{};         ///< of the place; may be empty
    Place place{};
    std::vector<Sentence> notes{}; ///< what else is to be known
    std::vector<Remedy> remedies{};
    std::vector<Subject> subjects{};
};

/// A finished deck.
struct Deck {
    std::string pdf; ///< the bytes of the file
    int cards = 0, symbols_per_card = 0, symbols = 0, sheets = 0;
    std::string paper;   ///< "A4", or a size
    std::string promise; ///< what was shown of the deck: "each of the 1596 pairs of cards shares ..."
    std::vector<Message> warnings;
};

/// The theme or a file that it names is wrong. what() is the text of all messages.
class SPOTIT_EXPORT Error : public std::runtime_error {
public:
    explicit Error(std::vector<Message> messages);
    ~Error() override;
    const std::vector<Message>& messages() const { return messages_; }

private:
    std::vector<Message> messages_;
};

/// The progress function of a request returned false.
class SPOTIT_EXPORT Canceled : public std::runtime_error {
public:
    Canceled();
    ~Canceled() override;
};

/// Makes the deck of a theme. The same request gives the same bytes. Throws Error and Canceled; may be called
/// from several threads at once.
SPOTIT_EXPORT Deck make_deck(const DeckRequest& request);

/// Returns the version of the library that runs, as "0.1.0".
SPOTIT_EXPORT std::string_view version();

} // namespace spotit::library
