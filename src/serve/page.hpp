#pragma once

#include <span>
#include <string_view>

namespace spotit::serve {

/// A file of the pages, by the path of its address, as web/build_designer.mjs makes them.
struct PageFile {
    std::string_view path, bytes;
};

/// Returns the files of the pages; none if there was no npm when the program was built.
std::span<const PageFile> list_page_files();

} // namespace spotit::serve
