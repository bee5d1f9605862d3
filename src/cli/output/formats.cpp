#include "cli/output/output.hpp"

#include <fmt/format.h>

namespace spotit::cli {

std::string list_formats(bool (Format::*is_such)() const, std::string (Format::*shown)() const,
                         std::string_view last_separator) {
    std::string list, last;
    for (const Format& format : list_formats()) {
        if (!(format.*is_such)()) continue;
        if (!last.empty()) list += (list.empty() ? "" : ", ") + last;
        last = (format.*shown)();
    }
    return list.empty() ? last : fmt::format("{}{}{}", list, last_separator, last);
}

std::string Format::write_ending() const {
    return fmt::format(".{}", name);
}

std::string Format::write_title() const {
    std::string title(name);
    for (char& c : title)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return title;
}

} // namespace spotit::cli
