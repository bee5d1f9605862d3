// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/symbol.hpp>

#include <span>
#include <string>
#include <vector>

/// Pictures to bytes, by Cairo.
namespace spotit::draw {

/// An in-memory PDF with one page for each picture, its box scaled to fill the page from corner to corner.
/// Each page has one content stream. Throws std::runtime_error when Cairo reports a problem.
std::string picture_pages(std::span<const symbol::Symbol> pictures);

} // namespace spotit::draw
