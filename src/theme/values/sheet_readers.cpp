#include "theme/values/values.hpp"

#include "diag/write.hpp"

#include <spotit/base/files.hpp>
#include <spotit/base/join.hpp>
#include <spotit/extras.hpp>
#include <spotit/sheet.hpp>

#include <algorithm>

namespace spotit::theme {

void read_scale(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    const auto across = read_share(problems, key, node.items[0]);
    const auto down = read_share(problems, key, node.items[1]);
    if (!across || !down) return;
    theme.sheet.scale_x = *across;
    theme.sheet.scale_y = *down;
}

namespace {

void report_no_paper(Problems& problems, const yaml::Node& node) {
    const std::vector<std::string_view> names = base::list_names(sheet::list_papers());
    diag::Diagnostic& problem =
        problems.error(node.span, "value", "there is no paper size called {paper}", diag::trim(node.text));
    const std::string_view near = diag::find_nearest_word(diag::trim(node.text), names);
    problem.suggest(near);
    // "DIN A4", "A4 landscape"
    for (const std::string_view word : split_at(near.empty() ? node.text : std::string_view())) {
        for (const std::string_view name : names)
            if (is_same_word(name, word)) problem.suggest(name);
        if (is_same_word(word, "landscape") || is_same_word(word, "portrait"))
            problem.note("`sheet.orientation` sets portrait or landscape");
    }
    problem.note(diag::write("paper sizes: {papers}", base::join(names, " ")))
        .note("or write its size:  210x297mm");
}

} // namespace

void read_paper(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    const std::string_view written = diag::trim(node.text);
    theme.sheet.one_card_per_page = is_word(node, "none");
    if (theme.sheet.one_card_per_page) {
        theme.paper_name = "none";
        return;
    }
    for (const sheet::Paper& paper : sheet::list_papers()) {
        if (!is_same_word(paper.name, written)) continue;
        theme.sheet.paper = paper.size;
        theme.paper_name = paper.name;
        return;
    }
    if (!parse_product(written)) return report_no_paper(problems, node);
    if (const auto size = read_size(problems, key, node)) {
        theme.sheet.paper = *size;
        theme.paper_name = written;
    }
}

std::string write_scale(const Key& key, const Theme& theme) {
    return write_value(key, std::vector{theme.sheet.scale_x, theme.sheet.scale_y});
}

std::string write_marks(const Key& key, const Theme& theme) {
    return write_value(key, theme.sheet.marks.value_or(sheet::choose_usual_marks(theme.style.card)));
}

void read_icc(Files& files, const Key& key, const yaml::Node& node, Theme& theme) {
    const std::string_view written = diag::trim(node.text);
    if (const auto press = base::find_enum(pdf::press_names, diag::to_lower_case(written))) {
        theme.output.press = *press;
        return;
    }
    const Named named{"the profile", written, node.span};
    if (auto* problem = check_file(files, named)) {
        problem->suggest(files.problems.nearest_word(written, list_words(key)));
        return;
    }
    const std::string profile = base::read_file(named.path).value_or("");
    const CheckProfile& check = files.input.check_profile;
    if (auto fault = check ? check(profile, named.path.filename().string()) : std::nullopt)
        files.problems.error(node.span, fault->id, "{}", fault->message).notes = std::move(fault->notes);
    else
        theme.output.icc = named.path;
}

std::string write_icc(const Key& key, const Theme& theme) {
    const auto& [icc, press] = std::tie(theme.output.icc, theme.output.press);
    return icc.empty() ? write_value(key, press) : write_value(key, icc);
}

std::string write_inks(const Key& key, const Theme& theme) {
    return write_value(key, theme.output.file_inks());
}

std::string write_rules(const Key& key, const Theme& theme) {
    return theme.extras.rules.empty() ? "none" : write_value(key, theme.extras.rules);
}

/// true means all games for the deck's kind.
void read_rules(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    auto& rules = theme.extras.rules;
    const auto flag = parse_flag(node.text);
    if (node.is_scalar() && (flag == true || is_word(node, "all"))) {
        for (const auto& row : extras::game_names) rules.push_back(row.value);
        return;
    }
    if (node.is_scalar() && (flag == false || is_word(node, "none"))) return;
    const auto is_named = [&](const Word& game) { return is_word(node, game.word); };
    if (node.is_scalar() && std::ranges::none_of(key.words, is_named)) {
        std::vector<std::string_view> words = list_words(key);
        words.insert(words.begin(), {"true", "none"});
        report_wrong_value(problems, key, node, diag::join_words(words));
        return;
    }
    for_each_value(problems, key, node, [&](const yaml::Node& item) {
        const auto value = read_word(problems, key, item);
        const auto game = static_cast<extras::Game>(value.value_or(0));
        if (value && std::ranges::find(rules, game) == rules.end()) rules.push_back(game);
    });
}

/// `none` removes the contour of an extended theme.
void read_cut_contour(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    const auto value = read_text(problems, key, node);
    if (!value) return;
    constexpr std::string_view fix =
        "write the name that the shop or the machine looks for, such as CutContour";
    constexpr std::string_view reserved[] = {"all", "none", "cyan", "magenta", "yellow", "black"};
    if (*value == "none")
        theme.output.cut_contour.clear();
    else if (parse_flag(*value))
        problems.error(node.span, "value", "`{key}` is the name of a spot color, or none", key.label())
            .fix(fix);
    else if (value->find('#') != std::string::npos)
        problems.error(node.span, "value", "`{key}` can't have a #, which PDF reserves in names", key.label())
            .fix("write it without the #");
    else if (std::ranges::find(reserved, diag::to_lower_case(*value)) != std::end(reserved))
        problems
            .error(node.span, "value", "`{key}` can't be {value}: PDF reserves this name", key.label(),
                   *value)
            .fix(fix)
            .point_out("the line would be printed, or lost")
            .note("     or none, for no contour");
    else
        theme.output.cut_contour = *value;
}

} // namespace spotit::theme
