// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/checks/checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace spotit::verify {

namespace {

bool is_embedded(QPDFObjectHandle font) {
    QPDFObjectHandle descendants = font.getKey("/DescendantFonts");
    if (descendants.isArray() && descendants.getArrayNItems() > 0) font = descendants.getArrayItem(0);
    QPDFObjectHandle descriptor = font.isDictionary() ? font.getKey("/FontDescriptor") : font;
    return descriptor.isDictionary() &&
           std::ranges::any_of(std::array{"/FontFile", "/FontFile2", "/FontFile3"},
                               [&](const char* key) { return descriptor.hasKey(key); });
}

} // namespace

void check_fonts(QPDF& file, Findings& findings) {
    for (QPDFObjectHandle& object : file.getAllObjects()) {
        if (!object.isDictionaryOfType("/Font") || !object.getKey("/Subtype").isName()) continue;
        const std::string subtype = object.getKey("/Subtype").getName();
        // Type 3 has its glyphs in itself; descendants are checked with the font that they belong to.
        if (subtype == "/Type3" || subtype.starts_with("/CIDFontType") || is_embedded(object)) continue;
        QPDFObjectHandle name = object.getKey("/BaseFont");
        findings.fail("fonts", fmt::format("the font {} is not embedded",
                                           name.isName() ? name.getName().substr(1) : "without a name"));
    }
    if (!findings.has_failed("fonts")) findings.pass("fonts", "all fonts are embedded");
}

} // namespace spotit::verify
