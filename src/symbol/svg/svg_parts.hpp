#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::symbol {

/// An SVG that can be cut down to one element. That of a font may have thousands of glyphs, and librsvg reads
/// all it is given.
class SvgParts {
public:
    /// The text must outlive the object.
    explicit SvgParts(std::string_view svg = {});

    /// Returns the text without the parts that the element with this id does not need: its children, and
    /// those of its definitions, that neither hold the element nor are referred to by a part that stays.
    /// Returns all of the text if it does not have the element, or has styles, entities or comments.
    std::string cut_to(std::string_view id) const;

private:
    struct Part {
        std::size_t begin = 0, end = 0;
    };

    std::string_view svg_;
    std::vector<Part> parts_{};                             ///< in the order of the text
    std::map<std::string_view, std::size_t> parts_by_id_{}; ///< the part that holds an element
};

} // namespace spotit::symbol
