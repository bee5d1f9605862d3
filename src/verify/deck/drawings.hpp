#pragma once

#include "verify/content/page_reader.hpp"

namespace spotit::verify {

/// Frames with one box, in the order in which they are drawn: programs end a clip and begin it anew.
using SameFrames = std::vector<const Frame*>;

/// Returns the marks in the frames, each once and in their order: the first 3000.
std::vector<const Mark*> find_marks(const PageContents& page, const SameFrames& frames);

/// From this similarity on, two drawings are the same although another program has written one otherwise.
inline constexpr double surely_alike = 0.8;

/// The different drawings of a file, each with a number. The same drawing has the same number in any place,
/// size and rotation: as the same form or, where another program has written it out, by what is painted.
class Drawings {
public:
    /// Returns the number of what is painted in the frames; -1 if that is nothing.
    int number(const PageContents& page, const SameFrames& frames);
    /// Returns a similarity of 0 to 1: the share of features, by their weight, that both drawings have.
    double similarity(int one, int other) const;

private:
    /// A form, or a mark in the unit of the frame's size, which no rotation changes.
    struct Feature {
        int paint = 0;
        double size = 0, length = 0, radius = 0, weight = 1;
        bool is_loose = false;
        std::shared_ptr<const ImageColors> image{};
    };
    using Features = std::vector<Feature>;
    static Features measure(const PageContents& page, const SameFrames& frames);
    static bool are_same(const Feature& one, const Feature& other);
    static double similarity(const Features& one, const Features& other);

    std::vector<Features> known_{};
    std::map<int, std::vector<int>> by_paint_{}; ///< of the heaviest feature
};

} // namespace spotit::verify
