# Every library the program stands on; each is linked by the one module that is its door.
find_package(PkgConfig REQUIRED)
pkg_check_modules(CAIRO REQUIRED IMPORTED_TARGET cairo>=1.16)
pkg_check_modules(HARFBUZZ REQUIRED IMPORTED_TARGET harfbuzz>=6.0 harfbuzz-subset)
pkg_check_modules(FONTCONFIG REQUIRED IMPORTED_TARGET fontconfig)
pkg_check_modules(PANGOCAIRO REQUIRED IMPORTED_TARGET pangocairo pangoft2)
pkg_check_modules(FREETYPE REQUIRED IMPORTED_TARGET freetype2)
pkg_check_modules(JPEG REQUIRED IMPORTED_TARGET libjpeg)
pkg_check_modules(WEBP REQUIRED IMPORTED_TARGET libwebp libwebpdemux)
# Only their headers: they are loaded when a picture needs them.
pkg_check_modules(RSVG REQUIRED IMPORTED_TARGET librsvg-2.0>=2.52)
pkg_check_modules(HEIF REQUIRED libheif>=1.15)
# librsvg brings them.
pkg_check_modules(GIO REQUIRED IMPORTED_TARGET gio-2.0)
pkg_check_modules(PIXBUF REQUIRED IMPORTED_TARGET gdk-pixbuf-2.0)
pkg_check_modules(PNG REQUIRED IMPORTED_TARGET libpng)
pkg_check_modules(DEFLATE REQUIRED IMPORTED_TARGET libdeflate)
pkg_check_modules(LCMS2 REQUIRED IMPORTED_TARGET lcms2)
pkg_check_modules(UTF8PROC REQUIRED IMPORTED_TARGET libutf8proc)
pkg_check_modules(QPDF REQUIRED IMPORTED_TARGET libqpdf>=11)
pkg_check_modules(MICROHTTPD REQUIRED IMPORTED_TARGET libmicrohttpd>=0.9.75)
pkg_check_modules(QRENCODE REQUIRED IMPORTED_TARGET libqrencode)
# qpdf 11 asks its users to say which of its pointer types they mean; 4 is the one that 12 has alone. Clang can't
# compile one of the headers of 11 as C++20.
target_compile_definitions(PkgConfig::QPDF INTERFACE POINTERHOLDER_TRANSITION=4)
if(QPDF_VERSION VERSION_LESS 12)
  target_compile_options(PkgConfig::QPDF INTERFACE
    "$<$<CXX_COMPILER_ID:Clang>:SHELL:-include ${CMAKE_CURRENT_LIST_DIR}/clang_qpdf.hpp>")
endif()
find_package(yaml-cpp REQUIRED)
find_package(fmt REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(Threads REQUIRED)
# The target was plain `yaml-cpp` before version 0.8.
if(NOT TARGET yaml-cpp::yaml-cpp)
  add_library(yaml-cpp::yaml-cpp ALIAS yaml-cpp)
endif()
