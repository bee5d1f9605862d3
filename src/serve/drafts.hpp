#pragma once

#include "serve/http/http.hpp"

#include <filesystem>
#include <string>
#include <utility>

namespace spotit::serve {

/// What the pages of one user have not saved of the themes of a folder: other browsers find it, and those
/// of other ports. Each draft is the JSON of a page, in a file that only the user can read.
class Drafts {
public:
    /// `folder` is made when there is a draft; empty: none are kept.
    explicit Drafts(std::filesystem::path folder)
        : folder_(std::move(folder)) {}
    Answer list() const;
    /// Keeps a draft under the name that the page gave it; an empty one removes it. Throws diag::Error.
    Answer keep(const std::string& name, const std::string& draft) const;

private:
    std::filesystem::path folder_;
};

} // namespace spotit::serve
