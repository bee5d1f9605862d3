#pragma once

#include <spotit/symbol.hpp>
#include <spotit/symbol/font.hpp>
#include <spotit/symbol/spec.hpp>

namespace spotit::symbol {

/// The label beside the caret and the notes below a message.
struct Hints {
    diag::Sentence label{};
    std::vector<diag::Note> notes{};
};

/// A spec, the means to make its symbol, and the sink for problems.
struct Request {
    const SymbolSpec& spec;
    const Fonts& fonts;
    diag::Sink& sink;
    CutOut cut_out = CutOut::None; ///< of a picture

    void error(diag::Id id, diag::Sentence message, Hints hints = {}) const;
    /// Reports an error at the place of the spec unless it has one.
    void error(diag::Diagnostic problem) const;
    void warn(diag::Id id, diag::Sentence message, Hints hints = {}) const;
};

/// Sets the drawing, box and outline of the symbol; without `outline`, that of the drawing.
void set_drawing(Symbol& symbol, Drawing drawing, const geom::Box& box,
                 std::optional<geom::Region> outline = {});
/// The same for a drawing in the units of the one before: pixels keep their size on the card.
void change_drawing(Symbol& symbol, Drawing drawing, const geom::Box& box,
                    std::optional<geom::Region> outline = {});

// Functions that make symbols, one for each kind of spec. Each reports its problems.

Symbol make_symbol(const Emoji& emoji, const Request& request);
Symbol make_symbol(const Word& content, const Request& request);
/// Reads an image file with the reader of its format.
Symbol make_symbol(const Picture& picture, const Request& request);

/// Returns the color of a word's letters: its own, or one that is easy to read on its plaque.
color::Color choose_ink(const SymbolSpec& spec);
/// Puts a word on its plaque, which is as large as the letters need.
void put_on_plaque(Symbol& word, const SymbolSpec& spec);

/// Returns whether the color is opaque and made of bytes, as in style sheets; inks have colors between them.
bool is_made_of_bytes(const color::Color& color);
/// Returns whether both are the same shape, in a single color, and the second one in this color.
bool is_tinted(const Symbol& symbol, const Symbol& tinted, const color::Color& color);
/// Repaints a picture of a single color in the color of its spec, if it has one. Any other picture stays as
/// it is, with a warning.
void apply_tint(Symbol& symbol, const Request& request);

} // namespace spotit::symbol
