// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/font_codes.hpp"

#include <spotit/geom.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::verify {

/// An operand of an operator: a number, or the bytes of a string.
struct Operand {
    double number = 0;
    std::string bytes{};
    bool is_string = false;
};

/// The text part of the graphics state (ISO 32000-1, 9.3).
struct TextState {
    std::shared_ptr<const FontCodes> font{};
    double size = 0, letter_space = 0, stretch = 1, leading = 0, rise = 0;
    bool hidden = false; ///< rendering mode 3
};

/// A string that was shown, in the space of the content.
struct ShownText {
    std::string utf8{};   ///< of hidden text
    std::string codes{};  ///< the bytes of its strings
    geom::Point middle{}; ///< of its base line; of visible text the start
    geom::Point em{};     ///< the vector of one em along the base line
    geom::Point up{};     ///< the vector of one em upright
    bool hidden = false;
};

/// The text operators but for `Tf`.
class TextPen {
public:
    using Operands = std::vector<Operand>;

    /// Obeys the operator and returns true if it is one of text. Fills `shown`: several texts where a string
    /// array has a gap between two words, since Ghostscript joins hidden texts on one line.
    bool obey(std::string_view operation, const Operands& operands, TextState& state);
    std::vector<ShownText> shown{};

private:
    void move_by(geom::Point by) { pen_ = line_ = line_ * geom::Affine::translation(by); }
    void show(const Operands& operands, const TextState& state);
    void finish(ShownText& text, double length, const TextState& state);

    geom::Affine line_{}, pen_{};
};

} // namespace spotit::verify
