#pragma once

#include "layout/shapes/card_state.hpp"

#include <array>
#include <type_traits>
#include <utility>
#include <vector>

namespace spotit::layout {

/// A body's place, rotation and size when something was measured.
struct Pose {
    Vec at, turn;
    float radius = 0;

    Pose() = default;
    explicit Pose(const Body& body)
        : at(body.at)
        , turn(body.turn)
        , radius(body.radius) {}
};

/// The motion of a body since it had a pose.
struct Motion {
    Vec shift;        ///< mm
    float angle = 0;  ///< its sine
    float chord = 0;  ///< of the angle, on a circle of radius 1
    float growth = 0; ///< relative to the radius

    Motion() = default;
    Motion(const Pose& from, const Body& to)
        : shift(to.at - from.at)
        , angle(cross(from.turn, to.turn))
        , chord(length(to.turn - from.turn))
        , growth(to.radius / from.radius - 1) {}
    /// Returns how far a point of the outline has moved at most, mm.
    float measure_max_move(float radius) const { return length(shift) + radius * (chord + std::abs(growth)); }
};

/// Derivatives of the distances at four contacts along the freedoms of one body: moves have the contacts'
/// normal, with a sign.
struct FourDerivatives {
    Floats turning{}; ///< mm a radian
    Floats growing{}; ///< mm for a relative growth of 1, less the part of the wanted distance that grows
};

/// Four points of outlines at which two silhouettes, or one and the rim, are close to each other.
struct FourContacts {
    Floats depth{}; ///< mm nearer than wanted
    Vecs normal;    ///< the direction that leads the first body away; of unit length
    FourDerivatives first, second;

    Floats predict_depth(const Motion& of_first, const Motion& of_second) const {
        const Vec shift = of_first.shift - of_second.shift;
        return depth - (normal.x * shift.x + normal.y * shift.y) -
               (first.turning * of_first.angle + first.growing * of_first.growth) -
               (second.turning * of_second.angle + second.growing * of_second.growth);
    }
};

/// The contacts of two bodies, or of one with the rim, as they were when they were measured; since then they
/// change in proportion to the motions of the bodies. In columns that are filled up with contacts that are
/// never close.
class LinearContacts {
public:
    std::size_t size() const { return size_; }
    /// Returns the four contacts from the i-th on, a multiple of four.
    FourContacts load_four(std::size_t i) const {
        const auto column = [&](std::size_t k) { return load(&numbers_[k * capacity_ + i]); };
        return {column(0), {column(1), column(2)}, {column(3), column(4)}, {column(5), column(6)}};
    }

    /// Begins again, with at most `max_count` contacts.
    void clear(std::size_t max_count) {
        size_ = 0;
        capacity_ = max_count + floats_at_once;
        if (numbers_.size() < columns * capacity_) numbers_.resize(columns * capacity_);
    }
    /// Adds the first `count` of four contacts.
    void append(const FourContacts& contacts, std::size_t count) {
        store(contacts);
        size_ += count;
    }
    void finish() {
        constexpr float far = -1e9F;
        store({repeat(far), {}, {}, {}});
    }

private:
    static constexpr std::size_t columns = 7;

    void store(const FourContacts& contacts) {
        float* const to = numbers_.data() + size_;
        const auto write = [to, step = capacity_](std::size_t k, Floats numbers) {
            layout::store(numbers, to + k * step);
        };
        write(0, contacts.depth), write(1, contacts.normal.x), write(2, contacts.normal.y);
        write(3, contacts.first.turning), write(4, contacts.first.growing);
        write(5, contacts.second.turning), write(6, contacts.second.growing);
    }

    std::vector<float> numbers_; ///< column by column
    std::size_t size_ = 0, capacity_ = 0;
};

/// What was measured at those points of an outline that are close to something.
class ClosePoints {
public:
    std::size_t size() const { return size_; }

