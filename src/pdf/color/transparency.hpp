// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/assembly.hpp"

#include <string>
#include <vector>

namespace spotit::pdf {

/// Throws a diag::Error that names the pictures with transparent parts, which X-1a files can't have.
void require_opaque(const Assembly& assembly);

/// Removes the transparency groups from a file that needs none.
void remove_groups(QPDF& file);

} // namespace spotit::pdf
