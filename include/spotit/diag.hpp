#pragma once

#include <spotit/base/enum_names.hpp>
#include <spotit/diag/ids.hpp>
#include <spotit/diag/sentence.hpp>

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// Messages about mistakes: their places and their wording.
namespace spotit::diag {

/// A text that messages refer to: a theme file, or the words of an option.
class SourceText {
public:
    /// `name` is printed before the position: a path as the user gave it, or `--set`.
    /// A text that is not as it is written in its file, such as one in UTF-8 of another encoding, has no
    /// edits.
    SourceText(std::string name, std::string text, bool is_as_written = true);

    const std::string& name() const { return name_; }
    const std::string& text() const { return text_; }
    bool is_as_written() const { return is_as_written_; }

    struct Position {
        int line = 1;          ///< from 1
        int column = 1;        ///< in characters (Unicode scalar values), from 1
        std::size_t utf16 = 0; ///< offset of the position in UTF-16 code units from the start, for editors
    };
    Position find_position(std::size_t byte) const;
    /// Returns the line alone, which is fast in texts of any length.
    int find_line_number(std::size_t byte) const;
    /// Returns the text of a line (from 1) without its line end.
    std::string_view read_line(int number) const;
    /// Returns the first byte that is not part of well-formed UTF-8; nothing if there is none.
    std::optional<std::size_t> find_invalid_utf8() const;
    int count_lines() const { return static_cast<int>(line_starts_.size()); }

private:
    std::string name_, text_;
    std::vector<std::size_t> line_starts_;
    bool is_as_written_;
};

/// Bytes [begin, end) of a source. No source: the message stands alone (a file that can't be written).
struct Span {
    std::shared_ptr<const SourceText> source;
    std::size_t begin = 0, end = 0;

    Span() = default;
    // An aggregate inside an aggregate makes GCC 12 warn of uninitialized members.
    Span(std::shared_ptr<const SourceText> in, std::size_t from, std::size_t to)
        : source(std::move(in))
        , begin(from)
        , end(to) {}
    friend bool operator==(const Span&, const Span&) = default;
};

/// A setting of a theme, as `-s KEY=VALUE` takes it.
struct Setting {
    std::string key, value;
    friend bool operator==(const Setting&, const Setting&) = default;
};

/// A text to be put in a place. Without a text the key that is there, or whose value is there, is to be
/// removed with its value; `yaml::write_out` finds all that goes.
struct Edit {
    Span place{};
    std::optional<std::string> text{};
    bool removes_entry = false; ///< the whole entry of a list that has this key
    friend bool operator==(const Edit&, const Edit&) = default;
};

/// What cures a problem: settings, or edits of the theme, all together.
struct Change {
    std::vector<Setting> settings{};
    std::vector<Edit> edits{};
    Sentence name{}; ///< for people who don't read YAML; empty: what it sets or the remedy says is enough
    bool is_removal = false; ///< as `yaml::write_out` finds
    bool is_empty() const { return settings.empty() && edits.empty(); }
    friend bool operator==(const Change&, const Change&) = default;
};

/// A line below a message: a remark, or a remedy. "fix: " is printed before a fix; one of several remedies
/// says so in its own text ("or set: ...").
struct Note {
    Sentence text;
    Change change{}; ///< of a remedy that can be taken at once
    bool is_fix = false;
    bool is_excerpt = false; ///< a line of the text, which editors show beside the message

    Note(Sentence shown, Change cure = {})
        : text(std::move(shown))
        , change(std::move(cure)) {}
    Note(std::string shown)
        : text(std::move(shown)) {}
    template<std::size_t size>
    Note(const char (&shown)[size])
        : text(shown) {}
    Note(const Note&);
    Note(Note&&) noexcept;
    Note& operator=(const Note&);
    Note& operator=(Note&&) noexcept;
    ~Note();
    bool is_remedy() const { return is_fix || !change.is_empty(); }
    friend bool operator==(const Note&, const Note&) = default;
};
/// Returns a remedy.
Note make_fix(Sentence text, Change change = {});
/// Returns the change that puts a value in the place of another.
Change write_value(const Span& place, std::string value);

/// What a problem is about, beside its place.
struct Subject {
    enum class Kind { Symbol, Card, File } kind = Kind::Symbol;
    std::string id;     ///< of a symbol: `SymbolSpec::id`; of a card: its number, from 1; of a file: its path
    std::string name{}; ///< as messages show a symbol that can be named along with others: 🐶, rex.jpg
    friend bool operator==(const Subject&, const Subject&) = default;
};

inline constexpr auto subject_names = base::name_values<Subject::Kind>({"symbol", "card", "file"});
/// Returns a card, by its number from 1.
inline Subject make_card(std::size_t number) {
    return {Subject::Kind::Card, std::to_string(number)};
}
/// Returns a file, by its path as messages show it.
inline Subject make_file(std::string path) {
    return {Subject::Kind::File, std::move(path)};
}

/// One message. Printed as
///     NAME:LINE:COLUMN: error: MESSAGE [id, for warnings and hints]
///        12 |   excerpt of the line
///           |   ^~~~ LABEL
///       each note, indented by two
struct Diagnostic {
    Severity severity = Severity::Error;
    Id id;
    Sentence message;
    Span span{};
    Sentence label{};          ///< stands beside the caret; may be empty
    std::vector<Note> notes{}; ///< one line each
    std::vector<Subject> subjects{};
    std::optional<std::string> meant{}; ///< what is to be put in the place; the label, if any, asks about it

