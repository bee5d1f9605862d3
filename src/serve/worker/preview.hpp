#pragma once

#include "serve/worker/lines/deck_lines.hpp"

namespace spotit::serve {

/// Sends the deck of the request as the task wants it, then a line that says how it went. Throws
/// job::Stopped.
void send_preview(const Json& task, job::Request request, PictureIds& picture_ids, const Send& send);

} // namespace spotit::serve
