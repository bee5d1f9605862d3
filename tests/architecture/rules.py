"""What docs/ARCHITECTURE.md promises, as tables. check.py holds the tree to them."""

# Each module's level, and the modules it may include. Data flows down the pipeline; includes go down the levels.
LEVELS = {
    "base": 0, "process": 0, "texts": 0, "version": 0,  # version: one header, made by CMake
    "diag": 1, "random": 1,
    "color": 2, "deck": 2, "emoji": 2, "geom": 2, "yaml": 2,
    "diagram": 3, "drawing": 3, "emojibase": 3, "layout": 3,
    "sheet": 4, "symbol": 4,
    "background": 5, "similarity": 5,
    "document": 6,
    "cutter": 7, "extras": 7, "pdf": 7, "render": 7,
    "cards": 8, "play": 8, "theme": 8, "verify": 8,
    "job": 9,
    "bundle": 10, "library": 10,
    "serve": 11,
    "cli": 12,
}

MAY_INCLUDE = {
    "base": set(),
    "process": set(),
    "random": {"base"},
    "texts": set(),
    "version": set(),
    "diag": {"base", "texts"},
    "geom": {"random"},
    "color": {"base", "diag"},
    "deck": {"base", "diag", "random"},
    "diagram": {"deck", "geom"},
    "yaml": {"base", "diag"},
    "emoji": {"base", "diag"},
    "emojibase": {"base", "emoji"},
    "drawing": {"base", "color", "geom"},
    "symbol": {"base", "color", "diag", "drawing", "emoji", "geom", "process", "texts"},
    "layout": {"base", "geom", "random"},
    "sheet": {"base", "color", "drawing", "geom"},
    "similarity": {"base", "color", "diag", "drawing", "geom", "symbol"},
    "background": {"base", "color", "diag", "drawing", "geom", "random", "symbol"},
    "document": {"background", "base", "color", "diag", "drawing", "geom", "layout", "sheet", "symbol", "texts"},
    "extras": {"background", "base", "color", "deck", "diag", "diagram", "document", "drawing", "emoji", "geom", "sheet", "symbol", "texts"},
    "cutter": {"base", "document", "drawing", "geom", "sheet"},
    "render": {"base", "color", "diag", "document", "drawing", "geom", "sheet", "symbol"},
    "pdf": {"base", "color", "diag", "document", "drawing", "geom", "sheet", "symbol"},
    "cards": {"base", "deck", "diag", "symbol"},
    "play": {"base", "color", "deck", "diag", "diagram", "document", "geom", "render", "symbol", "texts"},
    "verify": {"base", "deck", "diag", "geom", "pdf", "process", "symbol"},
    "theme": {"background", "base", "color", "deck", "diag", "emoji", "extras", "geom", "random", "sheet", "symbol", "texts", "yaml"},
    "job": {"background", "base", "cards", "color", "cutter", "deck", "diag", "document", "emoji", "extras", "geom", "layout",
            "pdf", "play", "random", "render", "sheet", "similarity", "symbol", "texts", "theme"},
    "bundle": {"base", "cards", "cutter", "deck", "diag", "document", "geom", "job", "pdf", "render", "sheet", "symbol", "theme",
               "verify"},
    "library": {"diag", "job", "version", "yaml"},
    "serve": {"base", "bundle", "color", "deck", "diag", "document", "emoji", "geom", "job", "process", "render", "symbol", "texts", "theme", "yaml"},
    "cli": {"base", "bundle", "cards", "cutter", "deck", "diag", "emoji", "job", "pdf", "play", "process", "random", "render", "serve", "symbol", "texts", "theme", "verify",
            "version", "yaml"},
}

# The modules of which one sees only the options, <spotit/MODULE/NAME.hpp>, and which it does not link.
MAY_SEE_OPTIONS = {"theme": {"document", "layout", "pdf"}}

