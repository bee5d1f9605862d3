#pragma once

#include "serve/worker/lines/deck_lines.hpp"

#include <spotit/job/request.hpp>

#include <functional>
#include <span>
#include <string>
#include <string_view>

/// The answers of the worker to tasks.
namespace spotit::serve {

/// Sends the deck of the request as the task wants it, then a line that says how it went. Throws
/// job::Stopped.
void send_preview(const Json& task, job::Request request, PictureIds& picture_ids, const Send& send);

/// Returns names, titles and times, in milliseconds since 1970, of the themes in the folder of the request's
/// theme: at most a dozen, the last changed first. Other YAML is left out, and so are links.
Json list_themes(const job::Request& request);

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
