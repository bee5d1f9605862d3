#pragma once

#include <spotit/similarity.hpp>

#include <vector>

/// Symbols that need no font.
namespace spotit::similarity::test {

/// A drawing, and how it is laid down.
struct Drawing {
    geom::Affine map{};                   ///< of the plane it is drawn on, in which it is about 100 wide
    color::Color color{0.8, 0.1, 0.1, 1}; ///< of its large parts
    bool with_dot = true;
};

/// A flag on a pole: no turn and no mirror maps it onto itself.
symbol::Symbol flag(const Drawing& drawing = {});
/// A disc with a bite.
symbol::Symbol disc(const Drawing& drawing = {});
/// A ring as thin as a hair.
symbol::Symbol ring(double radius, const color::Color& color);
/// Nothing at all.
symbol::Symbol blank();
/// Bars and discs as chance has it, the same for the same number.
symbol::Symbol scribble(int number);

Signature on_white(const symbol::Symbol& symbol);
std::vector<Signature> all_on_white(const std::vector<symbol::Symbol>& symbols);

/// Picks from symbols that are compared for the first time.
std::vector<std::size_t> pick_distinct(const std::vector<Signature>& signatures, std::size_t count,
                                       color::Vision print = color::Vision::Normal);

inline geom::Affine mirrored() {
    return {-1, 0, 0, 1, 0, 0};
}

} // namespace spotit::similarity::test
