#pragma once

#include "symbol/paint.hpp"

#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <pango/pangocairo.h>

/// Owners of objects of the libraries for fonts.
namespace spotit::symbol {

using FcConfigHandle = Handle<FcConfig, FcConfigDestroy>;
using FcPatternHandle = Handle<FcPattern, FcPatternDestroy>;
using FcObjectSetHandle = Handle<FcObjectSet, FcObjectSetDestroy>;
using FcFontSetHandle = Handle<FcFontSet, FcFontSetDestroy>;

using FontMapHandle = Handle<PangoFontMap, g_object_unref>;
using PangoContextHandle = Handle<PangoContext, g_object_unref>;
using PangoFontHandle = Handle<PangoFont, g_object_unref>;
using LayoutHandle = Handle<PangoLayout, g_object_unref>;
using FontDescriptionHandle = Handle<PangoFontDescription, pango_font_description_free>;
using AttributesHandle = Handle<PangoAttrList, pango_attr_list_unref>;

using BlobHandle = Handle<hb_blob_t, hb_blob_destroy>;
using FaceHandle = Handle<hb_face_t, hb_face_destroy>;
using FontHandle = Handle<hb_font_t, hb_font_destroy>;
using BufferHandle = Handle<hb_buffer_t, hb_buffer_destroy>;
using DrawFunctionsHandle = Handle<hb_draw_funcs_t, hb_draw_funcs_destroy>;

} // namespace spotit::symbol
