#include "texts/plural_rule.hpp"

#include <charconv>

namespace spotit::texts {
namespace {

struct Operator {
    std::string_view sign;
    int precedence = 0;
    std::size_t (*apply)(std::size_t, std::size_t) = nullptr;
};
/// Longer signs come first.
constexpr Operator operators[]{
    {"||", 1, [](std::size_t a, std::size_t b) -> std::size_t { return a != 0 || b != 0 ? 1 : 0; }},
    {"&&", 2, [](std::size_t a, std::size_t b) -> std::size_t { return a != 0 && b != 0 ? 1 : 0; }},
    {"==", 3, [](std::size_t a, std::size_t b) -> std::size_t { return a == b ? 1 : 0; }},
    {"!=", 3, [](std::size_t a, std::size_t b) -> std::size_t { return a != b ? 1 : 0; }},
    {"<=", 4, [](std::size_t a, std::size_t b) -> std::size_t { return a <= b ? 1 : 0; }},
    {">=", 4, [](std::size_t a, std::size_t b) -> std::size_t { return a >= b ? 1 : 0; }},
    {"<", 4, [](std::size_t a, std::size_t b) -> std::size_t { return a < b ? 1 : 0; }},
    {">", 4, [](std::size_t a, std::size_t b) -> std::size_t { return a > b ? 1 : 0; }},
    {"%", 5, [](std::size_t a, std::size_t b) -> std::size_t { return b == 0 ? 0 : a % b; }},
};

/// The rest of a rule while it is read.
struct Expression {
    std::string_view rest;
    std::size_t n;

    std::size_t read() {
        const std::size_t condition = read_operation(1);
        if (!take("?")) return condition;
        const std::size_t yes = read();
        take(":");
        const std::size_t no = read();
        return condition != 0 ? yes : no;
    }

    bool take(std::string_view sign) {
        while (rest.starts_with(' ')) rest.remove_prefix(1);
        if (!rest.starts_with(sign)) return false;
        rest.remove_prefix(sign.size());
        return true;
    }
    const Operator* take_operator(int min_precedence) {
        for (const Operator& row : operators)
            if (row.precedence >= min_precedence && take(row.sign)) return &row;
        return nullptr;
    }
    std::size_t read_operation(int min_precedence) {
        std::size_t left = read_value();
        while (const Operator* row = take_operator(min_precedence))
            left = row->apply(left, read_operation(row->precedence + 1));
        return left;
    }
    std::size_t read_value() {
        if (take("n")) return n;
        if (take("(")) {
            const std::size_t value = read();
            take(")");
            return value;
        }
        std::size_t value = 0;
        const char* const end = std::from_chars(rest.data(), rest.data() + rest.size(), value).ptr;
        rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
        return value;
    }
};

} // namespace

std::size_t choose_plural_form(std::string_view rule, std::size_t n) {
    return Expression{rule, n}.read();
}

} // namespace spotit::texts
