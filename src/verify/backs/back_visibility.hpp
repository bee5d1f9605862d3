// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/form_frames.hpp"
#include "verify/deck/read_deck.hpp"

#include <vector>

namespace spotit::verify {

/// Looks at the backs of a page: how much of each is seen, and what is painted on it that is no part of it.
class BackSight {
public:
    /// A back, the text that marks it, and the forms that it is drawn with.
    struct Back {
        ReadBack& read;
        const UnseenText& mark;
        Framed forms{};
    };
    /// `looks` counts down how often one may look; with 0 nothing is found any more.
    BackSight(const PageContents& page, PageReader& reader, std::size_t& looks)
        : page_(page)
        , reader_(reader)
        , looks_(looks) {}

    void look_at(std::vector<Back>& backs);

private:
    Frame middle_of(const Back& back);
    bool is_painted_before(const Back& back, const Frame& frame);
    void find_strange(const std::vector<Back>& backs, std::size_t index);
    template<typename Wanted>
    bool is_painted(std::size_t index, const geom::Box& box, const Wanted& wanted);
    bool is_nearest(const std::vector<Back>& backs, std::size_t index, geom::Point p);

    const PageContents& page_;
    PageReader& reader_;
    std::size_t& looks_;
};

} // namespace spotit::verify
