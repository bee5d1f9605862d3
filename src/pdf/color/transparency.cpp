// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/color/transparency.hpp"

#include "pdf/color/default_rgb.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace spotit::pdf {

namespace {

using Object = QPDFObjectHandle;

constexpr std::size_t max_named = 5;

bool mixes(Object state) {
    for (const char* key : {"/ca", "/CA"})
        if (state.getKey(key).isNumber() && state.getKey(key).getNumericValue() < 1) return true;
    if (state.getKey("/SMask").isDictionary()) return true;
    Object mode = state.getKey("/BM");
    return mode.isArray() ||
           (mode.isName() && !mode.isNameAndEquals("/Normal") && !mode.isNameAndEquals("/Compatible"));
}

/// A search through all that a form draws.
class Search {
public:
    bool transparent(Object drawn) {
        if (drawn.isIndirect() && !seen_.insert(drawn.getObjGen()).second) return false;
        Object dictionary = find_dictionary(drawn);
        if (!dictionary.isDictionary()) return false;
        if (dictionary.getKey("/SMask").isStream()) return true;
        Object resources = dictionary.getKey("/Resources");
        return resources.isDictionary() &&
               (any(resources.getKey("/ExtGState"), &mixes) || inside(resources.getKey("/XObject")) ||
                inside(resources.getKey("/Pattern")) || inside(resources.getKey("/Font")));
    }

private:
    template<class Test>
    static bool any(Object category, Test&& test) {
        if (!category.isDictionary()) return false;
        return std::ranges::any_of(category.getDictAsMap(),
                                   [&](const auto& entry) { return test(entry.second); });
    }
    bool inside(Object category) {
        return any(category, [this](Object value) { return transparent(value); });
    }

    std::set<QPDFObjGen> seen_;
};

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), max_named); ++i)
        text += (i == 0 ? "" : ", ") + names[i];
    if (names.size() > max_named) text += fmt::format(" and {} more", names.size() - max_named);
    return text;
}

std::vector<std::string> transparent_parts(const Assembly& assembly) {
    const document::Document& document = assembly.document;
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < document.pictures.size(); ++i)
        if (Search().transparent(assembly.pictures.forms[i].form)) parts.push_back(document.pictures[i].name);
    std::set<std::string> own;
    for (const document::Face& face : document.faces) {
        if (face.background.alpha > 0 && face.background.alpha < 1) own.insert("the cards' background");
        if (face.border && face.border->color.alpha < 1) own.insert("the cards' border");
    }
    parts.insert(parts.begin(), own.begin(), own.end());
    return parts;
}

} // namespace

void require_opaque(const Assembly& assembly) {
    const std::vector<std::string> parts = transparent_parts(assembly);
    if (parts.empty()) return;
    throw diag::Error(diag::ErrorCategory::Input,
                      {.id = "transparent-x1a",
                       .message = fmt::format("a PDF/X-1a file can't have anything transparent, as {} {}",
                                              listed(parts), parts.size() == 1 ? "is" : "are"),
                       .span = assembly.context.options.conformance_span,
                       .label = "",
                       .notes = {"fix: take x-4, which allows it; ask the print shop, most take both",
                                 "or choose opaque colors, and other pictures for these symbols"}});
}

void remove_groups(QPDF& file) {
    for (Object& object : file.getAllObjects()) {
        Object dictionary = find_dictionary(object);
        if (dictionary.isDictionary() && dictionary.getKey("/Group").isDictionary())
            dictionary.removeKey("/Group");
    }
}

} // namespace spotit::pdf
