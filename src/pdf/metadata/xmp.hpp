// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/write_context.hpp"

#include <string>

namespace spotit::pdf {

/// What the file says of itself in XML (ISO 16684-1), in step with its information dictionary. `identity` is
/// a UUID: the same for the same contents.
std::string xmp_packet(const document::Document& document, const WriteContext& context,
                       const std::string& identity);

/// "dogs, cats".
std::string joined_keywords(const Options& options);

} // namespace spotit::pdf
