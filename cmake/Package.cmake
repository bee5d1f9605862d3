# What scripts/package makes with CPack: a Debian package, and an archive whose folder runs from anywhere.
set(CPACK_PACKAGE_NAME ${PROJECT_NAME})
set(CPACK_PACKAGE_VENDOR "The spotit-print authors")
set(CPACK_PACKAGE_CONTACT "The spotit-print authors <spotit-print@users.noreply.github.com>")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION graphics)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
# The libraries are loaded when a picture needs them.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-dejavu-core, libheif1, librsvg2-2")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/cmake/debian/triggers)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"spotit-print lays out decks for Spot-It or Dobble, in which any two cards
share exactly one symbol, and writes them as PDF for printers, print shops
and cutters. A theme lists the symbols: emoji, words or pictures.")

# Debian's policy has these beside the program; an archive has CHANGELOG.md and LICENSE.
find_program(SPOTIT_GZIP gzip)
if(SPOTIT_GZIP)
  configure_file(cmake/debian/changelog.in ${PROJECT_BINARY_DIR}/debian/changelog @ONLY)
  execute_process(COMMAND ${SPOTIT_GZIP} -9nfk ${PROJECT_BINARY_DIR}/debian/changelog)
  install(FILES ${PROJECT_BINARY_DIR}/debian/changelog.gz RENAME changelog.Debian.gz DESTINATION ${CMAKE_INSTALL_DOCDIR})
endif()
install(FILES cmake/debian/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
include(CPack)
