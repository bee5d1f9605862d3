// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/resources.hpp"

namespace spotit::pdf {

std::string Resources::add(const std::string& category, const std::string& name, QPDFObjectHandle object) {
    if (!all_.hasKey(category)) all_.replaceKey(category, QPDFObjectHandle::newDictionary());
    all_.getKey(category).replaceKey("/" + name, object);
    return name;
}

} // namespace spotit::pdf
