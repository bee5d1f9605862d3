// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/reading.hpp"

#include <spotit/backdrop.hpp>

#include <optional>
#include <string_view>
#include <vector>

namespace spotit::theme {

/// What covers a card: a drawing, or a plain colour.
struct Paint {
    color::Color color = color::white; ///< of the whole card, or of what lies below the drawing
    std::optional<backdrop::Source> drawing{};
};

/// Reads a paint, or reports why it can't.
std::optional<Paint> paint_value(Reading& reading, const Key& key, const Node& node);

/// css_gradient.cpp: CSS's linear-gradient() and radial-gradient().
bool is_css_gradient(std::string_view written);
std::optional<backdrop::Gradient> css_gradient(Reading& reading, const Key& key, const Node& node);
/// The parts of a text between commas that stand in no parentheses.
std::vector<std::string_view> arguments_of(std::string_view text);
/// A part of a scalar as a scalar of its own; its place is the whole one's where escapes hide it.
Node part_of(const Node& node, std::string_view part);
/// "#fff3d6 70%": a colour, and where it stands.
std::optional<backdrop::Stop> stop_value(Reading& reading, const Key& key, const Node& node);

} // namespace spotit::theme
