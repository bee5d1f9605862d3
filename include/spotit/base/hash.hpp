#pragma once

#include <cstdint>
#include <string_view>

namespace spotit::base {

inline constexpr std::uint64_t fnv_basis = 0xCBF29CE484222325ULL;
inline constexpr std::uint64_t fnv_prime = 0x100000001B3ULL;

/// Returns the hash of bytes, the same everywhere: FNV-1a with 64 bits (draft-eastlake-fnv). With the hash of
/// what comes before as `basis`, that of both.
constexpr std::uint64_t hash_bytes(std::string_view bytes, std::uint64_t basis = fnv_basis) {
    for (const char c : bytes) basis = (basis ^ static_cast<unsigned char>(c)) * fnv_prime;
    return basis;
}

} // namespace spotit::base
