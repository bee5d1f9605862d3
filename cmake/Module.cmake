# Compiler settings of our own code; not exported, not applied to anything else.
add_library(spotit-settings INTERFACE)
target_link_libraries(spotit-settings INTERFACE fmt::fmt)
target_compile_options(spotit-settings INTERFACE
  # Pango's headers ask for it, and precompiled headers must be compiled as what uses them is.
  -pthread
  -Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Wold-style-cast -Wcast-qual -Woverloaded-virtual
  # Only of locals: in large translation units a local name may be that of another file's constant.
  $<$<CXX_COMPILER_ID:GNU>:-Wshadow=local>
  # GCC 12 sees overlapping copies in "x" + std::string where there are none (GCC bug 105651).
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
  # It takes the members of a variant's other alternatives for uninitialized ones (GCC bug 80635).
  $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>
  # The designer's page is a longer string than a compiler must take.
  $<$<CXX_COMPILER_ID:Clang>:-Wno-overlength-strings>
  # Fused multiply-add rounds differently from machine to machine; a deck must not.
  -ffp-contract=off
  # Nobody asks errno; without it roots are single instructions, and four are taken at once. Results stay the same.
  -fno-math-errno
  # Freeing memory below half a gigabyte takes a tenth of GCC's time.
  $<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=524288>)

# lld links debugging information in a quarter of the time.
find_program(SPOTIT_LLD ld.lld)
if(SPOTIT_LLD)
  target_link_options(spotit-settings INTERFACE $<$<CONFIG:Debug>:-fuse-ld=lld>)
endif()

# spotit_common_headers(NAME headers...): an object library whose precompiled headers modules can use: those of the
# standard library that most of their sources include, and these.
function(spotit_common_headers name)
  file(CONFIGURE OUTPUT ${name}.cpp CONTENT "")
  add_library(${name} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
  target_link_libraries(${name} PRIVATE spotit-settings)
  target_precompile_headers(${name} PRIVATE <algorithm> <array> <cmath> <cstdint> <filesystem> <functional> <map> <memory>
    <numeric> <optional> <set> <span> <string> <string_view> <utility> <variant> <vector> <fmt/format.h> ${ARGN})
endfunction()

# spotit_module(NAME SOURCES generated... LATER sources... USES modules... LIBRARIES third-party...)
# A library of all sources in the folder, and of those that are generated. In release builds those that are not in
# optimized_modules are compiled at -Og, and modules of one group (group_of_NAME) are one library: what they instantiate of
# the same templates is compiled once.
# LATER: the sources that no first deck needs; in large units they are a library that spotit-first-deck doesn't link.
# One name in five places: module = folder = namespace = target = test folder.
function(spotit_module name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LATER;USES;LIBRARIES" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "(main|absent_parts)\\.cpp$")

  set(target spotit-${group_of_${name}})
  if(NOT TARGET ${target})
    spotit_library(${target} ${name})
  endif()
  if(ARG_LATER AND has_groups)
    list(TRANSFORM ARG_LATER PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
    list(REMOVE_ITEM sources ${ARG_LATER})
    spotit_library(spotit-${name}-later ${name})
    target_sources(spotit-${name}-later PRIVATE ${ARG_LATER})
    target_link_libraries(spotit-${name}-later PRIVATE ${ARG_LIBRARIES} INTERFACE ${target})
    target_link_libraries(${target} INTERFACE $<$<NOT:$<IN_LIST:later,$<TARGET_PROPERTY:LEAVES_OUT>>>:spotit-${name}-later>)
  endif()
  target_sources(${target} PRIVATE ${sources} ${ARG_SOURCES})
  add_library(spotit::${name} ALIAS ${target})
  # Those that link it link these, unless they have stand-ins for them; it needs none to be compiled.
  foreach(use IN LISTS ARG_USES)
    if(NOT group_of_${use} STREQUAL group_of_${name})
      target_link_libraries(${target} INTERFACE $<$<NOT:$<IN_LIST:${use},$<TARGET_PROPERTY:LEAVES_OUT>>>:spotit::${use}>)
    endif()
  endforeach()
  target_link_libraries(${target} PRIVATE ${ARG_LIBRARIES})
endfunction()

# The library of a module and of those that are compiled as it is.
function(spotit_library target module)
  add_library(${target} STATIC)
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR}/include
    PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_BINARY_DIR}/include)
  target_link_libraries(${target} PRIVATE spotit-settings)
  set(headers common-headers)
  if(module IN_LIST optimized_modules)
    # Nobody looks at the flags of the processor; results stay the same.
    target_compile_options(${target} PRIVATE -fno-trapping-math)
  else()
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-Og>)
    set(headers common-headers-og)
  endif()
  if(TARGET ${headers})
    target_precompile_headers(${target} REUSE_FROM ${headers})
  endif()
endfunction()

# spotit_test(NAME [SLOW] [OPTIMIZED] EXCEPT files... LIBRARIES ...): all of tests/NAME, linked with the module of that name.
# SLOW: once more as NAME-all, with every case of which tests/every_day.hpp chooses some.
# OPTIMIZED: running it takes longer than compiling it, which is otherwise done at -O0.
function(spotit_test name)
  cmake_parse_arguments(ARG "SLOW;OPTIMIZED" "" "EXCEPT;LIBRARIES" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  list(TRANSFORM ARG_EXCEPT PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  list(REMOVE_ITEM sources ${ARG_EXCEPT} "")
  add_executable(test-${name} ${sources})
  target_include_directories(test-${name} PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/tests)
  target_link_libraries(test-${name} PRIVATE test-main spotit::${name} ${ARG_LIBRARIES})
  add_dependencies(test-${name} emoji-names)
  if(ARG_OPTIMIZED)
    target_compile_options(test-${name} PRIVATE -O1)
  else()
    target_compile_options(test-${name} PRIVATE $<$<CONFIG:Release>:-O0>)
    if(CMAKE_UNITY_BUILD)
      target_precompile_headers(test-${name} REUSE_FROM test-main)
    endif()
  endif()
  add_test(NAME ${name} COMMAND test-${name})
  # A program counts as skipped when one of its cases was. What libraries keep until the end is not ours.
  set(lsan "LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/leaks.txt:print_suppressions=0")
  set_tests_properties(${name} PROPERTIES SKIP_REGULAR_EXPRESSION "skipped: " ENVIRONMENT "${lsan}")
  if(ARG_SLOW)
    add_test(NAME ${name}-all COMMAND test-${name})
    set_tests_properties(${name}-all PROPERTIES LABELS slow TIMEOUT 7200
      SKIP_REGULAR_EXPRESSION "skipped: " ENVIRONMENT "${lsan};SPOTIT_ALL=1")
  endif()
endfunction()
