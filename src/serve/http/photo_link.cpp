#include "serve/http/photo_link.hpp"

#include "serve/http/secrets.hpp"

namespace spotit::serve {

std::string PhotoLink::begin(Clock::time_point now) {
    secret_ = random_secret();
    since_ = now;
    count_ = 0;
    return secret_;
}

bool PhotoLink::is_good(std::string_view secret, Clock::time_point now) const {
    return !secret_.empty() && is_same_secret(secret_, secret) && now - since_ < max_age;
}

} // namespace spotit::serve
