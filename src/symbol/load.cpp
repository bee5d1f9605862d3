#include "symbol/request.hpp"

#include "symbol/silhouette.hpp"
#include <spotit/symbol/load.hpp>

#include <glib.h>

#include <mutex>

namespace spotit::symbol {
namespace {

/// Drawings of SET decks are made with all features of one.
Symbol make_symbol(const SetDrawing& drawing, const Request& /*request*/) {
    return {.name = drawing.name};
}

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

Symbol load(const SymbolSpec& spec, const Fonts& fonts, diag::Sink& sink) {
    const Picture* const picture = find_picture(spec);
    const Request request{spec, fonts, sink, picture == nullptr ? CutOut::None : picture->cut_out};
    return std::visit([&](const auto& content) { return make_symbol(content, request); }, spec.content);
}

void Request::error(diag::Id id, diag::Sentence message, Hints hints) const {
    sink.add({diag::Severity::Error, id, std::move(message), spec.span, std::move(hints.label),
              std::move(hints.notes)});
}

void Request::error(diag::Diagnostic problem) const {
    if (!problem.span.source) problem.span = spec.span;
    sink.add(std::move(problem));
}

void Request::warn(diag::Id id, diag::Sentence message, Hints hints) const {
    sink.add({diag::Severity::Warning, id, std::move(message), spec.span, std::move(hints.label),
              std::move(hints.notes)});
}

void change_drawing(Symbol& symbol, Drawing drawing, const geom::Box& box,
                    std::optional<geom::Region> outline) {
    if (symbol.pixels) {
        symbol.pixels->width *= box.width() / symbol.box.width();
        symbol.pixels->height *= box.height() / symbol.box.height();
    }
    set_drawing(symbol, std::move(drawing), box, std::move(outline));
}

void set_drawing(Symbol& symbol, Drawing drawing, const geom::Box& box, std::optional<geom::Region> outline) {
    symbol.drawing = std::move(drawing);
    symbol.box = box;
    symbol.outline = outline ? *std::move(outline) : trace_silhouette(symbol.drawing, box);
}

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
