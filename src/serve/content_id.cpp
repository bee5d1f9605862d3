#include "serve/content_id.hpp"

#include <fmt/format.h>

#include <functional>

namespace spotit::serve {

std::string content_id(std::string_view bytes) {
    return fmt::format("{:016x}", std::hash<std::string_view>()(bytes));
}

} // namespace spotit::serve
