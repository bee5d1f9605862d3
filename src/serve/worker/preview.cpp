#include "serve/worker/answers.hpp"

#include "serve/worker/lines/line_objects.hpp"
#include "serve/worker/refusal.hpp"

#include <spotit/job/prepare.hpp>
#include <spotit/theme/theme.hpp>

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace spotit::serve {

void send_preview(const Json& task, job::Request request, PictureIds& picture_ids, const Send& send) {
    Page page{.text = *request.theme,
              .send = send,
              .has = task.value("has", std::set<std::string>()),
              .faces = task.value("faces", std::vector<std::string>()),
              .is_proof = task.value("proof", false),
              .picture_ids = picture_ids};
    constexpr std::size_t max_ids = 20'000;
    if (picture_ids.size() > max_ids) picture_ids.clear();
    std::vector<diag::Diagnostic> warnings;
    std::optional<theme::Theme> theme;
    request.theme_listener = [&](const theme::Theme& read) { theme = read; };
    request.first_cards = task.value("first", std::vector<int>());
    request.early_deck = [&](const job::PreparedDeck& deck) { send_deck(deck, page, request.first_cards); };
    const std::optional<Problems> problems = find_problems(*request.theme, [&] {
        const job::PreparedDeck deck = job::prepare(request);
        warnings = deck.report().warnings;
        if (task.value("want", "") == "sheet") send_sheet(deck, page, task.value("page", 0));
        send_deck(deck, page, {});
    });
    if (problems && theme) page.send(make_theme_line(*theme, *request.theme));
    page.send(make_done(!problems, problems ? *problems : make_problems(warnings, *request.theme)));
}

} // namespace spotit::serve
