#include "symbol/image/image_readers.hpp"

#include <spotit/diag/phrases.hpp>

#include <algorithm>

namespace spotit::symbol {
namespace {

bool begins_with(std::string_view file, std::string_view beginning) {
    return !beginning.empty() && file.size() >= beginning.size() &&
           std::equal(beginning.begin(), beginning.end(), file.begin(),
                      [](char wanted, char byte) { return wanted == '?' || wanted == byte; });
}

} // namespace

bool has_svg_element(std::string_view file) {
    std::string head(file.substr(0, 1 << 16));
    std::erase(head, '\0'); // UTF-16
    return head.find("<svg") != std::string::npos || head.find(":svg") != std::string::npos;
}

const ImageReader* find_image_reader(std::string_view file) {
    for (const ImageReader& reader : image_readers)
        for (const std::string_view beginning : reader.beginnings)
            if (begins_with(file, beginning)) return &reader;
    return has_svg_element(file) ? &image_readers[0] : nullptr;
}

std::vector<ImageFormat> image_formats() {
    std::vector<ImageFormat> formats;
    for (const ImageReader& reader : image_readers) formats.push_back(reader.format);
    return formats;
}

std::vector<std::string_view> image_endings() {
    std::vector<std::string_view> endings;
    for (const ImageReader& reader : image_readers)
        endings.insert(endings.end(), reader.format.endings.begin(), reader.format.endings.end());
    return endings;
}

std::string list_image_formats() {
    std::vector<std::string_view> names;
    for (const ImageReader& reader : image_readers) names.push_back(reader.format.name);
    return diag::join_words(names);
}

bool is_image_path(std::string_view path) {
    const std::string lower = diag::lower_case(path);
    return std::ranges::any_of(image_endings(), [&](std::string_view ending) {
        return lower.size() > ending.size() && lower.ends_with(ending);
    });
}

bool is_image_content(std::string_view beginning) {
    const ImageReader* const reader = find_image_reader(beginning);
    return reader != nullptr && reader->read != read_svg;
}

} // namespace spotit::symbol
