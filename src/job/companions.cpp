// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/file_errors.hpp"

#include <spotit/job/files.hpp>

#include <fmt/format.h>

#include <system_error>

namespace spotit::job {

namespace fs = std::filesystem;

void require_free_places(const fs::path& folder, std::span<const Companion> companions) {
    for (const Companion& one : companions) {
        const fs::path file = folder / one.place;
        std::error_code ignored;
        if (!fs::exists(fs::symlink_status(file, ignored))) continue;
        if (fs::is_regular_file(file, ignored) &&
            read_source(file.string())->text() == read_source(one.from.string())->text())
            continue;
        fail_with_file("file-exists",
                       fmt::format("{} already exists, and is another file than the theme's", file.string()),
                       {"fix: go to another folder, or rename that file", "nothing was changed"});
    }
}

void copy_companions(const fs::path& folder, std::span<const Companion> companions) {
    PendingFiles pending;
    for (const Companion& one : companions) {
        const fs::path file = folder / one.place;
        std::error_code problem;
        if (file.has_parent_path()) fs::create_directories(file.parent_path(), problem);
        pending.add(file, read_source(one.from.string())->text()); // says what is wrong with the folder
    }
    pending.commit();
}

} // namespace spotit::job
