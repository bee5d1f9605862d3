#include <spotit/yaml.hpp>

#include "diag/write.hpp"
#include "yaml/syntax.hpp"

#include <spotit/diag/phrases.hpp>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <span>
#include <sstream>

namespace spotit::yaml {
namespace {

/// More than the largest deck needs; stops aliases that multiply themselves.
constexpr std::size_t max_nodes = 200'000;
/// Bytes of text that aliases may repeat.
constexpr std::size_t max_letters = 4 << 20;

/// The number of nodes in a tree, and the bytes of their texts.
struct Size {
    std::size_t nodes = 0, letters = 0;
};

Size measure(const Node& node) {
    Size total{1, node.text.size()};
    const auto add = [&](const Node& part) {
        const Size size = measure(part);
        total = {total.nodes + size.nodes, total.letters + size.letters};
    };
    for (const Node& item : node.items) add(item);
    for (const Node::Entry& entry : node.entries) add(entry.key), add(entry.value);
    return total;
}

/// Returns `begin` moved past an anchor and a tag.
std::size_t skip_properties(std::string_view text, std::size_t begin) {
    while (begin < text.size() && (text[begin] == '&' || text[begin] == '!')) {
        begin = std::min(text.find_first_of(" \t\r\n", begin), text.size());
        begin = std::min(text.find_first_not_of(" \t\r\n", begin), text.size());
    }
    return begin;
}

bool is_merge(const Node::Entry& entry) {
    return entry.key.is_scalar() && entry.key.text == "<<" && diag::read_span(entry.key.span) == "<<";
}

bool has_key(std::span<const Node::Entry> entries, const Node& key) {
    return std::ranges::any_of(entries, [&](const Node::Entry& entry) {
        return key.is_scalar() && entry.key.is_scalar() && entry.key.text == key.text;
    });
}

std::vector<Node> find_sources(Node value, const diag::Span& key) {
    std::vector<Node> maps;
    if (value.kind == Node::Kind::List)
        maps = std::move(value.items);
    else
        maps.push_back(std::move(value));
    for (const Node& map : maps)
        if (!map.is_map())
            refuse(make_problem(map.kind == Node::Kind::Null ? key : map.span, "yaml-merge",
                                "`<<` takes the keys of another part of the theme, but there are none here")
                       .note("for example:  <<: *name   where a part above begins with  &name"));
    return maps;
}

/// Replaces YAML's merge key << by the keys that it refers to.
void expand_merge_keys(Node& map) {
    if (std::ranges::none_of(map.entries, is_merge)) return;
    std::vector<Node::Entry> own;
    std::vector<Node> sources;
    for (Node::Entry& entry : map.entries)
        if (is_merge(entry))
            std::ranges::move(find_sources(std::move(entry.value), entry.key.span),
                              std::back_inserter(sources));
        else
            own.push_back(std::move(entry));
    // The map's own keys win over merged ones, and earlier merged maps over later ones.
    for (Node& source : sources)
        for (const std::size_t count = own.size(); Node::Entry & entry : source.entries)
            if (!has_key(std::span(own).first(count), entry.key)) own.push_back(std::move(entry));
    map.entries = std::move(own);
}

/// Returns the end of a list or map in brackets: after the closing bracket, if only blanks, commas and
/// comments precede it.
std::size_t find_closed_end(std::string_view text, const diag::Span& span) {
    const char open = span.begin < text.size() ? text[span.begin] : ' ';
    if (open != '[' && open != '{') return span.end;
    for (std::size_t i = std::max(span.end, span.begin + 1); i < text.size(); ++i) {
        if (text[i] == (open == '[' ? ']' : '}')) return i + 1;
        if (text[i] == '#') i = std::min(text.find_first_of("\r\n", i), text.size() - 1);
        if (std::string_view(" \t\r\n,#").find(text[i]) == std::string_view::npos) break;
    }
    return span.end;
}

/// Refuses nesting deeper than `max_nesting`, at its first bracket or key beyond.
[[noreturn]] void refuse_depth(diag::Span span) {
    refuse(make_problem(std::move(span), "yaml-too-deep",
                        diag::write("more than {max} levels of nesting", max_nesting))
               .note("a theme needs no more than four"));
}

/// Builds the tree from the parser's events: unlike the library's tree, events have positions, keep duplicate
/// keys, and arrive before the parser goes deeper.
class TreeBuilder : public YAML::EventHandler {
public:
    TreeBuilder(std::shared_ptr<const diag::SourceText> source, std::size_t base)
        : source_(std::move(source))
        , base_(base) {}

