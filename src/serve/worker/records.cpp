#include "serve/worker/records.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace spotit::serve {

namespace {

constexpr std::size_t max_head = 64, max_length = std::size_t{1} << 31U;

[[noreturn]] void fail() {
    throw std::runtime_error("no record");
}

/// Reads a number and what separates it from the next.
template<class Number>
Number read_number(std::string_view& head, char end) {
    Number number = 0;
    const auto [after, problem] = std::from_chars(head.data(), head.data() + head.size(), number);
    if (problem != std::errc{} || after == head.data() + head.size() || *after != end) fail();
    head.remove_prefix(static_cast<std::size_t>(after - head.data()) + 1);
    return number;
}

} // namespace

std::string record_head(long task, Record::Kind kind, std::size_t length) {
    return fmt::format("{} {} {}\n", task, static_cast<char>(kind), length);
}

std::optional<Record> RecordReader::next() {
    const std::size_t line = said_.find('\n');
    if (std::min(line, said_.size()) > max_head) fail();
    if (line == std::string::npos) return std::nullopt;
    std::string_view head(said_.data(), line + 1);
    Record record;
    record.task = read_number<long>(head, ' ');
    record.kind = static_cast<Record::Kind>(head[0]);
    if (std::string_view("+!.").find(head[0]) == std::string_view::npos || head[1] != ' ') fail();
    head.remove_prefix(2);
    const auto length = read_number<std::size_t>(head, '\n');
    if (length > max_length) fail();
    if (said_.size() - (line + 1) < length) return std::nullopt;
    record.bytes = said_.substr(line + 1, length);
    said_.erase(0, line + 1 + length);
    return record;
}

} // namespace spotit::serve
