# SPDX-FileCopyrightText: 2026 The spotit-print authors
# SPDX-License-Identifier: MIT
# Builds the fuzzers with CLANG in TREE from SOURCE.
execute_process(
  COMMAND ${CMAKE_COMMAND} -G Ninja -S ${SOURCE} -B ${TREE} -D CMAKE_BUILD_TYPE=RelWithDebInfo -D SPOTIT_FUZZ=ON
    -D CMAKE_CXX_COMPILER=${CLANG} -D CMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER}
  COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${TREE} --target fuzzers COMMAND_ERROR_IS_FATAL ANY)
