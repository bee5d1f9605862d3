// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/content/content_writer.hpp"
#include "pdf/content/resources.hpp"

#include <spotit/document.hpp>

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace spotit::pdf {

/// A picture as a Form XObject, and the map from its space (seen with y down) to the picture's units. The
/// form is not initialized if the file can't have the picture's transparent parts.
struct PictureForm {
    QPDFObjectHandle form;
    geom::Affine to_picture;
};

/// The form of each picture. The sources must live until the file is written, since their streams are copied
/// then.
struct PictureForms {
    std::vector<std::shared_ptr<QPDF>> sources;
    std::vector<PictureForm> forms;
};

/// Turns each page that the file may have into a Form XObject in place: its content stream becomes the form
/// without being decoded. Throws std::logic_error if there are not as many pages as pictures.
PictureForms picture_forms(QPDF& file, std::span<const std::string> pages,
                           std::span<const symbol::Symbol> pictures,
                           const std::function<bool(QPDFObjectHandle form)>& may_have);

void draw_picture(ContentWriter& content, Resources& resources, const document::PlacedPicture& placed,
                  const PictureForms& pictures);

/// Makes a Form XObject; the box is in PDF points, y up.
QPDFObjectHandle make_form(QPDF& file, const std::string& content, const geom::Box& box,
                           QPDFObjectHandle resources);

} // namespace spotit::pdf
