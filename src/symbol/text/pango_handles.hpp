// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <pango/pangocairo.h>

#include <memory>

/// Owners of Pango objects.
namespace spotit::symbol {

struct PangoDeleter {
    void operator()(PangoFontMap* fonts) const { g_object_unref(fonts); }
    void operator()(PangoContext* context) const { g_object_unref(context); }
    void operator()(PangoFont* font) const { g_object_unref(font); }
    void operator()(PangoLayout* layout) const { g_object_unref(layout); }
    void operator()(PangoFontDescription* description) const { pango_font_description_free(description); }
};

using FontMapHandle = std::unique_ptr<PangoFontMap, PangoDeleter>;
using PangoContextHandle = std::unique_ptr<PangoContext, PangoDeleter>;
using PangoFontHandle = std::unique_ptr<PangoFont, PangoDeleter>;
using LayoutHandle = std::unique_ptr<PangoLayout, PangoDeleter>;
using FontDescriptionHandle = std::unique_ptr<PangoFontDescription, PangoDeleter>;

} // namespace spotit::symbol
