// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/images.hpp"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <memory>
#include <string_view>

namespace spotit::pdf {

namespace {

bool is_photo_in_inks(QPDFObjectHandle& object) {
    if (!object.isStream()) return false;
    QPDFObjectHandle dictionary = object.getDict();
    return dictionary.getKey("/Subtype").isNameAndEquals("/Image") &&
           dictionary.getKey("/Filter").isNameAndEquals("/DCTDecode") &&
           dictionary.getKey("/ColorSpace").isNameAndEquals("/DeviceCMYK") && !dictionary.hasKey("/Decode");
}

/// Returns true if a JPEG has the marker APP14 of Adobe's programs (Adobe Technical Note 5116).
bool is_from_adobe(QPDFObjectHandle& stream) {
    const auto raw = stream.getRawStreamData();
    const void* const bytes = raw->getBuffer();
    const std::string_view jpeg(static_cast<const char*>(bytes), raw->getSize());
    constexpr std::string_view marker{"\xFF\xEE\x00\x0E"
                                      "Adobe",
                                      9};
    return jpeg.find(marker) != std::string_view::npos;
}

} // namespace

void invert_adobe_photos(QPDF& file) {
    for (QPDFObjectHandle& object : file.getAllObjects())
        if (is_photo_in_inks(object) && is_from_adobe(object))
            object.getDict().replaceKey("/Decode", QPDFObjectHandle::parse("[1 0 1 0 1 0 1 0]"));
}

} // namespace spotit::pdf
