# What `cmake --install` puts where. The program finds its data at ../share/spotit-print from itself, so that the
# prefix can be moved, and needs neither npm nor the source tree.
set(SPOTIT_DATA_DIR ${CMAKE_INSTALL_DATADIR}/spotit-print)
set(npm_packages ${PROJECT_SOURCE_DIR}/fonts/node_modules)
set(font_package ${npm_packages}/@expo-google-fonts/noto-color-emoji)

if(TARGET spotit-print)
  install(TARGETS spotit-print RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  install(FILES ${PROJECT_BINARY_DIR}/man/spotit-print.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 OPTIONAL)
  install(FILES ${PROJECT_BINARY_DIR}/man/spotit-theme.5.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man5 OPTIONAL)
  install(FILES ${PROJECT_BINARY_DIR}/completions/bash RENAME spotit-print
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions OPTIONAL)
  install(FILES ${PROJECT_BINARY_DIR}/completions/zsh RENAME _spotit-print
    DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions OPTIONAL)
  install(FILES ${PROJECT_BINARY_DIR}/completions/fish RENAME spotit-print.fish
    DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d OPTIONAL)
endif()
install(TARGETS spotit EXPORT spotit LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
  INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(FILES include/spotit/library.hpp ${PROJECT_BINARY_DIR}/include/spotit/version.hpp
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/spotit)
install(EXPORT spotit FILE spotit-config.cmake NAMESPACE spotit:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/spotit)
include(CMakePackageConfigHelpers)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/spotit-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/spotit-config-version.cmake DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/spotit)
file(RELATIVE_PATH prefix_from_pkgconfig ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
configure_file(cmake/spotit.pc.in ${PROJECT_BINARY_DIR}/spotit.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/spotit.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

install(DIRECTORY themes/ DESTINATION ${SPOTIT_DATA_DIR}/themes OPTIONAL
  FILES_MATCHING PATTERN *.yaml PATTERN *.json PATTERN *.svg PATTERN *.jpg)
install(DIRECTORY icc/ DESTINATION ${SPOTIT_DATA_DIR}/icc)
install(FILES LICENSE README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})

# scripts/setup brings these; whether they are there is asked when installing, not when configuring.
install(FILES ${font_package}/400Regular/NotoColorEmoji_400Regular.ttf RENAME NotoColorEmoji.ttf
  DESTINATION ${SPOTIT_DATA_DIR}/fonts OPTIONAL)
install(DIRECTORY ${PROJECT_BINARY_DIR}/emoji-names DESTINATION ${SPOTIT_DATA_DIR} OPTIONAL)
install(FILES ${font_package}/LICENSE_FONT RENAME LICENSE.NotoColorEmoji
  DESTINATION ${CMAKE_INSTALL_DOCDIR} OPTIONAL)
foreach(face Nunito Comfortaa)
  string(TOLOWER ${face} package)
  foreach(weight 400Regular 500Medium 600SemiBold 700Bold 800ExtraBold)
    install(FILES ${npm_packages}/@expo-google-fonts/${package}/${weight}/${face}_${weight}.ttf
      DESTINATION ${SPOTIT_DATA_DIR}/fonts OPTIONAL)
  endforeach()
  install(FILES ${npm_packages}/@expo-google-fonts/${package}/LICENSE_FONT RENAME LICENSE.${face}
    DESTINATION ${CMAKE_INSTALL_DOCDIR} OPTIONAL)
endforeach()
install(DIRECTORY fonts/scripts DESTINATION ${SPOTIT_DATA_DIR}/fonts FILES_MATCHING PATTERN *.ttf PATTERN OFL-*.txt)
install(FILES ${npm_packages}/emojibase-data/LICENSE RENAME LICENSE.emojibase
  DESTINATION ${CMAKE_INSTALL_DOCDIR} OPTIONAL)
install(CODE "
  if(NOT EXISTS \"${font_package}\")
    message(WARNING \"No vector emoji font to install; run scripts/setup first. Without it spotit-print takes a \"
      \"color font of the system, which may be made of bitmaps.\")
  endif()")