    Node take() { return std::move(root_); }

    std::optional<std::size_t> open_bracket() const {
        for (auto open = open_.rbegin(); open != open_.rend() && open->flow; ++open) {
            const std::size_t begin = open->node.span.begin;
            // A pair inside a list, [a: b], is a map without brackets.
            if (begin < text().size() && (text()[begin] == '[' || text()[begin] == '{')) return begin;
        }
        return std::nullopt;
    }

    const std::optional<diag::Span>& last_quoted() const { return last_quoted_; }

    std::size_t at(const YAML::Mark& mark) const {
        if (mark.is_null()) return text().size();
        return std::min(base_ + static_cast<std::size_t>(std::max(mark.pos, 0)), text().size());
    }

    void OnDocumentStart(const YAML::Mark& mark) override {
        if (++documents_ == 1) return;
        const std::size_t begin = at(mark);
        const diag::Span here{source_, begin, std::min(begin + 1, text().size())};
        if (text().substr(begin).starts_with("---")) {
            refuse(make_problem({source_, begin, begin + 3}, "yaml-second-document",
                                "a second YAML document begins here; a theme is one document")
                       .fix("delete the line with ---"));
        }
        if (root_.kind == Node::Kind::List) {
            refuse(
                make_problem(here, "yaml-list-then-key", "there is a list above, so no key is allowed here")
                    .fix("give the list a key, for example  symbols:  on the line above it"));
        }
        const std::string_view line = source_->read_line(source_->find_line_number(begin));
        if (text().data() + begin > line.data() + line.find_first_not_of(" \t")) {
            refuse(explain_value_end(here));
        }
        refuse(make_problem(here, "yaml-indentation", "this line begins further left than the first one")
                   .fix("start all top-level keys in the first column",
                        move_left({*source_, source_->find_line_number(root_.span.begin)}, source_, 0)));
    }

    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
        const std::size_t begin = skip_properties(text(), at(mark));
        std::string_view word = text().substr(begin, 5); // one byte more than a word for no value
        word = word.substr(0, word.find_first_of(" \t\r\n,]}"));
        if (word != "~" && word != "null" && word != "Null" && word != "NULL") word = {};
        const diag::Span span{source_, word.empty() ? at(mark) : begin,
                              word.empty() ? at(mark) : begin + word.size()};
        add({Node::Kind::Null, std::string(word), span, {}, {}}, anchor);
    }

    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override {
        const std::size_t begin = at(mark);
        const std::size_t end = std::min(text().find_first_of(" \t\r\n,]}", begin), text().size());
        const diag::Span span{source_, begin, end};
        const auto found = anchors_.find(anchor);
        if (found == anchors_.end()) {
            refuse(make_problem(span, "yaml-anchor", "this alias is inside the value that it repeats")
                       .fix("write the value out"));
        }
        const Size size = measure(found->second);
        count_nodes(size.nodes, span);
        letters_ += size.letters;
        if (letters_ > max_letters) refuse_size(span);
        Node copy = found->second;
        copy.span = span;
        add(std::move(copy), 0);
    }

    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override {
        check_tag(tag, at(mark));
        const std::size_t begin = skip_properties(text(), at(mark));
        const auto end = find_scalar_end(text(), begin, value);
        if (!end) refuse(explain_unclosed_quote({source_, begin}));
        const diag::Span span{source_, begin, *end};
        // Escapes may contain characters that the text must not.
        if (const auto control = std::ranges::find_if(value, is_control); control != value.end())
            refuse(
                make_problem(span, "control-character",
                             diag::write("this text contains an invisible control character (U+{code:04X})",
                                         static_cast<unsigned>(static_cast<unsigned char>(*control))))
                    .fix("delete the escape sequence"));
        if (begins_quote(text(), begin)) last_quoted_ = span;
        add({Node::Kind::Scalar, value, span, {}, {}}, anchor);
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) override {
        check_tag(tag, at(mark));
        open(Node::Kind::List, mark, anchor, style == YAML::EmitterStyle::Flow);
    }

    void OnSequenceEnd() override { close(); }

    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value style) override {
        check_tag(tag, at(mark));
        open(Node::Kind::Map, mark, anchor, style == YAML::EmitterStyle::Flow);
    }

    void OnMapEnd() override { close(); }

private:
    struct Open {
        Node node;
        YAML::anchor_t anchor = 0;
        bool flow = false;
        std::optional<Node> key; ///< of a map whose value is still missing
    };

