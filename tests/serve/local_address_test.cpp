#include "serve/http/http.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace spotit::serve;

TEST_CASE("neighbors find the computer at the address from which it asks the internet, if they share that") {
    const std::vector<NetworkLink> links{
        {"127.0.0.1", false}, {"10.0.0.4", true}, {"192.168.1.20", true}, {"10.8.0.2", false}};
    CHECK(choose_address(links, "192.168.1.20") == "192.168.1.20");
    CHECK(choose_address(links, "10.8.0.2") == "10.0.0.4"); // a tunnel
    CHECK(choose_address(links, "") == "10.0.0.4");
    CHECK(choose_address(links, "172.16.0.1") == "10.0.0.4");
    CHECK(choose_address(std::vector<NetworkLink>{{"127.0.0.1", false}}, "127.0.0.1").empty());
    CHECK(choose_address({}, "").empty());
}
