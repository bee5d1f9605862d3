#pragma once

// Comes before the headers of qpdf 11 where clang compiles them as C++20: its JSON.hh has a vector of a type
// that isn't complete yet, which clang refuses then. Nothing here uses its JSON; these are the headers it
// brings along.
#define JSON_HH

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

class JSON;
