// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/flatten/pixels.hpp"

#include <fmt/format.h>
#include <qpdf/Pl_Buffer.hh>
#include <qpdf/Pl_Flate.hh>

namespace spotit::pdf {

namespace {

/// Writes each byte as its difference to the pixel above (PNG's filter "Up"), which packs smaller.
std::string subtract_rows(const std::string& samples, std::size_t row) {
    std::string result;
    result.reserve(samples.size() + samples.size() / row);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        if (i % row == 0) result += '\x02';
        result += static_cast<char>(samples[i] - (i < row ? '\0' : samples[i - row]));
    }
    return result;
}

} // namespace

QPDFObjectHandle ink_image(QPDF& file, const std::string& samples, std::size_t width, std::size_t height) {
    const std::size_t inks = samples.size() / (width * height);
    Pl_Buffer packed("image");
    Pl_Flate flate("image", &packed, Pl_Flate::a_deflate);
    flate.writeString(subtract_rows(samples, inks * width));
    flate.finish();
    QPDFObjectHandle image = QPDFObjectHandle::newStream(&file);
    image.replaceDict(QPDFObjectHandle::parse(
        fmt::format("<< /Type /XObject /Subtype /Image /Width {} /Height {} /BitsPerComponent 8 "
                    "/ColorSpace {} >>",
                    width, height, inks == 4 ? "/DeviceCMYK" : "/DeviceGray")));
    image.replaceStreamData(
        packed.getBufferSharedPointer(), QPDFObjectHandle::newName("/FlateDecode"),
        QPDFObjectHandle::parse(
            fmt::format("<< /Predictor 15 /Colors {} /BitsPerComponent 8 /Columns {} >>", inks, width)));
    return image;
}

} // namespace spotit::pdf
