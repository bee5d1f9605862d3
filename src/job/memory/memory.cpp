// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/memory/memory_data.hpp"

namespace spotit::job {

Memory::Memory()
    : data_(std::make_unique<Data>()) {}

Memory::~Memory() = default;

} // namespace spotit::job
