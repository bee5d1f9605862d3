// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/color/profiles.hpp"

#include <string_view>

namespace spotit::pdf {

namespace {

QPDFObjectHandle sub_dictionary(QPDFObjectHandle dictionary, const std::string& key) {
    if (!dictionary.getKey(key).isDictionary()) dictionary.replaceKey(key, QPDFObjectHandle::newDictionary());
    return dictionary.getKey(key);
}

} // namespace

QPDFObjectHandle find_dictionary(QPDFObjectHandle object) {
    if (object.isStream()) return object.getDict();
    return object.isDictionary() ? object : QPDFObjectHandle::newNull();
}

void calibrate_rgb(QPDF& file, const Profile& rgb) {
    const std::vector<QPDFObjectHandle> objects = file.getAllObjects(); // collected before ours is among them
    QPDFObjectHandle space = QPDFObjectHandle::newArray();
    space.appendItem(QPDFObjectHandle::newName("/ICCBased"));
    space.appendItem(icc_stream(file, rgb));
    space = file.makeIndirectObject(space);
    for (const QPDFObjectHandle& object : objects) {
        QPDFObjectHandle dictionary = find_dictionary(object);
        if (!dictionary.isDictionary()) continue;
        if (QPDFObjectHandle resources = dictionary.getKey("/Resources"); resources.isDictionary())
            sub_dictionary(resources, "/ColorSpace").replaceKey("/DefaultRGB", space);
        QPDFObjectHandle group = dictionary.getKey("/Group");
        if (group.isDictionary() && group.getKey("/CS").isNameAndEquals("/DeviceRGB"))
            group.replaceKey("/CS", space);
    }
}

void fix_for_archives(QPDF& file) {
    for (QPDFObjectHandle& object : file.getAllObjects()) {
        QPDFObjectHandle dictionary = find_dictionary(object);
        if (!dictionary.isDictionary()) continue;
        if (dictionary.hasKey("/Interpolate"))
            dictionary.replaceKey("/Interpolate", QPDFObjectHandle::newBool(false));
        if (dictionary.getKey("/Subtype").isNameAndEquals("/CIDFontType2") &&
            !dictionary.hasKey("/CIDToGIDMap"))
            dictionary.replaceKey("/CIDToGIDMap", QPDFObjectHandle::newName("/Identity"));
        // Of PDF 1.5, for readers of 1.4 such as print shops' pdfcpu; /FontName says as much.
        if (dictionary.isDictionaryOfType("/FontDescriptor")) dictionary.removeKey("/FontFamily");
    }
}

} // namespace spotit::pdf
