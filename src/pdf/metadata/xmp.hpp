// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/write_context.hpp"

#include <string>

namespace spotit::pdf {

/// Returns the metadata of the file in XML (ISO 16684-1), consistent with its information dictionary.
/// `identity` is a UUID that depends on the contents alone.
std::string xmp_packet(const document::Document& document, const WriteContext& context,
                       const std::string& identity);

/// Returns the deck's title or, if it has none, the name of its theme: PDF/X-1a and X-4 files must have a
/// title.
std::string file_title(const document::Document& document, const FileInfo& info);

/// Returns "dogs, cats".
std::string joined_keywords(const Options& options);

} // namespace spotit::pdf
