#pragma once

#include <string_view>

namespace spotit::serve {

/// The files of the page, as web/build.mjs makes them; empty if there was no npm when the program was built.
std::string_view page_html();
std::string_view frame_html(); ///< shows a page of the deck in a sandbox
std::string_view page_script();
std::string_view editor_script(); ///< what the page loads when the text is opened
std::string_view page_style();
std::string_view page_icon();
std::string_view page_manifest();
std::string_view shell_worker(); ///< the service worker that opens the page while the program is not running
std::string_view photos_html();  ///< of phones that send photos
std::string_view photos_script();

} // namespace spotit::serve
