// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/text_state.hpp"

#include <array>
#include <utility>

namespace spotit::verify {

namespace {

double number(const TextPen::Operands& operands, std::size_t index) {
    return index < operands.size() ? operands[index].number : 0;
}

/// The operators that set one number of the state.
constexpr std::array<std::pair<std::string_view, double TextState::*>, 4> numbers{
    {{"Tc", &TextState::letter_space},
     {"Tw", &TextState::word_space},
     {"TL", &TextState::leading},
     {"Ts", &TextState::rise}}};

} // namespace

bool TextPen::obey(std::string_view operation, const Operands& operands, TextState& state) {
    const auto at = [&](std::size_t index) { return number(operands, index); };
    const auto next_line = [&] { move_by({0, -state.leading}); };
    shown.reset();
    for (const auto& [name, field] : numbers)
        if (operation == name) {
            state.*field = at(0);
            return true;
        }
    if (operation == "BT") {
        line_ = pen_ = {};
    } else if (operation == "Tm") {
        line_ = pen_ = {at(0), at(1), at(2), at(3), at(4), at(5)};
    } else if (operation == "Td" || operation == "TD") {
        if (operation == "TD") state.leading = -at(1);
        move_by({at(0), at(1)});
    } else if (operation == "T*") {
        next_line();
    } else if (operation == "Tj" || operation == "TJ") {
        show(operands, state);
    } else if (operation == "'" || operation == "\"") {
        if (operation == "\"") {
            state.word_space = at(0);
            state.letter_space = at(1);
        }
        next_line();
        show(operands, state);
    } else if (operation == "Tz") {
        state.stretch = at(0) / 100;
    } else if (operation == "Tr") {
        state.unseen = at(0) == 3;
    } else {
        return false;
    }
    return true;
}

void TextPen::show(const Operands& operands, const TextState& state) {
    if (!state.font) return;
    ShownText text;
    text.unseen = state.unseen || state.font->is_of_names();
    double length = 0; // along the base line
    for (const Operand& operand : operands) {
        if (!operand.is_string) {
            // The two spacings of " stand before its string and are no kerning, but change nothing here.
            if (operands.size() > 1) length -= operand.number / 1000 * state.size * state.stretch;
            continue;
        }
        text.codes += operand.bytes;
        if (!text.unseen) continue;
        const ReadFont::Text piece = state.font->text_of(operand.bytes);
        text.utf8 += piece.utf8;
        length +=
            (piece.width * state.size + piece.codes * state.letter_space + piece.spaces * state.word_space) *
            state.stretch;
    }
    text.em = pen_({state.size * state.stretch, 0}) - pen_({0, 0});
    text.up = pen_({0, state.size}) - pen_({0, 0});
    text.middle = pen_({text.unseen ? length / 2 : 0, state.rise});
    pen_ = pen_ * geom::Affine::translation({length, 0});
    if (!text.codes.empty()) shown = std::move(text);
}

} // namespace spotit::verify
