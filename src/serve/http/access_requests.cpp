#include "serve/http/access_requests.hpp"

#include "serve/http/secrets.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::serve {

void AccessRequests::forget_silent(Clock::time_point now) {
    std::erase_if(requests_, [&](const Request& one) { return now - one.last > max_silence; });
}

std::vector<AccessRequests::Request>::iterator AccessRequests::find_open(std::string_view number) {
    return std::ranges::find_if(
        requests_, [&](const Request& one) { return !one.is_granted && one.ticket.number == number; });
}

std::optional<AccessRequests::Ticket> AccessRequests::add(Clock::time_point now) {
    forget_silent(now);
    if (requests_.size() == max_open || now < quiet_until_) return std::nullopt;
    std::string number;
    do number = fmt::format("{:04}", std::stoul(random_secret().substr(0, 8), nullptr, 16) % 10'000);
    while (find_open(number) != requests_.end());
    requests_.push_back({{random_secret(), number}, now});
    return requests_.back().ticket;
}

AccessRequests::State AccessRequests::check(std::string_view id, Clock::time_point now) {
    forget_silent(now);
    const auto found = std::ranges::find_if(
        requests_, [&](const Request& one) { return is_same_secret(one.ticket.id, id); });
    if (found == requests_.end()) return State::Unknown;
    found->last = now;
    if (!found->is_granted) return State::Open;
    requests_.erase(found);
    return State::Granted;
}

bool AccessRequests::grant(std::string_view number, Clock::time_point now) {
    forget_silent(now);
    const auto found = find_open(number);
    if (found == requests_.end()) return false;
    found->is_granted = true;
    return true;
}

void AccessRequests::refuse(std::string_view number, Clock::time_point now) {
    const auto found = find_open(number);
    if (found == requests_.end()) return;
    requests_.erase(found);
    quiet_until_ = now + quiet_time;
}

std::vector<std::string> AccessRequests::numbers(Clock::time_point now) {
    forget_silent(now);
    std::vector<std::string> open;
    for (const Request& one : requests_)
        if (!one.is_granted) open.push_back(one.ticket.number);
    return open;
}

} // namespace spotit::serve
