#include "golden.hpp"
#include "play/deck_object.hpp"
#include "typescript.hpp"

#include <spotit/diagram.hpp>

#include <doctest/doctest.h>

using namespace spotit;

static constexpr std::size_t max_width = 110; // of a line

TEST_CASE("web/src/deck/generated.ts has the types of what the page reads") {
    tests::TypeScript types;
    types.text = "// Written by scripts/generate from src/play/deck_object.hpp and texts::english.\n"
                 "\nexport type PlayText =";
    std::size_t width = max_width;
    for (const texts::Row& row : texts::english) {
        if (!texts::is_of_page(row)) continue;
        const std::string name = " | '" + std::string(row.name) + "'";
        if (width + name.size() > max_width) types.text += "\n   ";
        width = width + name.size() > max_width ? name.size() : width + name.size();
        types.text += name;
    }
    types.text += ";\n\n";
    using Input = const play::PageInput&;
    types.describe_type<decltype(play::make_other_texts(texts::find("en")))>();
    types.describe_type<decltype(play::make_deck(std::declval<Input>(), {}))>();
    types.text += "\nexport const maxHours = " + std::to_string(diagram::max_hours) + ";\n";
    types.text += "export const maxIcons = " + std::to_string(diagram::max_icons) + ";\n";
    types.text += "export const maxTable = " + std::to_string(diagram::max_table) + ";\n";
    CHECK(tests::matches_golden("../web/src/deck/generated.ts", types.text));
}
