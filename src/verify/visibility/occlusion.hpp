// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/page_reader.hpp"

#include <cstddef>
#include <vector>

namespace spotit::verify {

/// How much some covers hide of what lies below them.
class Hiding {
public:
    /// `looks` counts down how often one may look; with 0 nothing is found any more.
    Hiding(const PageContents& page, PageReader& reader, std::size_t& looks)
        : page_(page)
        , reader_(reader)
        , looks_(looks) {}

    void add(std::size_t cover);
    /// Also what is too small or too thin to hide anything alone.
    void add_any(std::size_t cover);
    bool empty() const { return covers_.empty(); }
    /// As if that clip and those around it were not there.
    Hidden at(geom::Point p, const Clip* left_out = nullptr);
    /// Whether it lies in the box of what one of them paints; of a line, as near to it as that.
    bool is_near(geom::Point p, double distance) const;
    /// Whether all of them lie in the frame.
    bool all_inside(const Frame& frame) const;
    /// Whether it is annotations that hide it.
    bool by_annotations() const { return annotations_; }

private:
    /// What one of them does there.
    Hidden by(const Cover& cover, geom::Point p, const Clip* left_out);
    Hidden by_form(const Cover& cover, geom::Point p);

    const PageContents& page_;
    PageReader& reader_;
    std::size_t& looks_;
    std::vector<std::size_t> covers_{};
    geom::Box bounds_{}; ///< around all of them
    bool annotations_ = false;
};

} // namespace spotit::verify
