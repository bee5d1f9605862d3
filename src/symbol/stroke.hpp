// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

namespace spotit::symbol {

class Canvas;

/// Strokes the current path, with round joins and caps.
void stroke(const Canvas& canvas, double width);

} // namespace spotit::symbol