    /// Begins again, with an outline of so many points.
    void clear(std::size_t max_count) {
        size_ = 0;
        const std::size_t needed = max_count + 2 * floats_at_once;
        if (places_.size() >= needed) return;
        for (auto* column : {&distance_, &normal_.x, &normal_.y}) column->resize(needed);
        places_.resize(needed);
    }
    /// Adds those of the four points from the i-th on that are close.
    void add(std::size_t i, Ints close, Floats distance, Vecs normal) {
        // All addresses first: a compiler must assume that each write may change them.
        float *const to_distance = &distance_[i], *const to_x = &normal_.x[i], *const to_y = &normal_.y[i];
        std::int32_t* const to_place = &places_[size_];
        const std::size_t size = size_;
        store(distance, to_distance);
        store(normal.x, to_x);
        store(normal.y, to_y);
        size_ = size + write_chosen(close, i, to_place);
    }
    /// Calls a function with four points, the distances and directions measured at them, and the number of
    /// them that count; for all points.
    template<class Function>
    void for_each_four(const Points& points, Function take) {
        std::fill_n(&places_[size_], floats_at_once, 0);
        for (std::size_t i = 0; i < size_; i += floats_at_once) {
            const std::int32_t* const four = &places_[i];
            const std::array at{static_cast<std::size_t>(four[0]), static_cast<std::size_t>(four[1]),
                                static_cast<std::size_t>(four[2]), static_cast<std::size_t>(four[3])};
            const auto gather = [&at](const std::vector<float>& from) {
                return Floats{from[at[0]], from[at[1]], from[at[2]], from[at[3]]};
            };
            const Vecs normal{gather(normal_.x), gather(normal_.y)};
            const Vec a = points[at[0]], b = points[at[1]], c = points[at[2]], d = points[at[3]];
            const Vecs point{Floats{a.x, b.x, c.x, d.x}, Floats{a.y, b.y, c.y, d.y}};
            take(point, gather(distance_), normal, std::min(size_ - i, floats_at_once));
        }
    }

private:
    std::vector<float> distance_;
    Vector<std::vector<float>> normal_;
    std::vector<std::int32_t> places_; ///< of the close points in the outline
    std::size_t size_ = 0;
};

/// The points of a silhouette at which contacts are found, and their precision.
enum class Detail { Coarse, Fine };

/// Calls a function with each number below `count`, as a constant.
template<std::size_t count, class Function>
void unroll(const Function& function) {
    [&]<std::size_t... numbers>(std::index_sequence<numbers...>) {
        (function(std::integral_constant<std::size_t, numbers>()), ...);
    }
    (std::make_index_sequence<count>());
}

/// Least squares in the four degrees of freedom of a body: x, y, rotation and log size, the last two times
/// the radius, so that all are lengths.
class NormalEquations {
public:
    enum Freedom { X, Y, Turn, Size };
    using Vector = std::array<float, 4>;

    /// Several rows at once: each wants `depth` along its derivatives d(distance)/d(freedom).
    struct Sums {
        std::array<Floats, 10> left{}; ///< lower triangle, row by row
        std::array<Floats, 4> right{};

        void add(Floats weight, Floats depth, Vecs normal, Floats turning) {
            const Floats x = weight * normal.x, y = weight * normal.y, turn = weight * turning;
            left[0] += x * normal.x;
            left[1] += y * normal.x, left[2] += y * normal.y;
            left[3] += turn * normal.x, left[4] += turn * normal.y, left[5] += turn * turning;
            right[X] += x * depth, right[Y] += y * depth, right[Turn] += turn * depth;
        }
        /// Adds the part of the same rows that only bodies need whose sizes are free.
        void add_size(Floats weight, Floats depth, Vecs normal, Floats turning, Floats growing) {
            const Floats size = weight * growing;
            left[6] += size * normal.x, left[7] += size * normal.y, left[8] += size * turning;
            left[9] += size * growing;
            right[Size] += size * depth;
        }
    };
    NormalEquations() = default;
    explicit NormalEquations(const Sums& sums) {
        const auto& [left, right] = sums;
        const Floats first = sum_up(left[0], left[1], left[2], left[3]),
                     second = sum_up(left[4], left[5], left[6], left[7]),
                     third = sum_up(left[8], left[9], right[0], right[1]),
                     last = sum_up(right[2], right[3], Floats{}, Floats{});
        left_ = {{{first[0]},
                  {first[1], first[2]},
                  {first[3], second[0], second[1]},
                  {second[2], second[3], third[0], third[1]}}};
        right_ = {third[2], third[3], last[0], last[1]};
    }

