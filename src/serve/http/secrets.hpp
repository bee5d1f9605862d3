#pragma once

#include <deque>
#include <string>
#include <string_view>

namespace spotit::serve {

/// Returns 128 bits that nobody can guess, as 32 hexadecimal digits.
std::string random_secret();

/// Compares two secrets, and takes the same time wherever they differ.
bool is_same_secret(std::string_view one, std::string_view other);

/// The codes of links; each is swapped once for a session. Old ones are forgotten.
class Secrets {
public:
    std::string new_code();
    /// Returns a session; empty if there is no such code (any more).
    std::string swap(std::string_view code);
    std::string new_session();
    bool has_session(std::string_view session) const;

private:
    std::deque<std::string> codes_{}, sessions_{};
};

} // namespace spotit::serve
