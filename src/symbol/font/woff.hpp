// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/glyph/harfbuzz_handles.hpp"

namespace spotit::symbol {

/// Returns true if a file is a WOFF or WOFF2.
bool is_packed(hb_blob_t* font);

/// Unpacks the TTF or OTF in a WOFF or WOFF2. Throws Damaged.
BlobHandle unpack(hb_blob_t* font);

} // namespace spotit::symbol
