#include <spotit/random.hpp>

#include <spotit/base/hash.hpp>

#include <charconv>

namespace spotit::random {

Generator::Generator(std::uint64_t seed, std::uint64_t stream)
    : state_(seed) {
    // Streams that start at different positions of one sequence would overlap; mixed-in stream numbers
    // prevent that.
    state_ = draw() ^ (stream * 0xD1342543DE82EF95ULL + 0x2545F4914F6CDD1DULL);
    state_ = draw();
}

std::uint64_t Generator::draw() {
    state_ += base::mix_increment;
    return base::mix_bits(state_);
}

int Generator::draw_below(int bound) {
    // Multiply-shift: its bias is below bound / 2^32, which no deck could show.
    const std::uint64_t high = draw() >> 32;
    return static_cast<int>((high * static_cast<std::uint64_t>(bound)) >> 32);
}

std::uint64_t parse_seed(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem == std::errc{} && end == text.data() + text.size()) return number;
    return base::hash_bytes(text);
}

} // namespace spotit::random