# The subfolders of a module from the bottom up, with the headers beside them that they need, and what each may include: only
# what stands above it here. Other files that stand in no subfolder may include all.
SUBFOLDERS = {
    "job": {
        "memory": set(),
        "deck_pictures.hpp": set(),
        "stages.hpp": set(),
        "load_drawings.hpp": {"deck_pictures.hpp", "stages.hpp"},
        "card_arranger.hpp": {"load_drawings.hpp", "memory"},
        "prepared_deck.hpp": {"deck_pictures.hpp"},
        "checks": {"card_arranger.hpp", "memory", "prepared_deck.hpp"},
        "set_deck": {"load_drawings.hpp"},
        "output": {"memory", "prepared_deck.hpp", "stages.hpp"},
    },
    "pdf": {
        "content": set(),
        "metadata": {"content"},
        "color": {"content", "metadata"},
        "content_writer.hpp": {"color", "content"},
        "flatten": {"content", "content_writer.hpp"},
        "text": {"content", "content_writer.hpp", "metadata"},
        "drawing": {"color", "content", "flatten", "text"},
    },
    "serve": {
        "json.hpp": set(),
        "pictures.hpp": set(),
        "text.hpp": set(),
        "task.hpp": {"json.hpp"},
        "http": {"pictures.hpp", "text.hpp"},
        "worker": {"json.hpp", "pictures.hpp", "task.hpp", "text.hpp"},
    },
    "symbol": {
        "bytes.hpp": set(),
        "paint.hpp": set(),
        "request.hpp": set(),
        "silhouette.hpp": {"paint.hpp"},
        "set": {"silhouette.hpp"},
        "lineart": {"paint.hpp", "request.hpp", "silhouette.hpp"},
        "image": {"bytes.hpp", "lineart", "paint.hpp", "request.hpp", "silhouette.hpp"},
        "colr": {"bytes.hpp"},
        "font": {"colr", "paint.hpp", "request.hpp"},
        "svg": {"bytes.hpp", "font", "image", "lineart", "paint.hpp", "silhouette.hpp"},
        "glyph": {"colr", "font", "image", "lineart", "request.hpp", "silhouette.hpp", "svg"},
        "text": {"bytes.hpp", "font", "glyph", "request.hpp"},
        "drawing": {"font", "image", "paint.hpp", "svg"},
    },
    "theme": {
        "keys": set(),
        "values": {"keys"},
        "schema": {"keys"},
        "paint": {"keys", "values"},
        "symbols": {"keys", "values"},
        "layers": {"keys", "values"},
        "checks": {"keys"},
    },
}

# Private headers that another module may see: symbol/paint.hpp is for those who paint drawings with Cairo,
# symbol/image/pixel_source.hpp for those who read the pixels of a surface; verify reads what pdf writes.
SHARED_PRIVATE_HEADERS = {
    "diag/write.hpp": {module for module, uses in MAY_INCLUDE.items() if "diag" in uses},
    "symbol/paint.hpp": {"background", "render", "similarity"},
    "symbol/image/pixel_source.hpp": {"render"},
    "pdf/content/operations.hpp": {"verify"},
    "pdf/text/hidden_text.hpp": {"verify"},
}

# How an #include of a library begins, and the modules that are its door. Headers of no library here are refused.
LIBRARIES = {
    "cairo": {"background", "render", "similarity", "symbol"},
    "pango": {"symbol"},
    "hb": {"symbol"},
    "fontconfig": {"symbol"},
    "ft2build": {"symbol"},
    "gdk-pixbuf": {"symbol"},
    "gio": {"symbol"},
    "glib": {"symbol"},
    "jerror": {"symbol"},
    "jpeglib": {"symbol"},
    "libheif": {"symbol"},
    "librsvg": {"symbol"},
    "png": {"render"},
    "webp": {"symbol"},
    "lcms2": {"pdf"},
    "libdeflate": {"pdf", "serve"},
    "qpdf": {"pdf", "verify"},
    "utf8proc": {"base"},
    "yaml-cpp": {"yaml"},
    "nlohmann": {"base", "cards"},
    "microhttpd": {"serve"},
    "qrencode": {"serve"},
    "fmt": set(LEVELS),
}

