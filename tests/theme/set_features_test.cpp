#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace spotit::tests {
namespace {

/// Which ids are told of a deck with this in its deck.set.
std::vector<std::string> ids_of(const std::string& set) {
    std::vector<std::string> ids;
    for (const diag::Diagnostic& told : read_theme("deck: {kind: set, set: {" + set + "}}\n").diagnostics)
        ids.emplace_back(told.id.name());
    return ids;
}

const std::vector<std::string> same{"same-feature"};

} // namespace

TEST_CASE("a set deck with the same filling, color or shape twice is refused") {
    CHECK(ids_of("fills: [solid, solid, open]") == same);
    CHECK(ids_of("shapes: [oval, star, oval]") == same);
    CHECK(ids_of("shapes: [🐶, star, 🐶]") == same);
    CHECK(ids_of("colors: [\"#d00000\", \"#d10000\", blue]") == same);
    CHECK(ids_of("colors: [red, \"#f00\", \"rgb(255 0 0)\"]") ==
          std::vector<std::string>{"same-feature", "same-feature"});
}

TEST_CASE("a set deck with an empty list of fillings, colors or shapes is refused") {
    for (const std::string key : {"fills", "colors", "shapes"}) {
        CAPTURE(key);
        CHECK(ids_of(key + ": []") == std::vector<std::string>{"deck-kind"});
    }
}

TEST_CASE("a set deck whose features all differ is taken") {
    CHECK(ids_of("colors: [red, blue, seagreen], fills: [open, striped, solid], shapes: [oval, star, 🐶]")
              .empty());
}

} // namespace spotit::tests
