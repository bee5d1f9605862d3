// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/svg/svg_document.hpp"

#include <spotit/diag.hpp>

#include <cstdint>
#include <memory>
#include <string>

namespace spotit::symbol {

/// A page of an SVG, or one element of it, in its own units. Safe to use from many threads.
class SvgSource {
public:
    struct Options {
        std::shared_ptr<const SvgDocument> document{};
        geom::Size page{};
        std::string element{};      ///< its id with "#"; empty: the whole page
        diag::Diagnostic failure{}; ///< the error if it can't be drawn, without the reason
    };
    explicit SvgSource(Options options)
        : options_(std::move(options)) {}

    /// Returns a number that is equal for equal pages.
    std::uint64_t id() const;
    /// Throws diag::Error: what could be drawn once may fail in another size.
    void paint(cairo_t* context) const;

private:
    Options options_;
};

} // namespace spotit::symbol
