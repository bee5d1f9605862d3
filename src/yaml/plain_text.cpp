#include <spotit/yaml.hpp>

#include "diag/write.hpp"
#include "yaml/syntax.hpp"

namespace spotit::yaml {
namespace {

using namespace std::string_view_literals;

void check_encoding(const std::shared_ptr<const diag::SourceText>& source) {
    static constexpr char fix[] = "save it again in your editor with the encoding UTF-8";
    const std::string_view text = source->text();
    if (text.starts_with("\xFF\xFE"sv) || text.starts_with("\xFE\xFF"sv))
        refuse(
            make_problem(diag::Span{source, 0, 0}, "not-utf-8", "this text is UTF-16; a theme must be UTF-8")
                .fix(fix));
    const auto at = source->find_invalid_utf8();
    if (!at) return;
    const unsigned byte = static_cast<unsigned char>(text[*at]);
    refuse(make_problem({source, *at, *at + 1}, "not-utf-8",
                        diag::write("the byte 0x{byte:02X} is not part of UTF-8 text", byte))
               .fix(fix));
}

} // namespace

void refuse(const diag::Diagnostic& problem) {
    throw diag::Error(diag::ErrorCategory::Input, problem);
}

bool is_control(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 || byte == 0x7F) && c != '\t' && c != '\n' && c != '\r';
}

void check_plain_text(const std::shared_ptr<const diag::SourceText>& source) {
    const std::string_view text = source->text();
    if (text.size() > max_theme)
        refuse(make_problem(diag::Span{source, 0, 0}, "too-long",
                            diag::write("a theme can be at most {max} MB; this text is {size} bytes",
                                        max_theme >> 20U, text.size())));
    check_encoding(source);
    // The library takes U+0004 for the end of the file; the others are invalid in YAML.
    for (std::size_t i = 0; i < text.size(); ++i)
        if (is_control(text[i]))
            refuse(make_problem({source, i, i + 1}, "control-character",
                                diag::write("there is an invisible control character here (U+{code:04X})",
                                            static_cast<unsigned>(static_cast<unsigned char>(text[i]))))
                       .fix("delete it; YAML is plain text", {.edits = {{{source, i, i + 1}, ""}}}));
}

} // namespace spotit::yaml
