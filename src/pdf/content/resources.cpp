// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/content/resources.hpp"

namespace spotit::pdf {

std::string Resources::add(const std::string& category, const std::string& name, QPDFObjectHandle object) {
    if (!all_.hasKey(category)) all_.replaceKey(category, QPDFObjectHandle::newDictionary());
    all_.getKey(category).replaceKey("/" + name, object);
    return name;
}

geom::Affine read_matrix(QPDFObjectHandle array) {
    if (!array.isArray() || array.getArrayNItems() != 6) return {};
    const auto at = [&](int i) {
        QPDFObjectHandle item = array.getArrayItem(i);
        return item.isNumber() ? item.getNumericValue() : 0;
    };
    return {at(0), at(1), at(2), at(3), at(4), at(5)};
}

} // namespace spotit::pdf
