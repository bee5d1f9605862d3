#pragma once

#include <memory>

namespace spotit::job {

/// Results of earlier preparations, kept by everything that they depend on, so that a change of a theme costs
/// no more than what it changes. It never changes a result. Bounded: what was not used for longest is
/// forgotten. Files are known by path, size, inode and time of change; fonts that are installed while it
/// lives are not noticed. Safe to use from many threads.
class Memory {
public:
    Memory();
    ~Memory();

    struct Data;
    Data& data() { return *data_; }

private:
    std::unique_ptr<Data> data_;
};

} // namespace spotit::job
