#include "serve/http/access.hpp"

#include "serve/http/http.hpp"
#include "serve/text.hpp"

#include <fmt/format.h>
#include <libdeflate.h>
#include <sys/random.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <functional>
#include <numeric>
#include <system_error>

namespace spotit::serve {
namespace {

constexpr std::size_t max_kept = 16;

void keep(std::deque<std::string>& secrets, const std::string& secret) {
    secrets.push_back(secret);
    if (secrets.size() > max_kept) secrets.pop_front();
}

/// Returns the bytes as gzip; nothing if that is not smaller.
std::string compress(std::string_view bytes) {
    constexpr int usual_level = 6;
    const std::unique_ptr<libdeflate_compressor, decltype(&libdeflate_free_compressor)> compressor(
        libdeflate_alloc_compressor(usual_level), libdeflate_free_compressor);
    std::string packed(bytes.size(), '\0');
    packed.resize(
        libdeflate_gzip_compress(compressor.get(), bytes.data(), bytes.size(), packed.data(), packed.size()));
    packed.shrink_to_fit();
    return packed;
}

} // namespace

bool is_same_secret(std::string_view first, std::string_view second) {
    return first.size() == second.size() && std::transform_reduce(first.begin(), first.end(), second.begin(),
                                                                  0, std::bit_or<>(), std::bit_xor<>()) == 0;
}

std::string make_secret() {
    std::array<unsigned char, 16> bytes{};
    // So few bytes come all at once.
    if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
        throw std::system_error(errno, std::generic_category(), "getrandom");
    std::string digits;
    for (const unsigned char byte : bytes) digits += fmt::format("{:02x}", byte);
    return digits;
}

std::string Secrets::make_code() {
    std::string code = make_secret();
    keep(codes_, code);
    return code;
}

std::string Secrets::swap(std::string_view code) {
    const auto known =
        std::ranges::find_if(codes_, [&](const std::string& each) { return is_same_secret(each, code); });
    if (known == codes_.end()) return {};
    codes_.erase(known);
    return make_session();
}

std::string Secrets::make_session() {
    std::string session = make_secret();
    keep(sessions_, session);
    return session;
}

bool Secrets::has_session(std::string_view session) const {
    return std::ranges::any_of(sessions_,
                               [&](const std::string& each) { return is_same_secret(each, session); });
}

void AccessRequests::forget_silent(Clock::time_point now) {
    std::erase_if(requests_, [&](const Request& each) { return now - each.last > max_silence; });
}

std::vector<AccessRequests::Request>::iterator AccessRequests::find_open(std::string_view number) {
    return std::ranges::find_if(
        requests_, [&](const Request& each) { return !each.is_granted && each.ticket.number == number; });
}

std::optional<AccessRequests::Ticket> AccessRequests::add(Clock::time_point now) {
    forget_silent(now);
    if (requests_.size() == max_open || now < quiet_until_) return std::nullopt;
    std::string number;
    do number = fmt::format("{:04}", std::stoul(make_secret().substr(0, 8), nullptr, 16) % 10'000);
    while (find_open(number) != requests_.end());
    requests_.push_back({{make_secret(), number}, now});
    return requests_.back().ticket;
}

AccessRequests::State AccessRequests::check(std::string_view id, Clock::time_point now) {
    forget_silent(now);
    const auto found = std::ranges::find_if(
        requests_, [&](const Request& each) { return is_same_secret(each.ticket.id, id); });
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

std::vector<std::string> AccessRequests::list_numbers(Clock::time_point now) {
    forget_silent(now);
    std::vector<std::string> open;
    for (const Request& each : requests_)
        if (!each.is_granted) open.push_back(each.ticket.number);
    return open;
}

Constant make_constant(std::string type, std::string bytes, Headers headers) {
    Constant made{.type = std::move(type), .bytes = std::move(bytes), .headers = std::move(headers)};
    made.gzip = compress(made.bytes);
    made.tag = fmt::format("W/\"{}\"", make_content_id(made.bytes));
    made.headers.emplace_back("Cache-Control", "no-cache");
    made.headers.emplace_back("ETag", made.tag);
    made.headers.emplace_back("Vary", "Accept-Encoding");
    return made;
}

} // namespace spotit::serve
