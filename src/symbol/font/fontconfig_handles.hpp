// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <fontconfig/fontconfig.h>

#include <memory>

/// Owners of fontconfig objects.
namespace spotit::symbol {

struct FontconfigDeleter {
    void operator()(FcConfig* config) const { FcConfigDestroy(config); }
    void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
    void operator()(FcObjectSet* objects) const { FcObjectSetDestroy(objects); }
    void operator()(FcFontSet* fonts) const { FcFontSetDestroy(fonts); }
};

using FcConfigHandle = std::unique_ptr<FcConfig, FontconfigDeleter>;
using FcPatternHandle = std::unique_ptr<FcPattern, FontconfigDeleter>;
using FcObjectSetHandle = std::unique_ptr<FcObjectSet, FontconfigDeleter>;
using FcFontSetHandle = std::unique_ptr<FcFontSet, FontconfigDeleter>;

} // namespace spotit::symbol
