#include "cli/output/output.hpp"
#include "diag/write.hpp"

#include <spotit/base/join.hpp>

#include <fmt/format.h>

#include <span>

namespace spotit::cli {

diag::Sentence list_formats(bool (Format::*is_such)() const, std::string (Format::*shown)() const,
                            diag::Template<diag::Sentence&, std::string&> last) {
    std::vector<std::string> names;
    for (const Format& format : list_formats())
        if ((format.*is_such)()) names.push_back((format.*shown)());
    if (names.size() < 2) return names.empty() ? "" : names.front();
    diag::Sentence others = base::join(std::span(names).first(names.size() - 1), ", ");
    return diag::write(last, others, names.back());
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
