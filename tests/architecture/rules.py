# SPDX-FileCopyrightText: 2026 The spotit-print authors
# SPDX-License-Identifier: MIT
"""What docs/ARCHITECTURE.md promises, as tables. check.py holds the tree to them."""

# Each module's level, and the modules it may include. Data flows down the pipeline; includes go down the levels.
LEVELS = {
    "diag": 0, "random": 0,
    "color": 1, "deck": 1, "geom": 1,
    "symbol": 2, "layout": 2, "sheet": 2,
    "backdrop": 3, "likeness": 3,
    "document": 4,
    "cutter": 5, "draw": 5, "extras": 5, "pdf": 5,
    "theme": 6,
    "job": 7,
    "cli": 8,
}

MAY_INCLUDE = {
    "diag": set(),
    "random": set(),
    "color": {"diag"},
    "deck": {"random"},
    "geom": {"random"},
    "symbol": {"color", "diag", "geom"},
    "likeness": {"color", "diag", "geom", "symbol"},
    "layout": {"geom", "random"},
    "sheet": {"geom"},
    "backdrop": {"color", "diag", "geom", "symbol"},
    "document": {"backdrop", "color", "diag", "geom", "layout", "sheet", "symbol"},
    "extras": {"color", "diag", "document", "geom", "sheet", "symbol"},
    "cutter": {"document", "geom", "sheet"},
    "draw": {"color", "diag", "document", "geom", "sheet", "symbol"},
    "pdf": {"color", "diag", "document", "geom", "sheet", "symbol"},
    "theme": {"backdrop", "color", "deck", "diag", "document", "extras", "geom", "layout", "pdf", "random", "sheet", "symbol"},
    "job": {"backdrop", "color", "cutter", "deck", "diag", "document", "draw", "extras", "geom", "layout", "likeness", "pdf", "random", "sheet",
            "symbol", "theme"},
    "cli": {"diag", "job", "pdf", "symbol", "theme"},
}

# Private headers that another module may see: symbol/canvas.hpp is for those who hold a Cairo context,
# symbol/cairo_handles.hpp for those who own one.
SHARED_PRIVATE_HEADERS = {"symbol/canvas.hpp": {"backdrop", "draw", "likeness"}, "symbol/cairo_handles.hpp": {"draw"}}

# How an #include of a library begins, and the modules that are its door. Headers of no library here are refused.
LIBRARIES = {
    "cairo": {"symbol", "backdrop", "draw", "likeness"},
    "pango": {"symbol", "draw"},
    "hb": {"symbol", "draw"},
    "fontconfig": {"symbol", "draw"},
    "ft2build": {"symbol"},
    "gio": {"symbol"},
    "glib": {"symbol"},
    "jpeglib": {"symbol"},
    "librsvg": {"symbol"},
    "png": {"draw"},
    "webp": {"symbol"},
    "lcms2": {"pdf"},
    "qpdf": {"pdf"},
    "yaml-cpp": {"theme"},
    "CLI": {"cli"},
    "nlohmann": {"symbol", "job", "cli"},
    "fmt": set(LEVELS),
}

# POSIX headers, and who may include them: files are the business of those who open them.
SYSTEM_HEADERS = {
    "fcntl.h": {"symbol", "job", "cli"},
    "sys/mman.h": {"symbol"},
    "sys/stat.h": {"symbol", "job", "cli"},
    "sys/inotify.h": {"cli"},
    "sys/ioctl.h": {"cli"},
    "sys/signalfd.h": {"cli"},
    "sys/types.h": {"cli"},
    "sys/wait.h": {"cli"},
    "poll.h": {"cli"},
    "pwd.h": {"job"},
    "unistd.h": {"symbol", "job", "cli"},
}

# Words of a library that no public header may name, not even without its header.
LIBRARY_NAMES = r"\b(cairo_\w+|hb_\w+|Pango\w+|pango_\w+|Fc[A-Z]\w+|FT_\w+|g_\w+|jpeg_\w+|WebP\w+|[Rr]svg\w+|QPDF\w*|YAML::|CLI::|nlohmann::|fmt::)"

# argv, the environment, the terminal and exit statuses belong to cli alone; nothing below it prints.
ONLY_CLI = {
    "reads the environment": r"\b(secure_)?getenv\s*\(",
    "looks at the terminal": r"\b(isatty|ttyname|tcgetattr|ioctl)\s*\(",
    "ends the program": r"(?<![\w.>])(std::)?(exit|_Exit|quick_exit)\s*\(",
    "prints": r"\b(std::(cout|cerr|clog)|stdout|stderr|fmt::print)\b"
              r"|(?<!\w)(std::)?(printf|vprintf|puts|putchar|perror)\s*\(",
}
