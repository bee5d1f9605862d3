// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/images.hpp"

#include <spotit/render.hpp>
#include <spotit/symbol.hpp>

#include <doctest/doctest.h>
#include <qpdf/QPDFObjectHandle.hh>

#include <filesystem>
#include <string>
#include <vector>

using namespace spotit;

namespace {

/// The dictionaries of the images in a PDF with the photo, after they were marked.
std::vector<std::string> decodes_of(const std::string& photo) {
    diag::Sink sink;
    const symbol::Fonts fonts = symbol::Fonts::open({}, {}, {}, sink);
    const auto file = std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests" / "data" / photo;
    const std::vector pictures{symbol::load({.image = file}, fonts, sink)};
    const std::string bytes = render::picture_pages(pictures);
    QPDF pdf;
    pdf.processMemoryFile("pictures", bytes.data(), bytes.size());
    pdf::invert_adobe_photos(pdf);
    std::vector<std::string> result;
    for (QPDFObjectHandle& object : pdf.getAllObjects())
        if (object.isStream() && object.getDict().getKey("/Subtype").isName() &&
            object.getDict().getKey("/Subtype").getName() == "/Image")
            result.push_back(object.getDict().getKey("/Decode").unparse());
    return result;
}

} // namespace

TEST_CASE("a photo in Adobe's inverted inks says so in the PDF, others do not") {
    CHECK(decodes_of("inks.jpg") == std::vector<std::string>{"[ 1 0 1 0 1 0 1 0 ]"});
    CHECK(decodes_of("photo.jpg") == std::vector<std::string>{"null"});
    CHECK(decodes_of("grey.jpg") == std::vector<std::string>{"null"});
}
