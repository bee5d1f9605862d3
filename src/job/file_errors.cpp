// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/file_errors.hpp"

#include <spotit/diag.hpp>

#include <cerrno>
#include <cstring>

namespace spotit::job {

void fail_with_file(diag::Id id, std::string message, std::vector<std::string> notes) {
    diag::Diagnostic diagnostic;
    diagnostic.id = id;
    diagnostic.message = std::move(message);
    diagnostic.notes = std::move(notes);
    throw diag::Error(diag::ErrorCategory::File, std::move(diagnostic));
}

std::string error_reason(int error) {
    switch (error) {
    case ENOENT:
        return "there is no such file or folder";
    case EACCES:
    case EPERM:
        return "permission denied";
    case EISDIR:
        return "it is a folder";
    case EROFS:
        return "it is on a disk that can only be read";
    case ENOSPC:
        return "the disk is full";
    case EDQUOT:
        return "there is no more room for your files on this disk";
    case EFBIG:
        return "it is larger than files may be here (ulimit -f)";
    case ELOOP:
        return "its link leads to itself";
    case EMFILE:
    case ENFILE:
        return "too many files are open (ulimit -n)";
    case ENOMEM:
        return "out of memory";
    default:
        return std::strerror(error);
    }
}

} // namespace spotit::job
