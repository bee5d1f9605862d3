#pragma once

#include <qpdf/QPDFObjectHandle.hh>

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

/// The objects that content refers to.
namespace spotit::verify {

/// The work that may still be done for a file, about the bytes that are unpacked. Decks in which a program
/// has written out every drawing have hundreds of megabytes of content, but then they are large files.
struct ReadingBudget {
    std::size_t bytes = 48'000'000;
    bool spent = false; ///< something was left unread

    static ReadingBudget for_file(std::size_t file_size) { return {48'000'000 + 12 * file_size}; }
    /// Takes so many bytes; returns false, and is spent, if fewer are left.
    bool charge(std::size_t amount);
};

/// Returns the bytes of a stream, unpacked, up to where it is broken. Returns nothing, and the budget is
/// spent, if there are more than the budget has left.
std::string read_stream(QPDFObjectHandle stream, ReadingBudget& budget,
                        qpdf_stream_decode_level_e level = qpdf_dl_specialized);

/// Throws std::bad_alloc if so little memory is left that a filter may have had none: zlib and libjpeg say
/// only that they failed. To be called where reading has failed.
void require_room();

/// Numbers objects by their content, with all that they refer to: the same number for the same content. Forms
/// that differ in their box alone draw the same.
class ContentIds {
public:
    explicit ContentIds(ReadingBudget& budget)
        : budget_(budget) {}

    int find_number(QPDFObjectHandle object);

private:
    std::size_t hash(QPDFObjectHandle object, int depth);

    ReadingBudget& budget_;
    std::map<QPDFObjGen, std::size_t> known_{}; ///< 0: being read, since the object refers to itself
    std::map<std::size_t, int> numbers_{};
};

/// Returns the name of a font whose glyphs are not in the file; nothing if they are.
std::optional<std::string> find_missing_font(QPDFObjectHandle font);

/// The codes of a font as text: its /ToUnicode CMap (ISO 32000-1, 9.10.3).
struct FontCodes {
    FontCodes(QPDFObjectHandle font, ReadingBudget& budget);

    std::optional<std::string> missing_font; ///< its name, if its glyphs are not in the file
    bool is_hidden_font = false; ///< that hidden text is written in, also under another program's tag
    std::size_t length = 1;      ///< bytes of a code
    std::map<std::size_t, std::string> meanings{};

    std::size_t count(std::string_view bytes) const { return bytes.size() / length; }
    /// Decodes the bytes of a string to UTF-8; unknown codes become U+FFFD.
    std::string decode(std::string_view bytes) const;
};

} // namespace spotit::verify
