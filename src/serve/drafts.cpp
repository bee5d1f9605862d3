#include "serve/drafts.hpp"

#include "serve/json.hpp"
#include "serve/text.hpp"

#include <spotit/job/files.hpp>

namespace spotit::serve {

namespace fs = std::filesystem;

Answer Drafts::list() const {
    Json drafts = Json::array();
    std::error_code ignored; // the folder may not be there
    for (const fs::directory_entry& entry : fs::directory_iterator(folder_, ignored)) {
        if (entry.path().extension() != ".json") continue;
        try {
            if (auto draft = Json::parse(job::read_source(entry.path().string())->text()))
                drafts.push_back(std::move(*draft));
        } catch (const diag::Error&) {
            continue; // the others can be read
        }
    }
    return {.body = to_line(drafts)};
}

Answer Drafts::keep(const std::string& name, const std::string& draft) const {
    if (folder_.empty()) return decline(404, "not there");
    if (!is_plain_name(name) || (!draft.empty() && !Json::parse(draft)))
        return decline(400, "not understood");
    const fs::path file = folder_ / (name + ".json");
    if (draft.empty()) {
        fs::remove(file);
    } else {
        if (fs::create_directories(folder_)) fs::permissions(folder_, fs::perms::owner_all);
        job::save(file, draft);
    }
    return answer_plainly(204, "");
}

} // namespace spotit::serve
