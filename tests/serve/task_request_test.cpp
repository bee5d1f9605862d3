#include "serve/http/routes.hpp"
#include "serve/task.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

using namespace spotit::serve;

namespace {

std::optional<Task> read(std::string_view kind, const std::string& body) {
    Json asked = Json::parse(body).value_or(nullptr);
    if (asked.is_object()) asked["kind"] = kind;
    return read_task(asked);
}

} // namespace

TEST_CASE("a task has what its page asks for") {
    const auto task = read(
        "preview",
        R"({"text": "symbols: 🐶", "want": "sheet", "has": ["s1"], "faces": ["f"], "first": [3, 1], "page": 2, "proof": true, "client": "p"})");
    REQUIRE(task);
    REQUIRE(task->is<Preview>());
    const auto& preview = std::get<Preview>(task->work);
    CHECK(preview.with_sheet);
    CHECK(preview.has == std::set<std::string>{"s1"});
    CHECK(preview.faces == std::vector<std::string>{"f"});
    CHECK(preview.first == std::vector{3, 1});
    CHECK(preview.page == 2);
    CHECK(preview.is_proof);
    CHECK(task->text == "symbols: 🐶");
    CHECK(task->client == "p");
}

TEST_CASE("values of other types are not understood") {
    for (const std::string body :
         {R"({"text": 1})", R"({"has": "s1"})", R"({"has": [1]})", R"({"first": [-1]})",
          R"({"first": [1.5]})", R"({"first": [1000001]})", R"({"first": [4294967296]})", R"({"first": 1})",
          R"({"page": 1.5})", R"({"proof": 1})", R"({"client": null})", "[]", "", "{", "null"}) {
        CAPTURE(body);
        CHECK_FALSE(read("preview", body));
    }
    CHECK_FALSE(read("pdf", R"({"cards": [-1]})"));
    CHECK_FALSE(read("symbols", R"({"languages": "de"})"));
}

TEST_CASE("pages lie in a range that all numbers have room in") {
    const auto read_page = [](const std::string& page) {
        return std::get<Preview>(read("preview", R"({"page": )" + page + "}")->work).page;
    };
    CHECK(read_page("-9223372036854775808") == 0);
    CHECK(read_page("18446744073709551615") <= 1'000'000);
}

TEST_CASE("each kind of task that a route names can be read, and no other") {
    std::set<std::size_t> works;
    for (const Route& route : list_routes()) {
        CAPTURE(route.path);
        CHECK(read(route.task, "{}").has_value() == (route.action == Action::Task));
        if (route.action == Action::Task) works.insert(read(route.task, "{}")->work.index());
    }
    works.insert(read("picture", "{}")->work.index());
    CHECK(works.size() == std::variant_size_v<Work>);
}