    std::string_view text() const { return source_->text(); }

    void open(Node::Kind kind, const YAML::Mark& mark, YAML::anchor_t anchor, bool flow) {
        const std::size_t begin = skip_properties(text(), at(mark));
        if (open_.size() >= max_nesting) refuse_depth({source_, begin, std::min(begin + 1, text().size())});
        open_.push_back({{kind, {}, {source_, begin, begin}, {}, {}}, anchor, flow, std::nullopt});
    }

    void close() {
        Open done = std::move(open_.back());
        open_.pop_back();
        // A flow map inside a flow list may have no end event; then the key has no value.
        if (done.key) done.node.entries.push_back({std::move(*done.key), Node{}});
        if (done.flow) done.node.span.end = find_closed_end(text(), done.node.span);
        expand_merge_keys(done.node);
        add(std::move(done.node), done.anchor);
    }

    void add(Node node, YAML::anchor_t anchor) {
        count_nodes(1, node.span);
        if (anchor != 0) {
            count_nodes(measure(node).nodes, node.span);
            anchors_[anchor] = node;
        }
        if (open_.empty()) {
            root_ = std::move(node);
            return;
        }
        Open& parent = open_.back();
        parent.node.span.end = std::max(parent.node.span.end, node.span.end);
        if (parent.node.kind == Node::Kind::List) {
            parent.node.items.push_back(std::move(node));
        } else if (!parent.key) {
            parent.key = std::move(node);
        } else {
            parent.node.entries.push_back({std::move(*parent.key), std::move(node)});
            parent.key.reset();
        }
    }

    void check_tag(const std::string& tag, std::size_t at) const {
        constexpr std::string_view own =
            "tag:yaml.org,2002:"; // of !!str and the like, but not of !!python/name
        const bool is_own = tag.starts_with(own) && tag.find('/', own.size()) == std::string::npos;
        if (tag.empty() || tag == "?" || tag == "!" || is_own) return;
        refuse(explain_tag({source_, at, {}, open_bracket()}));
    }

    void count_nodes(std::size_t more, const diag::Span& span) {
        nodes_ += more;
        if (nodes_ > max_nodes) refuse_size(span);
    }

    [[noreturn]] void refuse_size(const diag::Span& span) const {
        refuse(make_problem(span, "yaml-too-large",
                            letters_ > max_letters
                                ? diag::Sentence("with all aliases written out, this text is too long")
                                : "with all aliases written out, there are too many values")
                   .note(diag::write("a theme can have at most {values} values and {size} MB of text",
                                     max_nodes, max_letters >> 20U)));
    }

    std::shared_ptr<const diag::SourceText> source_;
    std::size_t base_;
    std::vector<Open> open_;
    std::map<YAML::anchor_t, Node> anchors_;
    std::optional<diag::Span> last_quoted_;
    std::size_t nodes_ = 0, letters_ = 0;
    int documents_ = 0;
    Node root_;
};

/// Rejects a long run of brackets: the library would read to its end before it reports anything.
void check_brackets(const std::shared_ptr<const diag::SourceText>& source, std::size_t begin) {
    const std::string_view text = source->text();
    int run = 0;
    for (std::size_t i = begin; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '[' || c == '{') {
            if (++run > max_nesting) refuse_depth({source, i, i + 1});
        } else if (c != ' ' && c != '\n' && c != '\r' && c != '\t') {
            run = 0;
        }
    }
}

} // namespace

bool is_block_text(const Node& node) {
    const std::string_view text = node.span.source->text();
    return node.is_scalar() && node.span.begin < text.size() &&
           (text[node.span.begin] == '|' || text[node.span.begin] == '>');
}

Node parse_yaml(const std::shared_ptr<const diag::SourceText>& source, std::size_t begin,
                bool (*is_key)(std::string_view word)) {
    std::string text = source->text().substr(begin);
    // The library does not accept a lone carriage return as the end of a line.
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n')) text[i] = '\n';
    check_brackets(source, begin);
    std::istringstream input(std::move(text));
    TreeBuilder builder(source, begin);
    try {
        YAML::Parser parser(input);
        while (parser.HandleNextDocument(builder)) {
        }
    } catch (const YAML::Exception& stopped) {
        throw diag::Error(diag::ErrorCategory::Input,
                          explain({source, builder.at(stopped.mark), stopped.msg, builder.open_bracket(),
                                   builder.last_quoted(), is_key}));
    }
    return builder.take();
}

} // namespace spotit::yaml
