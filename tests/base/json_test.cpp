#include <spotit/base/json.hpp>

#include <doctest/doctest.h>

namespace spotit::base {

TEST_CASE("JSON is written on one line, indented, or in ASCII") {
    const Json json{{"text", "é \"\\\n\x7F\xFF"},
                    {"numbers", Json::array({1, -2.5, 1e-7, 3.0})},
                    {"none", nullptr},
                    {"empty", Json::array({Json::object(), Json::array()})}};
    CHECK(json.dump() == "{\"text\":\"é \\\"\\\\\\n\x7F\uFFFD\","
                         "\"numbers\":[1,-2.5,1e-07,3.0],\"none\":null,\"empty\":[{},[]]}");
    CHECK(Json{{"é", Json::array({true, "a"})}}.dump(2) == "{\n  \"é\": [\n    true,\n    \"a\"\n  ]\n}");
    CHECK(Json{{"é", "\U0001F436"}}.dump_ascii() == R"({"\u00e9":"\ud83d\udc36"})");
}

} // namespace spotit::base
