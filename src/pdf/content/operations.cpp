#include "pdf/content/operations.hpp"

#include <qpdf/QPDFExc.hh>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace spotit::pdf {
namespace {

/// Looked up in a table, since pages rewritten by other programs have millions of tokens.
enum class Sort : unsigned char { Regular, Space, Delimiter };
constexpr auto sorts = [] {
    std::array<Sort, 256> table{};
    for (const char c : std::string_view(" \n\r\t\f\0", 6))
        table[static_cast<unsigned char>(c)] = Sort::Space;
    for (const char c : std::string_view("()<>[]{}/%"))
        table[static_cast<unsigned char>(c)] = Sort::Delimiter;
    return table;
}();

bool has_sort(Sort sort, char c) {
    return sorts[static_cast<unsigned char>(c)] == sort;
}

bool begins_number(char c) {
    return (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.';
}

constexpr std::size_t max_operands = 10'000; // content with more was made to keep us busy

constexpr int curve_pieces = 8;
constexpr std::size_t max_points = 1'000'000; // a path with more was made to keep us busy
constexpr double same_corner = 0.05;          // points: what programs round by

bool are_near(geom::Point first, geom::Point second) {
    return geom::distance(first, second) < same_corner;
}

} // namespace

std::optional<std::string> decode_string(std::string_view token) {
    const bool is_string =
        token.size() >= 2 && (token.front() == '(' || (token.front() == '<' && token[1] != '<'));
    if (!is_string) return std::nullopt;
    try {
        return Object::parse(std::string(token)).getStringValue();
    } catch (const QPDFExc&) { // it is never closed, or has other characters
        return std::nullopt;
    }
}

double number_value(std::string_view token) {
    if (token.starts_with('+')) token.remove_prefix(1);
    double value = 0;
    std::from_chars(token.data(), token.data() + token.size(), value);
    return value;
}

void ContentTokens::skip_space() {
    while (place_ < content_.size()) {
        if (content_[place_] == '%')
            while (place_ < content_.size() && content_[place_] != '\n' && content_[place_] != '\r') ++place_;
        else if (has_sort(Sort::Space, content_[place_]))
            ++place_;
        else
            return;
    }
}

void ContentTokens::skip_string() {
    int depth = 0;
    for (; place_ < content_.size(); ++place_) {
        const char c = content_[place_];
        if (c == '\\')
            ++place_;
        else if (c == '(')
            ++depth;
        else if (c == ')' && --depth == 0) {
            ++place_;
            return;
        }
    }
    place_ = content_.size();
}

/// Skips a string in hexadecimal digits, or the brackets of a dictionary.
void ContentTokens::skip_angle() {
    const char first = content_[place_];
    if (place_ + 1 < content_.size() && content_[place_ + 1] == first)
        place_ += 2;
    else if (first == '>')
        ++place_;
    else
        place_ = std::min(content_.find('>', place_), content_.size() - 1) + 1;
}

void ContentTokens::skip_regular() {
    while (place_ < content_.size() && has_sort(Sort::Regular, content_[place_])) ++place_;
}

void ContentTokens::skip_inline_image() {
    const std::size_t data = content_.find("ID", place_);
    std::size_t end = data;
    while (end != std::string_view::npos) {
        end = content_.find("EI", end + 1);
        if (end == std::string_view::npos) break;
        const bool ends = end + 2 == content_.size() || has_sort(Sort::Space, content_[end + 2]);
        if (has_sort(Sort::Space, content_[end - 1]) && ends) break;
    }
    place_ = end == std::string_view::npos ? content_.size() : end + 2;
}

ContentTokens::Token ContentTokens::read_next() {
    skip_space();
    Token token{Kind::Other, place_, place_};
    if (place_ >= content_.size()) return {Kind::End, place_, place_};
    const char first = content_[place_];
    if (first == '(') {
        skip_string();
    } else if (first == '<' || first == '>') {
        skip_angle();
    } else if (first == '/') {
        token.kind = Kind::Name;
        ++place_;
        skip_regular();
    } else if (has_sort(Sort::Delimiter, first)) {
        ++place_;
    } else {
        token.kind = begins_number(first) ? Kind::Number : Kind::Operator;
        skip_regular();
        if (content_.substr(token.begin, place_ - token.begin) == "BI") {
            token.kind = Kind::Other;
            skip_inline_image();
        }
    }
    token.end = place_;
    return token;
}

void Operation::add_to(Path& path, const geom::Affine& map) const {
    const auto point = [&](std::size_t i) { return map(read_point(i)); };
    if (word == "m") path.move_to(point(0));
    if (word == "l") path.line_to(point(0));
    if (word == "c") path.curve_to(point(0), point(2), point(4));
    if (word == "v") path.curve_to(path.pen(), point(0), point(2));
    if (word == "y") path.curve_to(point(0), point(2), point(2));
    if (word == "h") path.close();
    if (word == "re")
        path.add(map_corners({number(0), number(1), number(0) + number(2), number(1) + number(3)}, map));
}

const Operation* OperationReader::read_next() {
    operation_.operands.clear();
    operation_.name = {};
    using Kind = ContentTokens::Kind;
    for (auto token = tokens_.read_next(); token.kind != Kind::End; token = tokens_.read_next()) {
        const std::string_view text = tokens_.text(token);
        const bool is_image = token.kind == Kind::Other && text.starts_with("BI");
        if (token.kind == Kind::Operator || is_image) {
            operation_.word = is_image ? text.substr(0, 2) : text;
            operation_.begin = token.begin;
            operation_.end = token.end;
            return &operation_;
        }
        if (token.kind == Kind::Name)
            operation_.name = text;
        else if (operation_.operands.size() == max_operands)
            continue;
        else if (token.kind == Kind::Number)
            operation_.operands.push_back({number_value(text), {}, token.begin});
        else
            operation_.operands.push_back({0, text, token.begin});
    }
    return nullptr;
}

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
