#include "serve/http/http.hpp"

#include <spotit/base/files.hpp>
#include <spotit/serve.hpp>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace spotit::serve {
namespace {

/// Returns an IPv4 address as it is written.
std::string write(const sockaddr* address) {
    sockaddr_in internet{};
    std::memcpy(&internet, address, sizeof internet);
    std::array<char, INET_ADDRSTRLEN> text{};
    return ::inet_ntop(AF_INET, &internet.sin_addr, text.data(), text.size()) == nullptr ? "" : text.data();
}

std::vector<NetworkLink> list_links() {
    ifaddrs* first = nullptr;
    if (::getifaddrs(&first) != 0) return {};
    const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> all(first, ::freeifaddrs);
    std::vector<NetworkLink> links;
    for (const ifaddrs* each = all.get(); each != nullptr; each = each->ifa_next) {
        if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
        constexpr unsigned wanted = IFF_UP | IFF_RUNNING | IFF_BROADCAST;
        links.push_back({write(each->ifa_addr), (each->ifa_flags & (wanted | IFF_LOOPBACK)) == wanted});
    }
    return links;
}

/// Returns the address from which packets to the internet go; empty if there is no way there. Sends none.
std::string find_outgoing_address() {
    const base::OpenFile probe(::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0));
    sockaddr_in there{};
    there.sin_family = AF_INET;
    there.sin_port = htons(9);
    there.sin_addr.s_addr = htonl(0xC0000201); // 192.0.2.1, which is nobody's: RFC 5737
    sockaddr bytes{};
    std::memcpy(&bytes, &there, sizeof bytes);
    socklen_t size = sizeof bytes;
    const bool is_found = ::connect(probe.descriptor(), &bytes, sizeof bytes) == 0 &&
                          ::getsockname(probe.descriptor(), &bytes, &size) == 0;
    return is_found ? write(&bytes) : "";
}

} // namespace

std::string choose_address(std::span<const NetworkLink> links, std::string_view outgoing) {
    const auto way_out = std::ranges::find(links, outgoing, &NetworkLink::address);
    if (way_out != links.end() && way_out->is_usable) return way_out->address;
    const auto first = std::ranges::find(links, true, &NetworkLink::is_usable);
    return first == links.end() ? "" : first->address;
}

std::string find_local_address() {
    return choose_address(list_links(), find_outgoing_address());
}

} // namespace spotit::serve
