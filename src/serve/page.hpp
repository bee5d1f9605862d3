#pragma once

#include <span>
#include <string_view>

namespace spotit::serve {

/// A file of the pages, as web/build_designer.mjs makes them.
struct PageFile {
    std::string_view name, bytes;
};

/// Returns the files of the pages; none if there was no npm when the program was built.
std::span<const PageFile> list_page_files();

} // namespace spotit::serve
