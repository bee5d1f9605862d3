#include <spotit/base/enum_names.hpp>

#include <doctest/doctest.h>

#include <array>

namespace spotit::base {
namespace {

enum class Fruit { Apple, Pear, Plum };
constexpr EnumName<Fruit> complete[] = {
    {Fruit::Apple, "apple"}, {Fruit::Pear, "pear"}, {Fruit::Plum, "plum"}};
constexpr EnumName<Fruit> too_short[] = {{Fruit::Apple, "apple"}, {Fruit::Pear, "pear"}};
constexpr EnumName<Fruit> out_of_order[] = {
    {Fruit::Pear, "pear"}, {Fruit::Apple, "apple"}, {Fruit::Plum, "plum"}};

struct Price {
    Fruit fruit = Fruit::Apple;
    int cents = 0;
};
constexpr std::array prices{Price{Fruit::Apple, 30}, Price{Fruit::Pear, 40}, Price{Fruit::Plum, 10}};

static_assert(count_enum<Fruit>() == 3);
static_assert(is_complete(complete));
static_assert(!is_complete(too_short));
static_assert(!is_complete(out_of_order));
static_assert(is_complete(prices, &Price::fruit));
constexpr auto german = name_values<Fruit>({"Apfel", "Birne", "Pflaume"});

} // namespace

TEST_CASE("names of an enumeration are found both ways") {
    CHECK(find_enum_name(complete, Fruit::Plum) == "plum");
    CHECK(find_enum(complete, "pear") == Fruit::Pear);
    CHECK(!find_enum(complete, "fig"));
    CHECK(find_enum_name(german, Fruit::Apple) == "Apfel");
    CHECK(find_enum(german, "Pflaume") == Fruit::Plum);
}

} // namespace spotit::base
