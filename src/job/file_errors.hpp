#pragma once

#include <spotit/diag.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace spotit::job {

/// Throws a diag::Error (ErrorCategory::File).
[[noreturn]] void fail_with_file(diag::Id id, diag::Sentence message, std::vector<diag::Note> notes);

// The names of temporary files, which stand beside the files that they become: ".deck.pdf.spotit-1aB2cD".

inline constexpr std::string_view temporary_mark = ".spotit-", temporary_rest = "XXXXXX"; // as of mkstemp(3)

inline std::string make_temporary_name(const std::string& name) {
    return "." + name + std::string(temporary_mark) + std::string(temporary_rest);
}

inline bool is_temporary_name(std::string_view name) {
    const std::size_t end = temporary_mark.size() + temporary_rest.size();
    return name.size() > end && name.front() == '.' &&
           name.substr(name.size() - end).starts_with(temporary_mark);
}

} // namespace spotit::job
