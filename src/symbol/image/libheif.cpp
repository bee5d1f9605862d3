// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/image/libheif.hpp"

#include "symbol/glyph/bytes.hpp"

#include <dlfcn.h>

namespace spotit::symbol {

Libheif::Libheif()
    : library_(::dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL)) {}

Libheif::Found Libheif::find(const char* name) const {
    void* const address = library_ == nullptr ? nullptr : ::dlsym(library_, name);
    if (address == nullptr)
        throw Damaged{"this computer has no libheif to decode it; install libheif1, or save it as a JPEG"};
    return {address};
}

const Libheif& libheif() {
    static const Libheif library;
    return library;
}

} // namespace spotit::symbol
