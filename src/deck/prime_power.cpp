#include <spotit/deck.hpp>

namespace spotit::deck {

std::optional<PrimePower> find_prime_power(int q) {
    if (q < 2) return std::nullopt;
    int prime = 2;
    while (prime <= q / prime && q % prime != 0) ++prime;
    if (q % prime != 0) prime = q;
    int exponent = 0;
    int rest = q;
    for (; rest % prime == 0; rest /= prime) ++exponent;
    if (rest != 1) return std::nullopt;
    return PrimePower{prime, exponent};
}

} // namespace spotit::deck
