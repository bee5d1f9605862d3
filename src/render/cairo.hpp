// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/paint.hpp"

#include <spotit/geom.hpp>
#include <spotit/sheet/stroke.hpp>

#include <cairo.h>

#include <string>
#include <string_view>

/// Owners of Cairo objects, and shapes as paths.
namespace spotit::render {

using ContextHandle = symbol::CairoHandle;
using symbol::append;
using symbol::SavedState;
using symbol::SurfaceHandle;

/// Throws diag::Error (ErrorCategory::Input) if Cairo reports a problem with `drawn`.
void require_success(cairo_status_t status, std::string_view drawn);
void transform(cairo_t* context, const geom::Affine& place);
/// Adds a closed path, the shape with its center at a point.
void trace(cairo_t* context, const geom::Shape& shape, geom::Point center = {});
void trace(cairo_t* context, const geom::Box& box);
/// Adds the path of a mark.
void trace(cairo_t* context, const sheet::Stroke& stroke);

} // namespace spotit::render
