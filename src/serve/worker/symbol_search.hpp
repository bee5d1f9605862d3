#pragma once

#include "serve/worker/lines/deck_lines.hpp"
#include "serve/worker/lines/line_objects.hpp"

#include <spotit/base/data_paths.hpp>
#include <spotit/emoji.hpp>

#include <map>
#include <string>

namespace spotit::serve {

/// Finds emoji and draws them as cards show them.
class SymbolSearch {
public:
    explicit SymbolSearch(const base::DataPaths& places)
        : places_(places)
        , index_(places) {}
    /// Returns the first matches of "words" in the "languages" of the task, that of the deck first.
    Json find(const Json& task);

private:
    void draw(const std::vector<std::string>& emoji);

    base::DataPaths places_;
    emoji::NameIndex index_;
    std::map<std::string, Drawn> drawn_; ///< by emoji
};

} // namespace spotit::serve