# POSIX headers, and who may include them: files are the business of those who open them.
SYSTEM_HEADERS = {
    "fcntl.h": {"symbol", "job", "cli", "serve"},
    "malloc.h": {"cli"},
    "sys/mman.h": {"cli"},
    "sys/file.h": {"job"},
    "sys/stat.h": {"job", "cli", "serve"},
    "sys/ioctl.h": {"cli"},
    "sys/signalfd.h": {"cli"},
    "sys/socket.h": {"process", "serve"},
    "sys/prctl.h": {"symbol"},  # svg/try_pictures.cpp alone
    "sys/resource.h": {"serve", "symbol"},
    "sys/wait.h": {"process"},
    "poll.h": {"cli", "serve", "symbol"},
    "pwd.h": {"job"},
    "dlfcn.h": {"library", "symbol"},  # where the library is installed; libheif, where it is needed
    "unistd.h": {"base", "symbol", "job", "cli", "process", "serve"},
    "sys/random.h": {"serve"},
    "arpa/inet.h": {"serve"},
    "netinet/in.h": {"serve"},
    "ifaddrs.h": {"serve"},
    "net/if.h": {"serve"},
    "strings.h": {"serve"},
}

# Words of a library that no public header may name, not even without its header.
LIBRARY_NAMES = r"\b(cairo_\w+|hb_\w+|Pango\w+|pango_\w+|Fc[A-Z]\w+|FT_\w+|g_\w+|jpeg_\w+|WebP\w+|[Rr]svg\w+|QPDF\w*|YAML::|nlohmann::|MHD_\w+|fmt::)"

# The rooms of the designer's page, from the ground up: a module imports those of its own room, and of rooms before it. Beside them
# there are only the entry, main.ts, and style/.
ROOMS = {
    "web/src": ["ui", "deck", "play", "games", "why", "designer", "photos", "main.ts"],
    "web/src/designer": ["protocol", "ui", "server", "theme_text", "state", "cards", "photos", "files", "controls", "symbols", "editor", "app",
                         "main.ts"],
    "web/test": ["browser", "sources", "tools", "designer", "play", "designer.mjs", "edited_layouts.mjs", "editor.mjs", "edits.mjs", "files.mjs",
                 "play.mjs", "read_sentences.ts", "types.mjs"],
}

# Phrases that CONTRIBUTING.md forbids, for readers whose language is English: in sources, pages, themes and names of tests.
PHRASES = (r"\b(told(?! apart| from)|said of|of which|for want of|likeness|anew|for ever|is said|not to be had|nobody minds|(?:go|goes|going) on with"
           r"|a page of its own)\b")

# How a comment on a function or member never begins, since programs report, return and print.
COMMENT_VERBS = r"(?:///<?|/\*\*|(?<=[.;]))\s(Says|Tells|Hears|Sees|Speaks|Hands)\b"

# Words that name nothing, so no variable, parameter or member has them as its name: a type or `auto` stands before them.
# `what` is what std::exception has; `one` the form of a sentence for 1, as in Unicode's plural rules.
EMPTY_NAMES = r"(?:\bauto|[\w>]|(?<=\w)[&*]|[&*]\s?)[&*]*\s[&*]*(what|one|those)\b(?=\s*(?:[=;,){\[]|:[^:]))"
EMPTY_NAMES_ALLOWED = ("include/spotit/texts/english.hpp", "include/spotit/diag/sentence.hpp", "src/diag/sentence.cpp")
EMPTY_PARAMETERS = r"[(,]\s*(what|one|those)(?=\s*[,):]|\s*=>)"  # of the pages' scripts; `one` may name an element in the designer's

# Tests that fail where a computer is slow: a time as an upper bound, and a wait for less than a minute.
TIME_BOUNDS = r"assertLess.*\b(monotonic|perf_counter|process_time|utime)\b.*|\btimeout: ([1-5]?\d_)?\d{1,4}\b"

