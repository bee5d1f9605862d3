// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/text_pen.hpp"

#include "pdf/text/glyphless_font.hpp"

#include <array>
#include <cmath>
#include <utility>

namespace spotit::verify {

namespace {

constexpr double letter_width = pdf::glyphless_width / 1000.0;
// Ems, in either direction: inside a hidden text there are only roundings.
constexpr double min_gap = 0.05;

/// The operators that set one number of the state.
constexpr std::array<std::pair<std::string_view, double TextState::*>, 3> number_operators{
    {{"Tc", &TextState::letter_space}, {"TL", &TextState::leading}, {"Ts", &TextState::rise}}};

} // namespace

bool TextPen::obey(std::string_view operation, const Operands& operands, TextState& state) {
    const auto at = [&](std::size_t i) { return i < operands.size() ? operands[i].number : 0; };
    shown.clear();
    for (const auto& [name, field] : number_operators)
        if (operation == name) state.*field = at(0);
    if (operation == "TD") state.leading = -at(1);
    if (operation == "\"") state.letter_space = at(1);
    if (operation == "BT")
        line_ = pen_ = {};
    else if (operation == "Tm")
        line_ = pen_ = {at(0), at(1), at(2), at(3), at(4), at(5)};
    else if (operation == "Td" || operation == "TD")
        move_by({at(0), at(1)});
    else if (operation == "Tz")
        state.stretch = at(0) / 100;
    else if (operation == "Tr")
        state.hidden = at(0) == 3;
    else if (operation == "T*" || operation == "'" || operation == "\"")
        move_by({0, -state.leading});
    const bool shows = operation == "Tj" || operation == "TJ" || operation == "'" || operation == "\"";
    if (shows) show(operands, state);
    return shows;
}

void TextPen::finish(ShownText& text, double length, const TextState& state) {
    text.hidden = state.hidden || state.font->is_hidden_font();
    text.utf8 = text.hidden ? state.font->decode(text.codes) : std::string();
    text.em = pen_({state.size * state.stretch, 0}) - pen_({0, 0});
    text.up = pen_({0, state.size}) - pen_({0, 0});
    text.middle = pen_({text.hidden ? length / 2 : 0, state.rise});
    pen_ = pen_ * geom::Affine::translation({length, 0});
    if (!text.codes.empty()) shown.push_back(std::move(text));
    text = {};
}

void TextPen::show(const Operands& operands, const TextState& state) {
    if (!state.font) return;
    ShownText text;
    double length = 0; // along the base line
    for (const Operand& operand : operands) {
        if (operand.is_string) {
            const auto count = static_cast<double>(state.font->count(operand.bytes));
            length += count * (letter_width * state.size + state.letter_space) * state.stretch;
            text.codes += operand.bytes;
            continue;
        }
        const double gap = -operand.number / 1000; // the spacings of " come before its string
        if (std::abs(gap) > min_gap && !text.codes.empty()) {
            finish(text, length, state);
            length = 0;
        }
        if (operands.size() > 1) length += gap * state.size * state.stretch;
        if (text.codes.empty()) {
            pen_ = pen_ * geom::Affine::translation({length, 0});
            length = 0;
        }
    }
    finish(text, length, state);
}

} // namespace spotit::verify
