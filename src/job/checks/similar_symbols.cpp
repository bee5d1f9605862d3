#include "job/checks/checks.hpp"

#include "job/memory/memory_data.hpp"
#include "job/prepared_deck.hpp"

namespace spotit::job {
namespace {

/// Returns the maximum angle of a symbol on the cards, either way.
double compute_max_rotation(const layout::Rotation& rotation, double whole) {
    using Kind = layout::Rotation::Kind;
    if (rotation.kind == Kind::Upright) return 0;
    return rotation.kind == Kind::Range ? rotation.range : whole;
}

/// Returns the distances below which drawings are mistaken. Line art differs less, so more of it must differ:
/// a red apple is close to a green one, but no two symbols of themes/party20.yaml are close.
similarity::Options choose_picture_limits(symbol::DrawingStyle drawing, color::Vision print) {
    if (drawing == symbol::DrawingStyle::Full) return {.print = print};
    return {.alike = 0.04, .alike_share = 0.75, .print = print};
}

/// Compares pictures by appearance, and words, or letters on plaques, by reading: drawings of words matter
/// only if one is another one upside down, such as 66 and 99.
std::vector<similarity::Pair> find_mistaken(std::span<const similarity::Pair> similar,
                                            std::span<const PictureSpec> specs,
                                            const similarity::Options& limits) {
    const auto words = base::collect(specs, [](const auto& spec) { return symbol::find_word(spec.shown); });
    std::vector<similarity::Pair> pairs = similarity::find_words(words);
    const auto is_read = [&](std::size_t i) {
        return similarity::is_word(words[i]) ||
               (!words[i].empty() && specs[i].shown.plaque != symbol::Plaque::None);
    };
    for (const similarity::Pair& pair : similar) {
        const std::string_view first = words[pair.first], second = words[pair.second];
        const bool are_read = is_read(pair.first) && is_read(pair.second);
        if (!are_read || (pair.turned && similarity::reads_upside_down(first, second))) pairs.push_back(pair);
    }
    const auto emoji = base::collect(specs, [](const auto& spec) { return symbol::find_emoji(spec.shown); });
    for (const similarity::Pair& pair : similarity::find_confused_emoji(emoji, limits)) {
        const auto is_same = [&](const similarity::Pair& known) {
            return known.first == pair.first && known.second == pair.second &&
                   known.kind != similarity::PairKind::ColorBlind;
        };
        if (std::ranges::none_of(pairs, is_same)) pairs.push_back(pair);
    }
    return pairs;
}

/// Returns the memory to ask; null for the colors of a press, which no key holds.
Memory* find_memory(const CheckSubject& subject, const Print& print) {
    return print.press ? nullptr : subject.request.memory.get();
}

similarity::Signature find_signature(const CheckSubject& subject, std::size_t index, const Print& print) {
    const color::Color ground = subject.pictures.ground;
    return *recall(find_memory(subject, print), &Memory::Data::signatures,
                   Key().add(subject.drawings[index], ground), [&] {
                       return std::make_shared<const similarity::Signature>(
                           similarity::compute_signature(subject.drawings[index], ground, print.press));
                   });
}

/// Returns the pairs of drawings that look alike on the cards.
std::vector<similarity::Pair> find_similar(const CheckSubject& subject, const Print& print,
                                           const similarity::Options& limits) {
    const auto rotation = [&](std::size_t i) {
        return subject.pictures.specs[i].options.rotation.value_or(subject.theme.layout.rotation);
    };
    Key key = Key().add(subject.pictures.ground, subject.theme.drawing, print.vision);
    for (std::size_t i = 0; i < subject.drawings.size(); ++i) key.add(subject.drawings[i], rotation(i));
    return recall(find_memory(subject, print), &Memory::Data::similar_pairs, key, [&] {
        std::vector<similarity::Signature> signatures(subject.drawings.size());
        run_parallel(signatures.size(), subject.request.threads, [&](std::size_t index) {
            signatures[index] = find_signature(subject, index, print);
            signatures[index].turn = compute_max_rotation(rotation(index), signatures[index].turn);
        });
        return similarity::find(signatures, limits);
    });
}

} // namespace

Print prepare_print(const theme::Theme& theme, const base::DataPaths& places) {
    const pdf::Options& output = theme.output;
    if (output.inks == pdf::Inks::Gray) return {color::Vision::Gray};
    if (output.file_inks() != pdf::Inks::Cmyk) return {};
    similarity::SoftProof press = pdf::soft_proof(press_profile(theme, places), find_rgb_profile(places));
    if (!press) return {}; // writing the file reports an unusable profile
    return {color::Vision::SoftProof, std::move(press)};
}

std::vector<diag::Diagnostic> find_similar_symbols(const CheckSubject& subject) {
    const theme::Theme& theme = subject.theme;
    const Print print = prepare_print(theme, subject.request.places);
    const std::vector<PictureSpec>& specs = subject.pictures.specs;
    const similarity::Options limits = choose_picture_limits(theme.drawing, print.vision);
    std::vector<similarity::Pair> pairs = find_mistaken(find_similar(subject, print, limits), specs, limits);
    // Two forms of one symbol are meant to be the same.
    std::erase_if(pairs, [&](const similarity::Pair& pair) {
        return specs[pair.first].symbol == specs[pair.second].symbol;
    });
    return similarity::write_diagnostics(pairs, subject.drawings, base::collect(specs, &PictureSpec::shown),
                                         print.vision);
}

} // namespace spotit::job
