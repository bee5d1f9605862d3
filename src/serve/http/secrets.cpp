#include "serve/http/secrets.hpp"

#include <fmt/format.h>
#include <sys/random.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>

namespace spotit::serve {

namespace {

constexpr std::size_t max_kept = 16;

void keep(std::deque<std::string>& secrets, const std::string& secret) {
    secrets.push_back(secret);
    if (secrets.size() > max_kept) secrets.pop_front();
}

} // namespace

bool is_same_secret(std::string_view one, std::string_view other) {
    if (one.size() != other.size()) return false;
    unsigned difference = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        difference |=
            static_cast<unsigned>(static_cast<unsigned char>(one[i]) ^ static_cast<unsigned char>(other[i]));
    return difference == 0;
}

std::string random_secret() {
    std::array<unsigned char, 16> bytes{};
    // So few bytes come all at once.
    if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
        throw std::system_error(errno, std::generic_category(), "getrandom");
    std::string digits;
    for (const unsigned char byte : bytes) digits += fmt::format("{:02x}", byte);
    return digits;
}

std::string Secrets::new_code() {
    std::string code = random_secret();
    keep(codes_, code);
    return code;
}

std::string Secrets::swap(std::string_view code) {
    const auto known =
        std::ranges::find_if(codes_, [&](const std::string& one) { return is_same_secret(one, code); });
    if (known == codes_.end()) return {};
    codes_.erase(known);
    return new_session();
}

std::string Secrets::new_session() {
    std::string session = random_secret();
    keep(sessions_, session);
    return session;
}

bool Secrets::has_session(std::string_view session) const {
    return std::ranges::any_of(sessions_,
                               [&](const std::string& one) { return is_same_secret(one, session); });
}

} // namespace spotit::serve
