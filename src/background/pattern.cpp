// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "background/drawings.hpp"

#include "symbol/canvas.hpp"

#include <algorithm>
#include <array>

namespace spotit::background {

namespace {

constexpr std::array names{
    PatternName{"dots", Pattern::Kind::Dots},     PatternName{"stripes", Pattern::Kind::Stripes},
    PatternName{"checks", Pattern::Kind::Checks}, PatternName{"diamonds", Pattern::Kind::Diamonds},
    PatternName{"waves", Pattern::Kind::Waves},   PatternName{"rays", Pattern::Kind::Rays},
    PatternName{"rings", Pattern::Kind::Rings},   PatternName{"confetti", Pattern::Kind::Confetti},
};

struct Kind {
    Pattern::Kind kind;
    void (*draw)(Pen&, const Pattern&);
};
constexpr std::array kinds{
    Kind{Pattern::Kind::Dots, dots},     Kind{Pattern::Kind::Stripes, stripes},
    Kind{Pattern::Kind::Checks, checks}, Kind{Pattern::Kind::Diamonds, diamonds},
    Kind{Pattern::Kind::Waves, waves},   Kind{Pattern::Kind::Rays, rays},
    Kind{Pattern::Kind::Rings, rings},   Kind{Pattern::Kind::Confetti, confetti},
};

/// More drawings than this on a card are a gray haze and a large file.
constexpr double min_size = 0.5;

} // namespace

std::span<const PatternName> patterns() {
    return names;
}

symbol::Symbol draw(const Pattern& given, const Request& request) {
    Pattern pattern = given;
    pattern.size = std::max(pattern.size, min_size);
    const auto kind = std::ranges::find(kinds, pattern.kind, &Kind::kind);
    const auto name = std::ranges::find(names, pattern.kind, &PatternName::kind);
    const auto paint = [pattern, box = request.box, draw_kind = kind->draw](symbol::Canvas& canvas) {
        if (pattern.colors.empty()) return;
        Pen pen(canvas.context(), box, pattern.angle);
        pen.flood(pattern.colors.front());
        if (pattern.colors.size() > 1) draw_kind(pen, pattern);
    };
    return drawn(std::string(name->name), paint, request);
}

} // namespace spotit::background
