// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/color/profiles.hpp"

#include <lcms2.h>

#include <array>
#include <limits>

namespace spotit::pdf {

namespace {

/// The last ICC version that PDF 1.6 and 1.7 support (ISO 32000-1, 8.6.5.5).
constexpr double newest_version = 4.25;

} // namespace

void Profile::Close::operator()(void* handle) const {
    cmsCloseProfile(handle);
}

Profile::Profile(std::string bytes)
    : bytes_(std::move(bytes)) {
    if (bytes_.empty() || bytes_.size() > std::numeric_limits<cmsUInt32Number>::max()) return;
    handle_.reset(cmsOpenProfileFromMem(bytes_.data(), static_cast<cmsUInt32Number>(bytes_.size())));
}

bool Profile::is_press() const {
    return readable() && cmsGetDeviceClass(handle_.get()) == cmsSigOutputClass &&
           cmsGetColorSpace(handle_.get()) == cmsSigCmykData &&
           cmsGetProfileVersion(handle_.get()) <= newest_version;
}

int Profile::channels() const {
    return readable() ? static_cast<int>(cmsChannelsOf(cmsGetColorSpace(handle_.get()))) : 0;
}

std::string Profile::description() const {
    if (!readable()) return {};
    std::array<char, 256> text{};
    cmsGetProfileInfoASCII(handle_.get(), cmsInfoDescription, "en", "US", text.data(), text.size());
    return text.data();
}

} // namespace spotit::pdf
