#include <spotit/symbol.hpp>

#include <utility>

namespace spotit::symbol {

Symbol draw_lines(std::string name, const std::vector<DrawnLine>& lines) {
    Symbol symbol{.name = std::move(name)};
    Items items;
    for (const DrawnLine& line : lines) {
        const double reach = line.width / 2;
        geom::Path path;
        for (const geom::Point point : line.points) {
            symbol.box.add(point - geom::Point{reach, reach});
            symbol.box.add(point + geom::Point{reach, reach});
            if (path.empty())
                path.move_to(point);
            else
                path.line_to(point);
        }
        if (line.fill) path.close();
        if (line.fill) items.push_back({Fill{path, *line.fill, {}}});
        if (line.width > 0) items.push_back({Stroke{std::move(path), line.width, line.color}});
    }
    symbol.drawing = std::move(items);
    return symbol;
}

} // namespace spotit::symbol
