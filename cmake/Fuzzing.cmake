# How everything is compiled where the fuzzers are built: they see which branches an input takes.
if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  message(FATAL_ERROR "SPOTIT_FUZZ needs clang++; it has libFuzzer: -DCMAKE_CXX_COMPILER=clang++")
endif()
set(sanitizers -fsanitize=address,undefined,float-cast-overflow)
add_compile_options(-fsanitize=fuzzer-no-link ${sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer -O1)
add_link_options(${sanitizers})
