#include "serve/worker/answers.hpp"

#include <libdeflate.h>

#include <cstdint>
#include <limits>
#include <stdexcept>

namespace spotit::serve {
namespace {

/// Appends a number, the least byte first.
void add(std::string& out, std::uint64_t value, int bytes) {
    for (int i = 0; i < bytes; ++i, value >>= 8U) out += static_cast<char>(value & 0xFFU);
}

/// Appends what the header of a file and its entry in the directory have in common.
void add_figures(std::string& out, const ZipEntry& entry) {
    constexpr int version = 20, names_are_utf8 = 0x0800, stored = 0, midnight = 0, first_day = 1 << 5 | 1;
    add(out, version, 2);
    add(out, names_are_utf8, 2);
    add(out, stored, 2);
    add(out, midnight, 2);
    add(out, first_day, 2);
    add(out, libdeflate_crc32(0, entry.bytes.data(), entry.bytes.size()), 4);
    add(out, entry.bytes.size(), 4);
    add(out, entry.bytes.size(), 4);
    add(out, entry.name.size(), 2);
    add(out, 0, 2); // no extra field
}

void require_room(std::span<const ZipEntry> entries) {
    constexpr std::size_t headers = 30 + 46, end = 22;
    std::size_t size = end;
    for (const ZipEntry& entry : entries) size += headers + 2 * entry.name.size() + entry.bytes.size();
    if (size > std::numeric_limits<std::uint32_t>::max() ||
        entries.size() > std::numeric_limits<std::uint16_t>::max())
        throw std::length_error("this is too large for a zip file");
}

} // namespace

void write_zip(std::span<const ZipEntry> entries, const std::function<void(std::string_view)>& send) {
    require_room(entries);
    std::string directory;
    std::size_t place = 0;
    for (const ZipEntry& entry : entries) {
        std::string head = "PK\x03\x04";
        add_figures(head, entry);
        head += entry.name;
        directory += "PK\x01\x02";
        add(directory, 20, 2); // made by
        add_figures(directory, entry);
        add(directory, 0, 10); // no comment, one disk, no attributes
        add(directory, place, 4);
        directory += entry.name;
        send(head);
        send(entry.bytes);
        place += head.size() + entry.bytes.size();
    }
    std::string end = "PK\x05\x06";
    add(end, 0, 4); // one disk
    add(end, entries.size(), 2);
    add(end, entries.size(), 2);
    add(end, directory.size(), 4);
    add(end, place, 4);
    add(end, 0, 2); // no comment
    send(directory);
    send(end);
}

} // namespace spotit::serve
