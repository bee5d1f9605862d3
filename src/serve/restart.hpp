#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace spotit::serve {

/// Lets pages go on where the program was started again at the same port. The new program shows its greeting
/// first, which only the one of before and its pages know, then the page shows its pass. Both are good for
/// one run: whoever has the port in between learns nothing usable, and neither does who asks for a greeting.
class Restart {
public:
    /// `folder` keeps both between two runs, and only the user can read it; empty: no page goes on.
    Restart(std::filesystem::path folder, int port);

    /// Returns the greeting and the pass of the next run, with a blank between; empty if no page goes on.
    /// Throws diag::Error.
    std::string prepare();
    /// Returns the greeting for pages of the last run; empty if there was none at this port.
    const std::string& greeting() const { return last_.greeting; }
    bool is_pass(std::string_view secret) const;

private:
    struct Pair {
        std::string greeting{}, pass{};
    };
    std::filesystem::path folder_;
    int port_;
    Pair last_{}, next_{};
};

} // namespace spotit::serve
