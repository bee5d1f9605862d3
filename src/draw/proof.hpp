// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/symbol.hpp>

#include <string>

namespace spotit::draw {

/// The word across a box, grey and half transparent, and how to put it there.
symbol::Placed proof_mark(const std::string& word, const geom::Box& box);

} // namespace spotit::draw
