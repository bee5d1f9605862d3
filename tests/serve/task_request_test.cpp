#include "serve/json.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace spotit::serve;

TEST_CASE("a task has what its page asks for, and nothing else") {
    const Json task = read_task(
        "preview",
        R"({"text": "symbols: 🐶", "has": ["s1"], "first": [3, 1], "page": 2, "proof": true, "client": "p", "file": "/etc/passwd", "kind": "picture", "id": 9})");
    CHECK(task == Json{{"kind", "preview"},
                       {"text", "symbols: 🐶"},
                       {"client", "p"},
                       {"proof", true},
                       {"page", 2},
                       {"first", {3, 1}},
                       {"has", {"s1"}}});
}

TEST_CASE("values of other types are not understood") {
    for (const std::string body :
         {R"({"text": 1})", R"({"has": "s1"})", R"({"has": [1]})", R"({"first": [-1]})",
          R"({"first": [1.5]})", R"({"first": [1000001]})", R"({"first": 1})", R"({"page": 1.5})",
          R"({"proof": 1})", R"({"client": null})", "[]", "", "{", "null"}) {
        CAPTURE(body);
        CHECK(read_task("sample", body).is_null());
    }
}

TEST_CASE("a preview names its page, so that it stops that page's older ones alone") {
    CHECK(read_task("preview", R"({"text": ""})").is_null());
    CHECK(read_task("preview", R"({"text": "", "client": ""})").is_null());
    CHECK(read_task("sample", R"({"text": ""})").is_object());
}

TEST_CASE("pages lie in a range that all numbers have room in") {
    CHECK(read_task("sample", R"({"page": -9223372036854775808})")["page"] == 0);
    CHECK(read_task("sample", R"({"page": 18446744073709551615})")["page"].get<int>() <= 1'000'000);
}
