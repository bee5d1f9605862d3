#include <spotit/symbol.hpp>

#include <glib.h>

namespace spotit::symbol {

namespace {

/// The listener of the one handler that GLib has.
std::function<void(std::string_view)>& fatal_listener() {
    static std::function<void(std::string_view)> listener;
    return listener;
}

void handle_fatal(GLogLevelFlags level, const char* message) {
    if ((static_cast<unsigned>(level) & (G_LOG_LEVEL_ERROR | G_LOG_FLAG_FATAL)) != 0 && fatal_listener())
        fatal_listener()(message == nullptr ? "" : message);
}

void handle(const gchar*, GLogLevelFlags level, const gchar* message, gpointer) {
    handle_fatal(level, message);
}

GLogWriterOutput handle_structured(GLogLevelFlags level, const GLogField*, gsize, gpointer) {
    handle_fatal(level, nullptr);
    return G_LOG_WRITER_HANDLED;
}

} // namespace

void silence_libraries(std::function<void(std::string_view)> on_fatal) {
    static const bool is_first = [] {
        g_log_set_writer_func(handle_structured, nullptr, nullptr); // GLib allows it once
        return true;
    }();
    static_cast<void>(is_first);
    fatal_listener() = std::move(on_fatal);
    g_log_set_default_handler(handle, nullptr);
}

} // namespace spotit::symbol
