// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/content/content_writer.hpp"
#include "pdf/content/resources.hpp"

#include <spotit/document.hpp>

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <string>
#include <vector>

namespace spotit::pdf {

/// A picture as a Form XObject, and the map from its space (seen with y down) to the picture's units. The
/// form is not initialized if the file can't have the picture's transparent parts.
struct PictureForm {
    QPDFObjectHandle form{};
    geom::Affine to_picture{1, 0, 0, -1, 0, 0};
};
using PictureForms = std::vector<PictureForm>;

void draw_picture(ContentWriter& content, Resources& resources, const document::PlacedPicture& placed,
                  const PictureForms& pictures);

/// Makes a Form XObject; the box is in PDF points, y up.
QPDFObjectHandle make_form(QPDF& file, const std::string& content, const geom::Box& box,
                           QPDFObjectHandle resources);

} // namespace spotit::pdf
