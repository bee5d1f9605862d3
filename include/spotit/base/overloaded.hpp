#pragma once

namespace spotit::base {

/// One function of several, for `std::visit`: one for each alternative, so that a new one does not compile
/// before every reader has it.
template<class... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template<class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

} // namespace spotit::base
