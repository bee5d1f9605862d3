#include "pdf/content/operations.hpp"

namespace spotit::pdf {
namespace {

constexpr std::size_t max_operands = 10'000; // content with more was made to keep us busy

} // namespace

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

} // namespace spotit::pdf
