// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/assembly.hpp"

#include <string>
#include <vector>

namespace spotit::pdf {

/// Throws diag::Error that names the pictures that are transparent somewhere: X-1a files can't have them.
void require_opaque(const Assembly& assembly);

/// Removes what says how transparent things are mixed from a file that has none of them.
void remove_groups(QPDF& file);

} // namespace spotit::pdf
