#include <spotit/sheet.hpp>

#include <array>

namespace spotit::sheet {
namespace {

// ISO 216 (A, B), ISO 217 (SRA), ANSI/ASME Y14.1 (Letter, Tabloid, Arch B).
constexpr std::array table{
    Paper{"A2", {420, 594}},             //
    Paper{"A3", {297, 420}},             //
    Paper{"A4", {210, 297}},             //
    Paper{"A5", {148, 210}},             //
    Paper{"A6", {105, 148}},             //
    Paper{"A7", {74, 105}},              //
    Paper{"B5", {176, 250}},             //
    Paper{"A3+", {329, 483}},            //
    Paper{"SRA3", {320, 450}},           //
    Paper{"SRA4", {225, 320}},           //
    Paper{"Letter", {215.9, 279.4}},     //
    Paper{"Legal", {215.9, 355.6}},      //
    Paper{"Tabloid", {279.4, 431.8}},    //
    Paper{"Ledger", {279.4, 431.8}},     // Tabloid in landscape; the orientation is an option of its own
    Paper{"Statement", {139.7, 215.9}},  //
    Paper{"Executive", {184.15, 266.7}}, //
    Paper{"4x6in", {101.6, 152.4}},      // of photos, by their nominal sizes
    Paper{"5x7in", {127, 177.8}},        //
    Paper{"8x10in", {203.2, 254}},       //
    Paper{"9x13cm", {90, 130}},          //
    Paper{"10x15cm", {100, 150}},        //
    Paper{"13x18cm", {130, 180}},        //
    Paper{"15x20cm", {150, 200}},        //
    Paper{"20x30cm", {200, 300}},        //
    Paper{"12x18in", {304.8, 457.2}},    //
    Paper{"13x19in", {330.2, 482.6}},    //
    Paper{"ArchB", {304.8, 457.2}},      //
    // The intersection of A4 and Letter: one file for both.
    Paper{"Universal", {210, 279.4}}, //
};

} // namespace

std::span<const Paper> list_papers() {
    return table;
}

} // namespace spotit::sheet
