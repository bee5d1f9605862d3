// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "serve/worker/lines/service_list.hpp"

#include <spotit/bundle.hpp>

namespace spotit::serve {

Json services_json(const theme::Theme& theme) {
    Json list = Json::array();
    for (const bundle::Service& service : bundle::services()) {
        const bundle::ServicePlan plan = bundle::plan_service(service, theme);
        Json settings = Json::array();
        for (const theme::Override& setting : plan.settings) settings.push_back({setting.key, setting.value});
        list.push_back({{"name", service.name},
                        {"title", service.title},
                        {"settings", std::move(settings)},
                        {"refusal", plan.refusal},
                        {"remedies", plan.remedies}});
    }
    return list;
}

} // namespace spotit::serve