# What begins a line below a message is written where messages are rendered.
SENTENCE_WORDS = r'"(fix|hint): |\bstd::regex'
RENDERERS = ("include/spotit/diag.hpp", "src/diag/render.cpp", "src/cli/output/summary.cpp")
# The files, beside those of diag, in which a sentence becomes a text: for JSON, an exception, or another process. All others pass it on.
# In the page it is of a type without the members of a string (Sentence in generated.ts, web/test/read_sentences.ts).
SENTENCE_WRITERS = {
    "src/cards/write_list.cpp", "src/cli/commands/verify.cpp", "src/cli/output/json.cpp", "src/deck/check.cpp",
    "src/library/library.cpp", "src/serve/http/http.hpp", "src/serve/server_pictures.cpp", "src/symbol/svg/try_pictures.cpp"}
SENTENCE_TEXT = r"\.(?:english|values)\(\)|\w\.(?:message|text)\s*[!=]= *(?:diag::)?Sentence\b"
# No sentence is searched or compared: programs have its data. Of each language an expression that is a sentence; where a variable
# gets a name and a value, or is declared as a sentence; what searches or compares the value before it, and the value behind it.
SENTENCE_FLOWS = {
    "cpp": (r"(?:\.english\(\)|\.what\(\)|\b(?:translate|write_note|render)\([^;]*?\)|\.label\b(?!\.\w|\()|(?<!error->)\b(?:notes?|fix|message|remedy|refusal)\b(?:\[\w+\]|\.\w+\(\))*(?:\.text\b)?)",
            r"\bSentence(?: const)?&?\s+(\w+)\b(?!\()|\b(\w+)\s*=(?!=)\s*([^;]+);|\b(?:auto|string(?:_view)?)&?\s+(\w+)[({]([^;]+)[)}];",
            r"(?:\.(?:find\w*|rfind|starts_with|ends_with|substr|compare|contains)\(|\s*[!=]=\s*\"(?!\"))",
            r"\b(?:search|equal|find|contains|starts_with|ends_with|has_ending|is_same_word)[({]\s*"),
    "ts": (r"(?:\btranslate\w*\([^()]*\)|\.(?:textContent|innerText|ariaLabel)\b|\b(?:message|notes?|label|backs|refusal|remedy|remedies|sentences?|problem)\b(?:\[\w+\]!?)?(?:\??\.text\b)?)",
           r"\bmessage: (\w+) \}|\b(\w+)(?:: [\w| ]+)?\s*=(?![=>])\s*([^;]+?);",
           r"!?\??\.(?:(?:includes|startsWith|endsWith|match|matchAll|search|indexOf|lastIndexOf|replace|replaceAll|slice|substring|charAt|at)\("
           r"|split\((?!'\{))|\s*[!=]==\s*['\"`](?!['\"`])",
           r"(?:\.(?:test|exec|includes)\(\s*|\bswitch \(\s*)")}
# What a search of a sentence looks for, and what makes a text of one behind the back of TypeScript and eslint.
SENTENCE_PARTS = r"\.(includes|startsWith|endsWith)\(['\"]([a-z]+)? [a-z]|\bas unknown as string\b|JSON\.stringify\([\w.]*\bmessage\b"

# argv, the environment, the terminal and exit statuses belong to cli alone; nothing below it prints.
ONLY_CLI = {
    "reads the environment": r"\b(secure_)?getenv\s*\(",
    "looks at the terminal": r"\b(isatty|ttyname|tcgetattr|ioctl)\s*\(",
    "ends the program": r"(?<![\w.>])(std::)?(exit|_Exit|quick_exit)\s*\(",
    "prints": r"\b(std::(cout|cerr|clog)|stdout|stderr|fmt::print)\b"
              r"|(?<!\w)(std::)?(printf|vprintf|puts|putchar|perror)\s*\(",
}
