#include <spotit/symbol.hpp>

#include <glib.h>

#include <mutex>

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

} // namespace

void silence_libraries(std::function<void(std::string_view)> on_fatal) {
    static std::once_flag is_set; // GLib allows one writer
    std::call_once(is_set, [] {
        const auto handle = [](GLogLevelFlags level, const GLogField*, gsize, gpointer) {
            handle_fatal(level, nullptr);
            return G_LOG_WRITER_HANDLED;
        };
        g_log_set_writer_func(handle, nullptr, nullptr);
    });
    fatal_listener() = std::move(on_fatal);
    const auto handle = [](const gchar*, GLogLevelFlags level, const gchar* message, gpointer) {
        handle_fatal(level, message);
    };
    g_log_set_default_handler(handle, nullptr);
}

} // namespace spotit::symbol
