#pragma once

#include <span>
#include <string>
#include <string_view>

namespace spotit::serve {

/// A connection of this computer to a network.
struct NetworkLink {
    std::string address{};  ///< IPv4
    bool is_usable = false; ///< up, and one that other computers share: no loopback, no tunnel
};

/// Returns the address at which neighbors find this computer: the one from which it asks the internet, if
/// they share that; else the first that they share; empty if there is none.
std::string choose_address(std::span<const NetworkLink> links, std::string_view outgoing);

} // namespace spotit::serve
