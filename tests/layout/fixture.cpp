#include "layout/fixture.hpp"

#include <cmath>
#include <fstream>
#include <numbers>
#include <sstream>
#include <stdexcept>

namespace spotit::layout::fixture {

std::vector<Named> silhouettes() {
    std::ifstream file(SPOTIT_SOURCE_DIR "/tests/data/silhouettes.txt");
    std::vector<Named> result;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.starts_with('#')) continue;
        std::istringstream words(line);
        Named& named = result.emplace_back();
        words >> named.kind >> named.emoji;
        named.outline.emplace_back();
        for (std::string word; words >> word;) {
            if (word == "|") {
                named.outline.emplace_back();
                continue;
            }
            double y = 0;
            words >> y;
            named.outline.back().push_back({std::stod(word), y});
        }
    }
    if (result.empty()) throw std::runtime_error("tests/data/silhouettes.txt is missing");
    return result;
}

geom::Region disc(int corners) {
    geom::Polygon ring;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners;
        ring.push_back({std::cos(angle), std::sin(angle)});
    }
    return {ring};
}

geom::Region bar(double width, double height) {
    return {{{-width / 2, -height / 2},
             {width / 2, -height / 2},
             {width / 2, height / 2},
             {-width / 2, height / 2}}};
}

std::vector<std::vector<int>> plane(int order) {
    std::vector<std::vector<int>> cards;
    for (int slope = 0; slope < order; ++slope)
        for (int start = 0; start < order; ++start) {
            auto& card = cards.emplace_back();
            for (int x = 0; x < order; ++x) card.push_back(x * order + (slope * x + start) % order);
            card.push_back(order * order + slope);
        }
    for (int x = 0; x < order; ++x) {
        auto& card = cards.emplace_back();
        for (int y = 0; y < order; ++y) card.push_back(x * order + y);
        card.push_back(order * order + order);
    }
    auto& last = cards.emplace_back();
    for (int i = 0; i <= order; ++i) last.push_back(order * order + i);
    return cards;
}

} // namespace spotit::layout::fixture
