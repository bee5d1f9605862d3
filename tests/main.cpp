#define DOCTEST_CONFIG_IMPLEMENT // the header may have been included before
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
