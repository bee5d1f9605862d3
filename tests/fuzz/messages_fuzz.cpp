// Any bytes as what a page asks of the worker, and as what the worker answers.
#include "serve/task.hpp"
#include "serve/worker/worker.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using namespace spotit::serve;

void require(bool holds) {
    if (!holds) std::abort();
}

/// Requires that a task passes to the worker on a line, and that its numbers are in range.
void check_task(const std::string& body) {
    for (const std::string kind : {"preview", "cards", "symbols"}) {
        Json asked = Json::parse(body).value_or(nullptr);
        if (asked.is_object()) asked["kind"] = kind;
        if (!read_task(asked)) continue;
        const std::string line = to_line(asked);
        require(line.find('\n') == line.size() - 1);
        const Task task = read_task(Json::parse(line).value()).value();
        const auto is_card = [](int card) { return card >= 0; };
        require(std::ranges::all_of(task.cards, is_card));
        const auto* const preview = std::get_if<Preview>(&task.work);
        require((preview != nullptr) == (kind == "preview"));
        require(preview == nullptr || (preview->page >= 0 && std::ranges::all_of(preview->first, is_card)));
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
