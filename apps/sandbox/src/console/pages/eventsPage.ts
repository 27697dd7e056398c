import { html } from "hono/html";
import { manilaTime } from "../../lender/calendar.ts";
import type { Lender } from "../../lender/createLender.ts";
import { empty, layout } from "./layout.ts";

const SOURCES = [
  { source: "analytics", title: "Analytics", from: "beacons to /collect" },
  { source: "service", title: "Event call", from: "the lender's own event call" },
  { source: "tracking", title: "Promotion", from: "visits and clicks on the landing page" },
  { source: "csp", title: "Policy violations", from: "reports to /reports" },
] as const;
const EVENTS_MAX = 50;

export function eventsPage(lender: Lender): Promise<string> {
  return layout(
    lender,
    "/sandbox/console/events",
    "Events",
    html`${SOURCES.map(({ source, title, from }) => {
      const events = lender.events.newestFirst(source).slice(0, EVENTS_MAX);
      return html`<section class="card" aria-labelledby="${source}"><h2 id="${source}">${title}</h2><p class="sub">${from}</p>
<div data-live="${source}">${
        events.length === 0
          ? empty("Nothing yet.")
          : html`<ul class="list">${events.map(({ at, body }) => html`<li><span class="sub">${manilaTime(at)}</span> <code>${JSON.stringify(body)}</code></li>`)}</ul>`
      }</div></section>`;
    })}`,
  );
}
