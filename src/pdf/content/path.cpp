#include "pdf/content/path.hpp"

#include "pdf/content/operations.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::pdf {
namespace {

constexpr int curve_pieces = 8;
constexpr std::size_t max_points = 1'000'000; // a path with more was made to keep us busy
constexpr double same_corner = 0.05;          // points: what programs round by

bool are_near(geom::Point first, geom::Point second) {
    return geom::distance(first, second) < same_corner;
}

} // namespace

geom::Point compute_middle(const Corners& corners) {
    return 0.5 * (corners[0] + corners[2]);
}

double measure_area(const Corners& corners) {
    return std::abs(geom::cross(corners[1] - corners[0], corners[3] - corners[0]));
}

Corners map_corners(const geom::Box& box, const geom::Affine& map) {
    return {map({box.left, box.top}), map({box.right, box.top}), map({box.right, box.bottom}),
            map({box.left, box.bottom})};
}

void Path::move_to(geom::Point p) {
    pen_ = p;
    begins_ = true;
}

void Path::line_to(geom::Point p) {
    if (++point_count_ > max_points) return;
    if (begins_) parts_.push_back({pen_});
    begins_ = false;
    parts_.back().push_back(pen_ = p);
}

void Path::close() {
    if (!begins_) move_to(parts_.back().front());
}

void Path::curve_to(geom::Point first, geom::Point second, geom::Point end) {
    const geom::Point from = pen_;
    for (int i = 1; i <= curve_pieces; ++i) {
        const double t = static_cast<double>(i) / curve_pieces, s = 1 - t;
        line_to(s * s * s * from + 3 * s * s * t * first + 3 * s * t * t * second + t * t * t * end);
    }
}

void Path::add(const Corners& corners) {
    move_to(corners[0]);
    for (const geom::Point corner : corners) line_to(corner);
    close();
}

std::optional<Corners> Path::find_parallelogram() const {
    geom::Polygon corners = parts_.size() == 1 ? parts_.front() : geom::Polygon();
    corners.erase(std::unique(corners.begin(), corners.end(), are_near), corners.end());
    if (corners.size() == 5 && are_near(corners.front(), corners.back())) corners.pop_back();
    if (corners.size() != 4) return std::nullopt;
    if (geom::distance(corners[0] + corners[2], corners[1] + corners[3]) > 4 * same_corner)
        return std::nullopt;
    return Corners{corners[0], corners[1], corners[2], corners[3]};
}

std::string shorten_curves(std::string_view content) {
    using WrittenPoint = std::pair<std::string_view, std::string_view>; // its numbers
    std::string result;
    std::vector<std::string_view> operands;
    WrittenPoint pen; // empty where it isn't known
    const auto point = [&](std::size_t i) { return WrittenPoint{operands[i], operands[i + 1]}; };
    const auto write = [&](std::string_view word) {
        if (!result.empty()) result += ' ';
        result += word;
    };
    ContentTokens tokens(content);
    for (auto token = tokens.read_next(); token.kind != ContentTokens::Kind::End;
         token = tokens.read_next()) {
        std::string_view text = tokens.text(token);
        if (token.kind != ContentTokens::Kind::Operator) {
            operands.push_back(text);
            continue;
        }
        const bool moves = (text == "m" || text == "l") && operands.size() == 2;
        const bool curves = text == "c" && operands.size() == 6;
        const WrittenPoint end = moves || curves ? point(operands.size() - 2) : WrittenPoint();
        if (curves && point(0) == pen) {
            operands.erase(operands.begin(), operands.begin() + 2);
            text = "v";
        } else if (curves && point(2) == end) {
            operands.resize(4);
            text = "y";
        }
        for (const std::string_view operand : operands) write(operand);
        write(text);
        operands.clear();
        pen = end;
    }
    for (const std::string_view operand : operands) write(operand);
    return result;
}

} // namespace spotit::pdf
