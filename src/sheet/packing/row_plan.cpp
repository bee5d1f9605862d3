#include "sheet/packing/packing.hpp"

namespace spotit::sheet {

namespace {

constexpr double row_rounding = 1e-9; // mm

/// Returns the distance of two rows where one is shifted, as far as the row after the next allows.
double height_at(const RowRoom& room, double shift) {
    return std::max(room.row_distance(std::min(shift, room.max_shift)), room.across / 2);
}

RowPlan stack_full(RowPlan plan, const RowRoom& room) {
    plan.height = height_at(room, plan.shift);
    plan.rows = count_at_pitch(room.height, plan.height);
    return plan;
}

RowPlan stack_alternating(RowPlan plan, const RowRoom& room) {
    plan.height_at_short = height_at(room, plan.pitch / 2);
    plan.rows = count_at_pitch(room.height, plan.height_at_short);
    plan.shorts = plan.rows / 2;
    return plan;
}

/// The shift is the free room of a row; if that is more than half a pitch, the row is stretched to exactly
/// half.
RowPlan even_rows(int n, const RowRoom& room) {
    RowPlan plan{.in_full = n, .pitch = room.pitch};
    plan.shift = room.width - (n - 1) * plan.pitch;
    if (n > 1 && plan.shift > plan.pitch / 2) {
        plan.pitch = std::min(room.width / (n - 0.5), 2 * room.max_shift);
        plan.shift = plan.pitch / 2;
    }
    plan.shift = std::clamp(plan.shift, 0.0, room.max_shift);
    return stack_full(plan, room);
}

/// Every second row is a short one.
RowPlan alternating_rows(int n, const RowRoom& room) {
    RowPlan plan{.in_full = n};
    plan.pitch = std::clamp(room.width / (n - 1), room.pitch, 2 * room.max_shift);
    return stack_alternating(plan, room);
}

/// Makes as few rows short as necessary to fit; none if that is impossible.
RowPlan shorten_rows(RowPlan plan, const RowRoom& room) {
    const double saved = plan.height - plan.height_at_short; // by each step to a short row or from it
    const double missing = (plan.rows - 1) * plan.height - room.height - row_rounding;
    if (missing <= 0) return plan;
    if (missing > (plan.rows - 1) * saved) return {};
    const int steps = std::min(static_cast<int>(std::ceil(missing / saved)), plan.rows - 1);
    plan.shorts = (steps + 1) / 2;
    return plan;
}

/// Wider rows bring short ones closer and leave less shift for full ones. As heights are concave, the best
/// pitch is an end of the range, or where the shift reaches its useful maximum.
std::array<double, 3> pitches_to_try(int n, const RowRoom& room) {
    const double max_pitch = 2 * room.max_shift, pitch = room.pitch;
    const bool has_half = room.width - (n - 1) * pitch > pitch / 2; // room for a shift of half a pitch
    const double from = has_half ? std::min(room.width / (n - 0.5), max_pitch) : pitch;
    const double to = std::max(from, std::min(room.width / (n - 1), max_pitch));
    return {from, to, std::clamp((room.width - room.max_shift) / (n - 1), from, to)};
}

RowPlan mixed_rows(int n, const RowRoom& room) {
    RowPlan best;
    for (const double pitch : pitches_to_try(n, room)) {
        RowPlan plan{.in_full = n, .pitch = pitch};
        plan.shift = std::clamp(room.width - (n - 1) * pitch, 0.0, std::min(pitch / 2, room.max_shift));
        plan.height = height_at(room, plan.shift);
        plan.height_at_short = height_at(room, pitch / 2);
        const int max_rows = count_at_pitch(room.height, std::min(plan.height, plan.height_at_short));
        for (plan.rows = 1; plan.rows <= max_rows; ++plan.rows)
            if (const RowPlan mixed = shorten_rows(plan, room); mixed.count() > best.count()) best = mixed;
    }
    return best;
}

} // namespace

RowPlan best_rows(const RowRoom& room) {
    RowPlan best;
    const auto take = [&best](const RowPlan& plan) {
        if (plan.count() > best.count()) best = plan;
    };
    const int max_cards = count_at_pitch(room.width, room.pitch);
    for (int n = max_cards; n > 0; --n) {
        take(even_rows(n, room));
        if (n > 1) take(alternating_rows(n, room));
    }
    for (int n = max_cards; n > 1; --n) take(mixed_rows(n, room)); // less regular: only if they hold more
    return best;
}

RowPlan hex_rows(const RowRoom& room) {
    RowPlan plan{.pitch = room.hex_pitch};
    plan.shift = plan.pitch / 2;
    plan.in_full = count_at_pitch(room.width, plan.pitch);
    const int in_second = count_at_pitch(room.width - plan.shift, plan.pitch);
    if (in_second == 0) plan.shift = 0;
    return in_second > 0 && in_second < plan.in_full ? stack_alternating(plan, room) : stack_full(plan, room);
}

} // namespace spotit::sheet
