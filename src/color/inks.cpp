#include <spotit/color.hpp>

#include <algorithm>
#include <cmath>

namespace spotit::color {
namespace {

constexpr int steps = 10000;                  ///< of a channel: the precision of PDF's writers
constexpr int nearest_nudge = 3, nudges = 15; ///< 3 to 17 steps are less than half of 1/255

/// Moves towards the middle, so that programs that truncate to bytes show the color unchanged, too.
double nudge_channel(double channel, int by) {
    const double byte = std::round(255 * std::clamp(channel, 0.0, 1.0));
    return std::round(steps * byte / 255 + (byte < 128 ? by : -by)) / steps;
}

} // namespace

double sum_inks(const Inks& inks) {
    return inks.cyan + inks.magenta + inks.yellow + inks.black;
}

Inks limit_total(const Inks& inks, double max_total) {
    const double colored = inks.cyan + inks.magenta + inks.yellow;
    if (colored + inks.black <= max_total || colored <= 0) return inks;
    const double kept = std::max(max_total - inks.black, 0.0) / colored;
    return {kept * inks.cyan, kept * inks.magenta, kept * inks.yellow, inks.black};
}

Color to_naive_rgb(const Inks& inks) {
    const auto light = [&](double ink) { return 1 - std::min(1.0, ink * (1 - inks.black) + inks.black); };
    return {light(inks.cyan), light(inks.magenta), light(inks.yellow), 1};
}

Color make_tagged_color(const Color& color, int number) {
    const auto byte = [](double channel) { return std::lround(255 * channel); };
    const bool gray = byte(color.red) == byte(color.green) && byte(color.green) == byte(color.blue);
    const int red = gray ? number : number / (nudges * nudges),
              green = gray ? number : number / nudges % nudges, blue = gray ? number : number % nudges;
    return {nudge_channel(color.red, nearest_nudge + red), nudge_channel(color.green, nearest_nudge + green),
            nudge_channel(color.blue, nearest_nudge + blue), color.alpha};
}

} // namespace spotit::color
