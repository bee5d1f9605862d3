#pragma once

#include <span>
#include <string>
#include <string_view>

namespace spotit::cli {

/// Returns the candidates for the last of `words`, which follow the program's name on the command line as
/// they were typed, quotes included. Each line has a candidate for the whole word, a tab and its description;
/// a line
/// ":files yaml yml" offers files with these endings, ":files" all files. Candidates are not filtered by what
/// was typed: each shell matches in its own way.
std::string complete(std::span<const std::string> words);

/// A shell and the script that makes it ask `spotit-print __complete`.
struct Shell {
    std::string_view name, script;
};
std::span<const Shell> shells();

} // namespace spotit::cli
