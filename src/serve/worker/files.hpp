#pragma once

#include "serve/json.hpp"

#include <spotit/job/request.hpp>

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace spotit::serve {

/// Makes the file of the "kind" of the task from the theme of the request, and hands its bytes on one after
/// the other. Throws job::Stopped, and diag::Error for a theme that makes no deck.
void make_file(const Json& task, const job::Request& request,
               const std::function<void(std::string_view)>& send);

struct ZipEntry {
    std::string name; ///< UTF-8, with slashes
    std::string bytes;
};
/// Puts files into one, as they are: PDF and PNG are compressed already. They are dated 1980, the earliest
/// that the format knows. Hands the bytes on one after the other, since they are as many as those of the
/// files. Throws std::length_error, before, for what needs more than 4 GB or 65535 entries. Source:
/// APPNOTE.TXT 6.3.4 of PKWARE.
void zip(std::span<const ZipEntry> entries, const std::function<void(std::string_view)>& send);

} // namespace spotit::serve
