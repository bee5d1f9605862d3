// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/lineart/line_art.hpp"

#include "symbol/image/image_reading.hpp"
#include "symbol/sources.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <new>
#include <system_error>

namespace spotit::symbol {

namespace {

namespace fs = std::filesystem;

/// What a picture's file begins with, what stands eight bytes from there, and what reads it.
struct Kind {
    std::string_view beginning, eighth;
    void (*read)(Symbol&, const FileBytes&, const Request&);
};
constexpr std::array kinds{
    Kind{"\x89PNG\r\n\x1A\n", "", read_png},
    Kind{"\xFF\xD8\xFF", "", read_jpeg},
    Kind{"RIFF", "WEBP", read_webp},
};

/// Of what is known but not read, so that the message can say so.
struct OtherKind {
    std::string_view beginning, name;
};
constexpr std::array other_kinds{OtherKind{"GIF8", "a GIF"},
                                 OtherKind{"BM", "a BMP"},
                                 OtherKind{"II*", "a TIFF"},
                                 OtherKind{"MM", "a TIFF"},
                                 OtherKind{"%PDF", "a PDF"},
                                 OtherKind{"%!PS", "a PostScript file"},
                                 OtherKind{"\x1F\x8B", "a compressed file (SVGZ)"}};

constexpr std::uintmax_t max_image_bytes = 64 << 20;

bool same_but_case(std::string a, std::string b) {
    std::ranges::transform(a, a.begin(), [](unsigned char c) { return std::tolower(c); });
    std::ranges::transform(b, b.begin(), [](unsigned char c) { return std::tolower(c); });
    return a == b;
}

std::vector<std::string> names_in(const fs::path& folder) {
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; at != end && !error; at.increment(error))
        names.push_back(at->path().filename().string());
    std::ranges::sort(names);
    return names;
}

void report_absent(const Request& request) {
    const fs::path& file = request.source.image;
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
    const std::vector<std::string> names = names_in(folder);
    Hints hints{.label = {}, .notes = {fmt::format("looked in {}", folder.string())}};
    const std::string wanted = file.filename().string();
    for (const std::string& name : names)
        if (same_but_case(name, wanted))
            hints.label = fmt::format("there is {} (upper and lower case differ)", name);
    const std::vector<std::string_view> candidates(names.begin(), names.end());
    if (const auto near = diag::nearest(wanted, candidates); hints.label.empty() && !near.empty())
        hints.label = fmt::format("did you mean {}?", near);
    request.error("no-picture", fmt::format("can't find the picture {}", file.string()), std::move(hints));
}

/// The whole file. Throws Damaged.
FileBytes read_file(const fs::path& file) {
    std::error_code error;
    if (!fs::is_regular_file(file, error)) throw Damaged{"it is not a file"};
    const std::uintmax_t size = fs::file_size(file, error);
    if (error) throw Damaged{"it can't be read"};
    if (size > max_image_bytes)
        throw Damaged{fmt::format("it is {} MB large; more than {} MB are not read", size >> 20,
                                  max_image_bytes >> 20)};
    std::ifstream in(file, std::ios::binary);
    auto bytes = std::make_shared<std::string>(static_cast<std::size_t>(size), '\0');
    in.read(bytes->data(), static_cast<std::streamsize>(size));
    if (!in) throw Damaged{"it can't be read"};
    return bytes;
}

bool looks_like_svg(std::string_view text) {
    return text.substr(0, 1 << 16).find("<svg") != std::string_view::npos ||
           text.substr(0, 1 << 16).find(":svg") != std::string_view::npos;
}

void read(Symbol& symbol, const FileBytes& file, const Request& request) {
    for (const Kind& kind : kinds)
        if (file->starts_with(kind.beginning) &&
            (kind.eighth.empty() || file->substr(0, 12).ends_with(kind.eighth))) {
            kind.read(symbol, file, request);
            if (request.source.drawing == DrawingStyle::Outline)
                report_not_outlined(request, request.source.image.filename().string(),
                                    "it is made of pixels");
            return;
        }
    if (looks_like_svg(*file)) return read_svg(symbol, file, request);
    for (const OtherKind& kind : other_kinds)
        if (file->starts_with(kind.beginning))
            throw Damaged{fmt::format("it is {}; save it as SVG, PNG, JPEG or WebP", kind.name)};
    throw Damaged{file->empty() ? "it is empty" : "it is no SVG, PNG, JPEG or WebP"};
}

} // namespace

Symbol make_image(const Request& request) {
    const fs::path& file = request.source.image;
    Symbol symbol = blank_symbol(request.source.name.empty() ? file.stem().string() : request.source.name);
    std::error_code error;
    if (!fs::exists(file, error)) {
        report_absent(request);
        return symbol;
    }
    const auto refuse = [&](std::string_view reason) {
        symbol = blank_symbol(symbol.name);
        request.error("bad-picture", fmt::format("can't use the picture {}: {}", file.string(), reason));
    };
    try {
        read(symbol, read_file(file), request);
        if (symbol.outline.empty())
            request.error("blank-symbol", fmt::format("the picture {} shows nothing", file.string()));
    } catch (const Damaged& damaged) {
        refuse(damaged.reason);
    } catch (const std::bad_alloc&) {
        refuse("it takes more memory than there is");
    }
    return symbol;
}

} // namespace spotit::symbol
