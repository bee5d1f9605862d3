// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

namespace spotit::pdf {

/// Returns true if a form or a page draws anything that files without transparency can't have.
bool is_transparent(QPDFObjectHandle drawn);

/// Removes the transparency groups from a file that needs none.
void remove_groups(QPDF& file);

} // namespace spotit::pdf