    /// Adds a remedy. Nothing for an empty one.
    Diagnostic& fix(Sentence text, Change change = {});
    /// Adds a remedy that is one edit, and a note with the line as it is then.
    Diagnostic& correct(Sentence text, const Edit& edit);
    /// Puts a remedy in place of all notes.
    Diagnostic& fix_instead(Sentence text, Change change = {});
    /// Adds a note; with a change, it is a remedy beside others.
    Diagnostic& note(Sentence text, Change change = {});
    /// Adds a line of the text.
    Diagnostic& excerpt(std::string line);
    /// Adds a subject unless it is there.
    Diagnostic& add_subject(const Subject& subject);
    /// Sets what stands beside the caret.
    Diagnostic& point_out(Sentence text);
    /// Asks beside the caret whether this word was meant; nothing for an empty one.
    Diagnostic& suggest(std::string_view near);
    /// Asks so for what is `shown`.
    Diagnostic& suggest(std::string near, std::string_view shown);
    /// Returns all remedies, that of the label first, without the blanks that align them.
    std::vector<Note> list_remedies() const;
    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

/// The kind of failure of a run, which determines the exit status.
enum class ErrorCategory {
    Input, ///< the user's input is wrong: 1
    Usage, ///< wrong command line: 2
    File,  ///< a file cannot be read or written: 3
};

/// All errors of one stage, thrown together.
class Error : public std::runtime_error {
public:
    Error(ErrorCategory category, std::vector<Diagnostic> diagnostics);
    Error(ErrorCategory category, Diagnostic diagnostic);
    ErrorCategory category() const { return category_; }
    const std::vector<Diagnostic>& diagnostics() const { return diagnostics_; }

private:
    ErrorCategory category_;
    std::vector<Diagnostic> diagnostics_;
};

/// Throws one error.
[[noreturn]] void fail(ErrorCategory category, Id id, Sentence message, std::vector<Note> notes = {});

/// Collects the messages of a stage.
class Sink {
public:
    /// Returns the message in its place, where it stays.
    Diagnostic& add(Diagnostic diagnostic);
    std::size_t size() const { return diagnostics_.size(); }
    /// Adds a subject to the messages that came after the first so many.
    void add_subject(std::size_t after, const Subject& subject);
    bool has_errors() const;
    /// Returns the messages by their position in the source; several sources in the order in which they were
    /// first named.
    std::vector<Diagnostic> list_sorted() const;
    /// Throws an `Error` of category Input with everything collected, if one of the messages is an error.
    void throw_if_errors() const;

private:
    std::deque<Diagnostic> diagnostics_;
};

struct RenderOptions {
    bool color = false;                   ///< ANSI colors
    std::string program = "spotit-print"; ///< stands before messages without a position
    int columns = 110; ///< of the terminal: excerpts are cut to it, so that carets stay below their text
    std::string language = "en"; ///< of the sentences
};
/// Returns the message as it is printed, with its line ends.
std::string render(const Diagnostic& diagnostic, const RenderOptions& options = {});
/// Returns the note as it is printed.
std::string write_note(const Note& note, std::string_view language = {});
/// Returns the messages with only the first of those that say the same, and have the same fix, of several
/// subjects, one each; it names the others.
std::vector<Diagnostic> merge_subjects(std::span<const Diagnostic> diagnostics);
/// Prints the merged messages: at most `limit` errors and as many warnings of each id, then "and n more".
std::string render(std::span<const Diagnostic> diagnostics, const RenderOptions& options = {},
                   int limit = 20);

/// Returns the candidates that `word` may mean, ignoring case: those with the smallest Damerau-Levenshtein
/// distance, of at most 2 or a third of its length, but never more than half of it or `max_changes`.
std::vector<std::string_view> find_nearest_words(std::string_view word,
                                                 std::span<const std::string_view> candidates,
                                                 std::size_t max_changes = std::string_view::npos);
/// Returns the candidate that `word` probably means; empty if none is near, or several are as near.
std::string_view find_nearest_word(std::string_view word, std::span<const std::string_view> candidates,
                                   std::size_t max_changes = std::string_view::npos);

} // namespace spotit::diag
