#include "serve/http/routes.hpp"

#include <doctest/doctest.h>

#include <random>
#include <string>

using namespace spotit::serve;

namespace {

constexpr int port = 4000;
constexpr std::string_view own = "127.0.0.1:4000";

/// Returns what the page has that asks for a path.
Session find_session(std::string_view path) {
    return path == "/api/photo" ? Session::Photos : Session::Designer;
}

/// A request as the page sends it.
Head good(std::string_view method, std::string_view path) {
    return {.method = method,
            .path = path,
            .hosts = {own},
            .origins = {"http://127.0.0.1:4000"},
            .sites = {"same-origin"},
            .session = find_session(path)};
}

/// Returns whether it is a way to a session.
bool is_for_strangers(const Route& route) {
    return route.path == "/api/session" || route.path == "/api/resume" || route.path == "/api/access";
}

} // namespace

TEST_CASE("every route is found by its method and its path alone") {
    for (const Route& route : list_routes()) {
        CHECK(judge(good(route.method, route.path), port).route == &route);
        CHECK(judge(good("DELETE", route.path), port).status == 405);
        CHECK(judge(good(route.method, std::string(route.path) + "x"), port).status == 404);
    }
}

TEST_CASE("a session is asked of every route that reads or writes anything, and for photos one that can do "
          "nothing else") {
    for (const Route& route : list_routes()) {
        Head head = good(route.method, route.path);
        const bool is_secret = route.path.starts_with("/api/") && !is_for_strangers(route);
        const Session other = head.session == Session::Photos ? Session::Designer : Session::Photos;
        for (const Session wrong : {Session::None, other}) {
            head.session = wrong;
            CHECK(judge(head, port).status == (is_secret ? 401 : 200));
        }
    }
}

TEST_CASE("a body is no longer than its route allows") {
    for (const Route& route : list_routes()) {
        Head head = good(route.method, route.path);
        const std::string most = std::to_string(route.max_body), more = std::to_string(route.max_body + 1);
        head.length = most;
        CHECK(judge(head, port).status == 200);
        for (const std::string& length :
             {more, std::string("-1"), std::string("99999999999999999999999"), std::string("7x")}) {
            head.length = length;
            CHECK(judge(head, port).status == 413);
        }
    }
}

TEST_CASE("no request of others is answered, whatever else is right about it") {
    const std::vector<std::vector<std::string_view>> hosts{
        {}, {own, own}, {"evil.example"}, {"127.0.0.1"}, {""}};
    const std::vector<std::vector<std::string_view>> origins{
        {"null"}, {""}, {"http://evil.example"}, {"http://127.0.0.1:4000", "http://127.0.0.1:4000"}};
    for (const Route& route : list_routes()) {
        for (const auto& wrong : hosts) {
            Head head = good(route.method, route.path);
            head.hosts = wrong;
            CHECK(judge(head, port).status == 421);
        }
        if (route.access == Access::Anybody) continue;
        for (const auto& wrong : origins) {
            Head head = good(route.method, route.path);
            head.origins = wrong;
            CHECK(judge(head, port).status == 403);
        }
    }
}

TEST_CASE("a server for other computers is asked by its own names alone, with TLS before it or without") {
    const std::vector<std::string> names{"cards.example", "cards.example:8443"};
    for (const Route& route : list_routes()) {
        Head head = good(route.method, route.path);
        head.hosts = {"cards.example"};
        CHECK(judge(head, port).status == 421);
        for (const std::string_view origin : {"http://cards.example", "https://cards.example"}) {
            head.origins = {origin};
            CHECK(judge(head, port, names).status == 200);
        }
        for (const std::string_view host : {"cards.example:80", "evil.example", "example"}) {
            head.hosts = {host};
            CHECK(judge(head, port, names).status == 421);
        }
        if (route.access == Access::Anybody) continue;
        head.hosts = {"cards.example"};
        head.origins = {"https://cards.example:8443"};
        CHECK(judge(head, port, names).status == 403);
        head.hosts = {own};
        head.origins = {"https://127.0.0.1:4000"};
        CHECK(judge(head, port, names).status == 403);
    }
}

TEST_CASE("random heads without a session get nothing but the constant files") {
    std::mt19937 random(1);
    const auto pick = [&](const std::vector<std::string_view>& words) {
        return words[random() % words.size()];
    };
    for (int i = 0; i < 20000; ++i) {
        Head head{.method = pick({"GET", "POST", "PUT", "OPTIONS", "TRACE", ""}),
                  .path = random() % 2 ? list_routes()[random() % list_routes().size()].path
                                       : pick({"", "/", "*", "/api/", "//"})};
        for (auto count = random() % 3; count > 0; --count)
            head.hosts.push_back(pick({own, "localhost:4000", "evil", ""}));
        for (auto count = random() % 3; count > 0; --count)
            head.origins.push_back(
                pick({"http://127.0.0.1:4000", "http://localhost:4000", "null", "https://evil"}));
        for (auto count = random() % 3; count > 0; --count)
            head.sites.push_back(pick({"same-origin", "none", "cross-site"}));
        const Verdict verdict = judge(head, port);
        if (verdict.route == nullptr) continue;
        CHECK((!verdict.route->path.starts_with("/api/") || is_for_strangers(*verdict.route)));
        CHECK(head.hosts.size() == 1);
    }
}
