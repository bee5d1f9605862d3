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

/// Returns a number each of whose bits depends on all those of the given one: the last step of splitmix64
/// (doi:10.1145/2714064.2660195).
constexpr std::uint64_t mix_bits(std::uint64_t bits) {
    bits = (bits ^ (bits >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    bits = (bits ^ (bits >> 27U)) * 0x94D049BB133111EBULL;
    return bits ^ (bits >> 31U);
}

/// The increment of splitmix64 before each step.
inline constexpr std::uint64_t mix_increment = 0x9E3779B97F4A7C15ULL;

} // namespace spotit::base