    void push(Freedom freedom, float by) { right_[freedom] += by; }
    void hold(Freedom freedom) {
        for (std::size_t i = 0; i < 4; ++i) (i < freedom ? left_[freedom][i] : left_[i][freedom]) = 0;
        left_[freedom][freedom] = 1;
        right_[freedom] = 0;
    }

    /// Returns the sum of the weights of all rows, since normals have unit length.
    float sum_weights() const { return left_[X][X] + left_[Y][Y]; }

    /// Adds `damping` to the diagonal (Levenberg) and solves.
    Vector solve(float damping) const {
        // L D L^T; the damping keeps D positive.
        std::array<Vector, 4> lower{}, scaled = left_; // scaled: L D
        Vector inverse{}, result = right_;             // inverse: of D
        unroll<4>([&](auto i) {
            float diagonal = left_[i][i] + damping;
            unroll<i>([&](auto j) {
                unroll<j>([&](auto k) { scaled[i][j] -= scaled[i][k] * lower[j][k]; });
                lower[i][j] = scaled[i][j] * inverse[j];
                result[i] -= lower[i][j] * result[j];
                diagonal -= scaled[i][j] * lower[i][j];
            });
            inverse[i] = 1 / diagonal;
        });
        unroll<4>([&](auto down) {
            constexpr std::size_t i = 3 - down;
            result[i] *= inverse[i];
            unroll<down>([&](auto next) {
                constexpr std::size_t k = i + 1 + next;
                result[i] -= lower[k][i] * result[k];
            });
        });
        return result;
    }

private:
    std::array<Vector, 4> left_{}; ///< lower triangle
    Vector right_{};
};

/// The effect of contacts on the common scale.
struct Pressure {
    float resistance = 0;         ///< sum of -d(distance)/d(log scale) over the contacts
    float resisted_depth = 0;     ///< the same sum, weighted with the depth of each contact
    float resistance_squared = 0; ///< sum of squares
    float deepest = 0;            ///< mm

    void add(const Pressure& other);
};

/// The contacts of one body: equations for its movement, and pressure on the scale. What only bodies need
/// whose sizes are free, or only those of a common scale, is 0 for others.
struct ContactResponse {
    NormalEquations equations;
    Pressure pressure;        ///< `deepest` for all, the rest for those of a common scale
    float own_resistance = 0; ///< sum of |d(distance)/d(log size)|, in radii, where sizes are free
};

/// Measures which points of outlines are too near to a body's neighbors or to the rim, and sums them up. What
/// was measured is used again while bodies have hardly moved.
class ContactForces {
public:
    ContactForces(const CardState& state, Detail detail);

    /// Finds which bodies are near each other, to be called before each pass. Wants a distance of `clearance`
    /// to the rim, and the state's gaps between bodies.
    void begin_pass(float clearance);
    /// Sums up the contacts of a body, whose size is free or follows the common scale.
    ContactResponse compute(std::size_t body, bool is_size_free) {
        return is_size_free ? compute<true>(body) : compute<false>(body);
    }

private:
    template<bool is_size_free>
    class Sum;
    template<bool is_size_free>
    ContactResponse compute(std::size_t body);
    /// Two bodies i < j, or one and the rim, when their contacts were measured.
    struct Measured {
        Pose first, second;
        float wanted = -1; ///< the gap or the distance to the rim, mm
        LinearContacts contacts;
    };

    /// Returns the contacts of two bodies i < j, measured again if need be, and their motions since then.
    struct Moved {
        const LinearContacts& contacts;
        Motion first, second;
    };
    Moved measure_pair(std::size_t i, std::size_t j);
    Moved measure_rim(std::size_t body);
    /// Returns how far two outlines may move before their contacts are measured again, mm.
    float measure_max_move(const Body& first, const Body& second) const;

    const CardState& state_;
    Detail detail_;
    float clearance_ = 0;
    std::vector<Measured> pairs_; ///< at i * count + j
    std::vector<Measured> rims_;
    std::vector<std::vector<std::size_t>> neighbors_; ///< of each body
    std::array<ClosePoints, 2> close_;
};

} // namespace spotit::layout
