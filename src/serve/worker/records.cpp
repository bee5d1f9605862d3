#include "serve/worker/records.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace spotit::serve {
namespace {

constexpr std::size_t max_head = 64, max_length = std::size_t{1} << 31U;

} // namespace

std::string record_head(long task, Record::Kind kind, std::size_t length) {
    return fmt::format("{} {} {}\n", task, static_cast<char>(kind), length);
}

std::optional<Record> take_record(std::string& received) {
    const std::size_t line = std::min(received.find('\n'), received.size());
    const std::string head = received.substr(0, line + 1);
    if (line == received.size() && line <= max_head) return std::nullopt;
    Record record;
    char kind = 0;
    std::size_t length = 0;
    std::istringstream(head) >> record.task >> kind >> length;
    record.kind = static_cast<Record::Kind>(kind);
    // A record's head is written in one way alone.
    if (head != record_head(record.task, record.kind, length) ||
        std::string_view(">+!.").find(kind) == std::string_view::npos || length > max_length)
        throw std::runtime_error("no record");
    if (received.size() - head.size() < length) return std::nullopt;
    record.bytes = received.substr(head.size(), length);
    received.erase(0, head.size() + length);
    return record;
}

} // namespace spotit::serve
