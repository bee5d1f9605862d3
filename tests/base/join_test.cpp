#include <spotit/base/join.hpp>

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace spotit::base {

TEST_CASE("joined words have a separator between them, also beside empty ones") {
    CHECK(join(std::vector<std::string>{}, ", ").empty());
    CHECK(join(std::vector<std::string_view>{"one"}, ", ") == "one");
    CHECK(join(std::vector<std::string>{"", "two", ""}, ", ") == ", two, ");
}

} // namespace spotit::base
