#include "pdf/metadata/metadata.hpp"

#include <spotit/base/join.hpp>
#include <spotit/base/utf8.hpp>

#include <fmt/chrono.h>
#include <fmt/format.h>

namespace spotit::pdf {
namespace {

/// XML can't represent most control characters.
std::string escape(std::string_view text) {
    std::string plain(text);
    for (char& character : plain)
        if (static_cast<unsigned char>(character) < 0x20) character = ' ';
    return base::escape_markup(plain);
}

std::string write_element(std::string_view name, std::string_view text) {
    if (text.empty()) return {};
    return fmt::format("   <{0}>{1}</{0}>\n", name, escape(text));
}

/// Returns an array: a language alternative, an ordered list of people, or a bag of keywords.
std::string write_array(std::string_view name, std::string_view container,
                        std::span<const std::string> texts) {
    if (texts.empty()) return {};
    const std::string_view language = container == "rdf:Alt" ? " xml:lang=\"x-default\"" : "";
    std::string items;
    for (const std::string& text : texts)
        items += fmt::format("<rdf:li{}>{}</rdf:li>", language, escape(text));
    return fmt::format("   <{0}><{1}>{2}</{1}></{0}>\n", name, container, items);
}
std::string write_text(std::string_view name, std::string_view container, const std::string& text) {
    return text.empty() ? "" : write_array(name, container, {&text, 1});
}

/// PDF/A requires a description of every nonstandard property (ISO 19005-2, 6.6.2.3).
constexpr std::string_view deck_schema =
    R"(  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
   <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Decks of cards</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>https://spotit-print.invalid/ns/1.0/</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>deck</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
     <pdfaProperty:name>Kind</pdfaProperty:name>
     <pdfaProperty:valueType>Text</pdfaProperty:valueType>
     <pdfaProperty:category>internal</pdfaProperty:category>
     <pdfaProperty:description>What the cards of the deck have in common: the rule by which they were made</pdfaProperty:description>
    </rdf:li></rdf:Seq></pdfaSchema:property>
   </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>
)";

std::string write_conformance(const WriteContext& context) {
    const Standard& standard = context.standard();
    std::string text;
    if (standard.is_x()) {
        const bool is_x4 = standard.conformance == Conformance::X4;
        text += write_element(is_x4 ? "pdfxid:GTS_PDFXVersion" : "pdfx:GTS_PDFXVersion",
                              base::find_enum_name(standard_names, standard.conformance));
        text += write_element("pdf:Trapped", "False");
    }
    if (standard.archive_part == 0) return text;
    text += write_element("pdfaid:part", std::to_string(standard.archive_part));
    return text + write_element("pdfaid:conformance", "B") +
           write_element("deck:Kind", context.file_info.deck_kind);
}

constexpr std::string_view packet_start =
    "<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
    "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
    " <rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
    "  <rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\""
    " xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:xmpMM=\"http://ns.adobe.com/xap/1.0/mm/\""
    " xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" xmlns:pdfx=\"http://ns.adobe.com/pdfx/1.3/\""
    " xmlns:pdfxid=\"http://www.npes.org/pdfx/ns/id/\" xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\""
    " xmlns:deck=\"https://spotit-print.invalid/ns/1.0/\">\n"
    "   <dc:format>application/pdf</dc:format>\n";

} // namespace

std::string join_keywords(const Options& options) {
    return base::join(options.keywords, ", ");
}

std::string choose_title(const document::Document& document, const FileInfo& info) {
    return document.title.empty() ? std::filesystem::path(info.theme_name).stem().string() : document.title;
}

std::string write_xmp_packet(const document::Document& document, const WriteContext& context,
                             const std::string& identity) {
    const Options& options = context.options;
    // ISO 8601
    const std::string date =
        fmt::format("{:%Y-%m-%dT%H:%M:%S}Z", fmt::gmtime(std::time_t{context.moment().value_or(0)}));
    std::string text(packet_start);
    text += write_text("dc:title", "rdf:Alt", choose_title(document, context.file_info)) +
            write_text("dc:creator", "rdf:Seq", options.author);
    text += write_text("dc:description", "rdf:Alt", options.subject) +
            write_array("dc:subject", "rdf:Bag", options.keywords);
    text += write_element("pdf:Keywords", join_keywords(options));
    text += write_element("pdf:Producer", context.file_info.producer);
    text += write_element("xmp:CreatorTool", context.file_info.producer);
    for (const char* name : {"xmp:CreateDate", "xmp:ModifyDate", "xmp:MetadataDate"})
        text += write_element(name, date);
    text += write_element("xmpMM:DocumentID", identity) + write_element("xmpMM:InstanceID", identity);
    text += write_element("xmpMM:VersionID", "1") + write_element("xmpMM:RenditionClass", "default");
    text += write_conformance(context) + "  </rdf:Description>\n";
    if (context.standard().archive_part > 0 && !context.file_info.deck_kind.empty()) text += deck_schema;
    text += " </rdf:RDF>\n</x:xmpmeta>\n";
    // Padding for other programs to edit the packet in place, as the standard advises.
    for (int line = 0; line < 10; ++line) text.append(99, ' ') += '\n';
    return text + "<?xpacket end=\"w\"?>";
}

} // namespace spotit::pdf
