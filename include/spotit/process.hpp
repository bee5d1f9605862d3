#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Processes that work for the program.
namespace spotit::process {

/// Sends all bytes through a socket. Returns false if nobody reads them any more.
bool send_all(int socket, std::string_view bytes);
/// Waits for bytes from a socket and returns them; empty if no more will come.
std::string receive_some(int socket);

/// A copy of this process that does work for it and answers through a socket. Whatever ends the copy does not
/// end the program. To be made while the program has one thread.
class Child {
public:
    /// Runs `work` with the copy's end of the socket; the copy ends when `work` returns. It has no other open
    /// files but the standard ones, and no blocked signals. Throws std::system_error.
    explicit Child(const std::function<void(int socket)>& work);
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    /// Ends the copy, and waits for its end.
    ~Child();

    /// Returns the number of the copy's process.
    int id() const { return process_; }
    /// Returns a descriptor that is readable when `receive` has something to do.
    int socket() const { return socket_; }
    /// Returns false after `receive` has noticed the end.
    bool is_alive() const { return process_ > 0; }
    /// Sends bytes; the end of the copy is noticed by `receive`.
    void send(std::string_view bytes) const { static_cast<void>(send_all(socket_, bytes)); }
    /// Ends a copy that may receive no signals any more; `receive` notices it.
    void kill() const;
    /// Waits for bytes from the copy and returns them; empty if it has ended.
    std::string receive();
    /// Returns the signal that ended the copy, after its end.
    std::optional<int> signal() const { return signal_; }
    /// Returns the status with which the copy ended itself, after its end.
    std::optional<int> exit_status() const { return exit_status_; }

private:
    void wait_for_end();

    int process_ = -1, socket_ = -1;
    std::optional<int> signal_{}, exit_status_{};
};

using Rgb = std::array<std::uint8_t, 3>;

/// A page as a renderer drew it: rows from the top.
struct RenderedPage {
    int width = 0, height = 0;
    std::vector<Rgb> pixels{};

    Rgb read_color(int x, int y) const { return pixels[static_cast<std::size_t>(y * width + x)]; }
    /// Returns black of what is not on the page.
    Rgb read_color(double x, double y) const {
        const bool is_there = x >= 0 && y >= 0 && x < width && y < height;
        return is_there ? read_color(static_cast<int>(x), static_cast<int>(y)) : Rgb{};
    }
};

/// Draws the pages of a PDF one after the other, at 50 dpi, with an installed program as a child process.
class PageRenderer {
public:
    explicit PageRenderer(std::string_view pdf);
    /// Returns a page of no size after the last, and if the program failed or took too long.
    RenderedPage render_next();
    const std::string& program() const { return program_; } ///< that draws; empty if none does
    const std::string& problem() const { return problem_; } ///< why none does

private:
    using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;
    File pdf_, pages_;
    std::string program_{};
    std::string problem_ = "neither pdftoppm (poppler-utils) nor mutool (mupdf-tools) is installed";
};

} // namespace spotit::process
