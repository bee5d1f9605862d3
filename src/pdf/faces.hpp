// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/assembly.hpp"

namespace spotit::pdf {

/// Makes the forms of all faces, with their origin at the card's center, in points.
std::vector<FaceForms> make_faces(const Assembly& assembly);

} // namespace spotit::pdf
