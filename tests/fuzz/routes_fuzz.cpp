// Any bytes as the head of a request: only what the page of this server would send is answered.
#include "serve/http/routes.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace {

using namespace spotit::serve;

constexpr int port = 4000;
const std::string public_name = "cards.school.example";

void require(bool holds) {
    if (!holds) std::abort();
}

std::string_view take_until(std::string_view& rest, char end) {
    const std::size_t length = std::min(rest.find(end), rest.size());
    const std::string_view part = rest.substr(0, length);
    rest.remove_prefix(std::min(length + 1, rest.size()));
    return part;
}

/// Reads "POST /api/preview", then lines such as "host localhost:4000" and "session".
Head read_head(std::string_view text) {
    Head head;
    std::string_view first = take_until(text, '\n');
    head.method = take_until(first, ' ');
    head.path = first;
    while (!text.empty()) {
        std::string_view line = take_until(text, '\n');
        const std::string_view name = take_until(line, ' ');
        if (name == "host") head.hosts.push_back(line);
        if (name == "origin") head.origins.push_back(line);
        if (name == "site") head.sites.push_back(line);
        if (name == "length") head.length = line;
        if (name == "session") head.session = line == "photos" ? Session::Photos : Session::Designer;
    }
    return head;
}

/// Requires of a request that is answered what no other page in the browser can send.
void check_heard(const Head& head, const Route& route) {
    require(route.method == head.method && route.path == head.path);
    require(head.hosts.size() == 1);
    const bool is_public = head.hosts[0] == public_name;
    require(is_public || head.hosts[0] == "localhost:4000" || head.hosts[0] == "127.0.0.1:4000");
    require(head.length.find_first_not_of("0123456789") == head.length.npos);
    const std::string length =
        "0" +
        std::string(head.length.substr(std::min(head.length.find_first_not_of('0'), head.length.size())));
    require(length.size() < 12 && std::stoull(length) <= route.max_body);
    if (route.access == Access::Anybody) return;
    require(std::ranges::all_of(head.sites, [](std::string_view site) { return site == "same-origin"; }));
    const std::string own(head.hosts[0]);
    require(std::ranges::all_of(head.origins, [&](std::string_view origin) {
        return origin == "http://" + own || (is_public && origin == "https://" + own);
    }));
    const bool is_for_strangers =
        head.path == "/api/session" || head.path == "/api/resume" || head.path == "/api/access";
    if (route.access == Access::OwnPages) return require(is_for_strangers || !head.path.starts_with("/api/"));
    require(head.session == (head.path == "/api/photo" ? Session::Photos : Session::Designer));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const void* const bytes = data;
    const Head head = read_head({static_cast<const char*>(bytes), size});
    const Verdict verdict = judge(head, port, std::span(&public_name, 1));
    require((verdict.route != nullptr) == (verdict.status == 200));
    if (verdict.route != nullptr) check_heard(head, *verdict.route);
    return 0;
}
