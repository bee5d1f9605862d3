// Any bytes as what a page asks of the worker, and as what the worker answers.
#include "serve/json.hpp"
#include "serve/worker/records.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using namespace spotit::serve;

void require(bool holds) {
    if (!holds) std::abort();
}

/// Requires that a task passes to the worker on a line, and that it has the types that the worker reads.
void check_task(const std::string& body) {
    for (const std::string kind : {"preview", "cards", "symbols"}) {
        const Json task = read_task(kind, body);
        if (task.is_null()) continue;
        const std::string line = to_line(task);
        require(line.find('\n') == line.size() - 1);
        const Json read = Json::parse(line);
        require(read.at("kind") == kind);
        for (const char* const key : {"text", "want", "words", "language", "format", "client"})
            static_cast<void>(read.value(key, std::string()));
        static_cast<void>(read.value("proof", false));
        require(read.value("page", 0) >= 0);
        const auto first = read.value("first", std::vector<int>());
        require(std::ranges::all_of(first, [](int card) { return card >= 0; }));
        static_cast<void>(read.value("has", std::set<std::string>()));
        require(!read.contains("id") && !read.contains("file") && !read.contains("stopped"));
    }
}

/// Reads records from pieces of a length; writes what was read in the form that it came in.
std::string read_records(std::string_view bytes, std::size_t length) {
    std::string said, read;
    try {
        for (; !bytes.empty(); bytes.remove_prefix(std::min(length, bytes.size()))) {
            said += bytes.substr(0, length);
            while (const auto record = take_record(said))
                read += record_head(record->task, record->kind, record->bytes.size()) + record->bytes;
        }
    } catch (const std::runtime_error&) {
        read += "broken";
    }
    return read;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const void* const bytes = data;
    const std::string text(static_cast<const char*>(bytes), size);
    check_task(text);
    const std::string whole = read_records(text, std::max<std::size_t>(size, 1));
    require(whole == read_records(text, 1) && whole == read_records(text, 7));
    return 0;
}
