#pragma once

#include <cstddef>
#include <vector>

namespace spotit::deck {

inline std::size_t to_index(int number) {
    return static_cast<std::size_t>(number);
}

/// The finite field GF(p^n). Elements are 0 .. q - 1; an element's digits to the base p are the coefficients
/// of a polynomial over the integers mod p, the lowest first. So 0 and 1 are the zero and the one of the
/// field. The construction is the usual one: Lidl, Niederreiter, Finite Fields (1997),
/// doi:10.1017/CBO9780511525926, sections 1.3 and 2.1.
class Field {
public:
    /// Throws std::invalid_argument unless `order` is a prime power of at most `max_order`.
    explicit Field(int order);

    int order() const { return order_; }

    int add(int a, int b) const { return sums_[to_index(a) * to_index(order_) + to_index(b)]; }
    int negate(int a) const { return negatives_[to_index(a)]; }
    int multiply(int a, int b) const {
        if (a == 0 || b == 0) return 0;
        return powers_[to_index(logarithms_[to_index(a)] + logarithms_[to_index(b)])];
    }
    /// `a` must not be 0.
    int invert(int a) const { return powers_[to_index(order_ - 1 - logarithms_[to_index(a)])]; }

private:
    int add_digits(int a, int b, int times) const;
    int multiply_by_x(int a, int reduction) const;
    bool try_reduction(int reduction);

    int order_, prime_;
    std::vector<int>
        powers_; ///< of the primitive element, twice around, so that sums of logarithms need no mod
    std::vector<int> logarithms_; ///< to the base of the primitive element; that of 0 is not used
    std::vector<int> sums_, negatives_;
};

} // namespace spotit::deck
