// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/color/recolor.hpp"

#include "pdf/color/profiles.hpp"

#include <algorithm>
#include <set>

namespace spotit::pdf {

namespace {

using Object = QPDFObjectHandle;

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

} // namespace

bool is_transparent(QPDFObjectHandle drawn) {
    return Search().transparent(drawn);
}

void remove_groups(QPDF& file) {
    for (Object& object : file.getAllObjects()) {
        Object dictionary = find_dictionary(object);
        if (dictionary.isDictionary() && dictionary.getKey("/Group").isDictionary())
            dictionary.removeKey("/Group");
    }
}

} // namespace spotit::pdf
