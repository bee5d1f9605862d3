// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/content_hash.hpp"

#include <fmt/format.h>

#include <functional>
#include <set>
#include <string>

namespace spotit::verify {

namespace {

constexpr int max_nesting = 40;

/// The keys that programs change without changing the drawing.
const std::set<std::string> meaningless_keys{"/DecodeParms",  "/Filter",        "/LastModified", "/Length",
                                             "/Metadata",     "/Name",          "/OC",           "/Parent",
                                             "/StructParent", "/StructParents", "/PieceInfo"};

} // namespace

int ContentIds::find_number(QPDFObjectHandle object) {
    return numbers_.emplace(hash(object, 0), static_cast<int>(numbers_.size())).first->second;
}

int ContentIds::find_gradient_number(QPDFObjectHandle pattern) {
    if (pattern.isDictionary() && pattern.hasKey("/Shading")) pattern = pattern.getKey("/Shading");
    if (pattern.isStream()) pattern = pattern.getDict();
    return find_number(pattern.isDictionary() ? pattern.getKey("/Function") : QPDFObjectHandle::newNull());
}

std::size_t ContentIds::hash(QPDFObjectHandle object, int depth) {
    if (depth > max_nesting || (budget_.spent && !object.isIndirect())) return 0;
    if (object.isIndirect())
        if (const auto [known, is_new] = known_.try_emplace(object.getObjGen(), 0); !is_new)
            return known->second;
    std::string text;
    const auto add = [&](const QPDFObjectHandle& part) { text += fmt::format(" {}", hash(part, depth + 1)); };
    QPDFObjectHandle dictionary = object.isStream() ? object.getDict() : object;
    if (dictionary.isDictionary()) {
        for (const std::string& key : dictionary.getKeys())
            if (!meaningless_keys.contains(key)) {
                text += key;
                add(dictionary.getKey(key));
            }
    } else if (object.isArray()) {
        for (const QPDFObjectHandle& item : object.getArrayAsVector()) add(item);
    } else {
        text = object.unparseResolved();
    }
    // Images can be huge, and equal ones are packed in the same way.
    const bool is_image =
        dictionary.isDictionary() && dictionary.getKey("/Subtype").isNameAndEquals("/Image");
    if (object.isStream())
        text += stream_data(object, budget_, is_image ? qpdf_dl_none : qpdf_dl_specialized);
    // Direct objects are read again for each of their uses.
    if (!object.isIndirect()) budget_.charge(text.size());
    const std::size_t result = std::hash<std::string>()(text);
    if (object.isIndirect()) known_[object.getObjGen()] = result;
    return result;
}

} // namespace spotit::verify
