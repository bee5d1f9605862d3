#pragma once

#include "symbol/bytes.hpp"

#include <dlfcn.h>

namespace spotit::symbol {

/// A library that is loaded when a picture first needs it: one that the program is linked to slows each
/// start.
class LoadedLibrary {
    /// A function of any type.
    struct Found {
        void* address;
        template<class Function>
        operator Function*() const { // NOLINT(google-explicit-constructor): it initializes members
            return reinterpret_cast<Function*>(address);
        }
    };
    void* library_;
    diag::Sentence absent_;

public:
    /// `absent` is the message where this computer does not have the library.
    LoadedLibrary(const char* name, diag::Sentence absent)
        : library_(::dlopen(name, RTLD_NOW | RTLD_LOCAL))
        , absent_(std::move(absent)) {}

    /// Throws Damaged without the library or the function.
    Found find(const char* name) const {
        void* const address = library_ == nullptr ? nullptr : ::dlsym(library_, name);
        if (address == nullptr) throw Damaged{absent_};
        return {address};
    }
};

} // namespace spotit::symbol
