#pragma once

namespace spotit::verify {

/// Notices that there was too little memory. qpdf takes that for damage, leaves out what it could not read
/// and goes on.
class MemoryWatch {
public:
    MemoryWatch();
    /// Throws std::bad_alloc if an allocation has failed since the watch began.
    void require_memory() const;

private:
    unsigned failures_before_;
};

/// Throws std::bad_alloc if so little memory is left that a filter may have had none: zlib and libjpeg say
/// only that they failed. To be called where reading has failed.
void require_room();

} // namespace spotit::verify
