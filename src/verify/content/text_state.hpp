// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/font_reader.hpp"

#include <spotit/geom.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::verify {

/// What stands before an operator.
struct Operand {
    double number = 0;
    std::string bytes{}; ///< of a string
    bool is_string = false;
};

/// ISO 32000-1, 9.3: what text is drawn with; part of the graphics state.
struct TextState {
    std::shared_ptr<const ReadFont> font{};
    double size = 0, letter_space = 0, word_space = 0, stretch = 1, leading = 0, rise = 0;
    bool unseen = false; ///< text rendering mode 3
};

/// A string that was shown.
struct ShownText {
    std::string utf8{};   ///< empty, if it is seen: nobody asks what it says
    std::string codes{};  ///< as they stand in the content
    geom::Point middle{}; ///< of the base line, in the space of the content; of seen text its start
    geom::Point em{};     ///< as far along the base line as its letters are high
    geom::Point up{};     ///< as far upright
    bool unseen = false;
};

/// The text operators but for the one that chooses a font.
class TextPen {
public:
    using Operands = std::vector<Operand>;

    /// Whether it is one of its operators; those that show text leave it in `shown`.
    bool obey(std::string_view operation, const Operands& operands, TextState& state);
    /// What the last operator showed.
    std::optional<ShownText> shown{};

private:
    void move_by(geom::Point by) { pen_ = line_ = line_ * geom::Affine::translation(by); }
    void show(const Operands& operands, const TextState& state);

    geom::Affine line_{}, pen_{};
};

} // namespace spotit::verify
