// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>

/// The finished file, by qpdf: forms, cards, sheets, boxes, metadata.
namespace spotit::pdf {

struct Options {
    std::string producer;               ///< "spotit-print 1.0.0"
    std::optional<std::int64_t> moment; ///< seconds since 1970 UTC for the dates; none: no dates
};

/// The document as PDF 1.7. `picture_pages` are PDFs whose pages, taken one after the other, are the
/// document's pictures as draw::picture_pages makes them. The same arguments give the same bytes.
std::string write(const document::Document& document, std::span<const std::string> picture_pages,
                  const Options& options);

} // namespace spotit::pdf
