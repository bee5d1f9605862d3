# SPDX-FileCopyrightText: 2026 The spotit-print authors
# SPDX-License-Identifier: MIT
# Builds the fuzzers with CLANG in TREE from SOURCE.
execute_process(
  COMMAND ${CMAKE_COMMAND} --preset fuzz -B ${TREE} -D CMAKE_CXX_COMPILER=${CLANG} -D CMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER}
  WORKING_DIRECTORY ${SOURCE} COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${TREE} --target fuzzers COMMAND_ERROR_IS_FATAL ANY)
