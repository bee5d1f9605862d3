// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/metadata/metadata.hpp"

#include <fmt/format.h>

#include <ctime>

namespace spotit::pdf {

namespace {

std::tm to_utc(std::int64_t moment) {
    const std::time_t seconds = moment;
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    return utc;
}

} // namespace

std::string pdf_date(std::int64_t moment) {
    const std::tm t = to_utc(moment);
    return fmt::format("D:{:04}{:02}{:02}{:02}{:02}{:02}Z", t.tm_year + 1900, t.tm_mon + 1, t.tm_mday,
                       t.tm_hour, t.tm_min, t.tm_sec);
}

std::string xmp_date(std::int64_t moment) {
    const std::tm t = to_utc(moment);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", t.tm_year + 1900, t.tm_mon + 1, t.tm_mday,
                       t.tm_hour, t.tm_min, t.tm_sec);
}

} // namespace spotit::pdf
