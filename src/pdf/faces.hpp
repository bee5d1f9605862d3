// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/assembly.hpp"

namespace spotit::pdf {

/// Every face as forms whose origins are the card's center, in points.
std::vector<FaceForms> make_faces(const Assembly& assembly);

/// The card grown by the bleed of that face.
geom::Shape painted_shape(const document::Document& document, int face);

} // namespace spotit::pdf
