#include "serve/restart.hpp"

#include "serve/http/access.hpp"
#include "serve/themes.hpp"

#include <fmt/format.h>

#include <fstream>
#include <system_error>
#include <utility>

namespace spotit::serve {

namespace {

constexpr char file_name[] = "restart";

} // namespace

Restart::Restart(std::filesystem::path folder, int port)
    : folder_(std::move(folder))
    , port_(port) {
    if (folder_.empty()) return;
    int last_port = 0;
    std::ifstream(folder_ / file_name) >> last_port >> last_.greeting >> last_.pass;
    if (last_port != port || last_.pass.empty()) last_ = {};
    std::error_code ignored; // it may not be there
    std::filesystem::remove(folder_ / file_name, ignored);
}

std::string Restart::prepare() {
    if (folder_.empty()) return {};
    if (next_.pass.empty()) {
        next_ = {make_secret(), make_secret()};
        save_privately(folder_, file_name, fmt::format("{} {} {}\n", port_, next_.greeting, next_.pass));
    }
    return fmt::format("{} {}", next_.greeting, next_.pass);
}

bool Restart::is_pass(std::string_view secret) const {
    return !last_.pass.empty() && is_same_secret(last_.pass, secret);
}

} // namespace spotit::serve
