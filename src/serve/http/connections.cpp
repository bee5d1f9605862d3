#include "serve/http/http.hpp"

#include <sys/socket.h>

#include <algorithm>

namespace spotit::serve {

void Connections::add(int socket, std::uint32_t address) {
    open_.push_back({socket, address});
    const auto is_neighbor = [&](const Connection& each) { return each.address == address; };
    if (std::ranges::count_if(open_, is_neighbor) > static_cast<std::ptrdiff_t>(max_of_address))
        close_oldest(is_neighbor);
    else if (open_.size() > max_open)
        close_oldest([](const Connection&) { return true; });
}

void Connections::remove(int socket) {
    std::erase_if(open_, [&](const Connection& each) { return each.socket == socket; });
}

void Connections::note_arrival(int socket) {
    if (Connection* const connection = base::find_row(open_, socket, &Connection::socket))
        connection->has_arrived = true;
}

void Connections::close_late(Clock::time_point now) {
    std::erase_if(open_, [&](const Connection& each) {
        const bool is_late = !each.has_arrived && now - each.since > max_arrival;
        if (is_late) ::shutdown(each.socket, SHUT_RDWR);
        return is_late;
    });
}

void Connections::close_oldest(const std::function<bool(const Connection&)>& is_meant) {
    const auto oldest = std::ranges::find_if(
        open_, [&](const Connection& each) { return !each.has_arrived && is_meant(each); });
    if (oldest == open_.end()) return;
    ::shutdown(oldest->socket, SHUT_RDWR);
    open_.erase(oldest);
}

} // namespace spotit::serve
