#pragma once

#include "serve/json.hpp"

#include <spotit/job/request.hpp>

namespace spotit::serve {

/// Returns names, titles and times, in milliseconds since 1970, of the themes in the folder of the request's
/// theme: at most a dozen, the last changed first. Other YAML is left out, and so are links.
Json list_themes(const job::Request& request);

} // namespace spotit::serve
