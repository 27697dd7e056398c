import { html } from "hono/html";
import { manilaTime } from "../../lender/calendar.ts";
import type { Lender } from "../../lender/createLender.ts";
import { formatPesos } from "../../lender/formatPesos.ts";
import { problemTitle } from "../../lender/problemTypes.ts";
import { describeExcess, findExcesses } from "../../regulation/findExcesses.ts";
import { capRules } from "../../regulation/regulation.ph.ts";
import { empty, layout, pill } from "./layout.ts";

export function messagesPage(lender: Lender): Promise<string> {
  const texts = lender.texts.newestFirst();
  const registrations = lender.registration.all();
  return layout(
    lender,
    "/sandbox/console/messages",
    "Messages",
    html`<section class="card" aria-labelledby="texts"><h2 id="texts">Texts sent</h2>
<div data-live="texts">${
      texts.length === 0
        ? empty("No messages yet.")
        : html`<ul class="bubbles">${texts.map(({ to, text, at }) => html`<li><p class="sub">${to}, ${manilaTime(at)}</p><p class="bubble">${text}</p></li>`)}</ul>`
    }</div></section>
<section class="card flush" aria-labelledby="registered"><h2 id="registered">Registered numbers</h2>
<div data-live="registered" class="scroll"><table><thead><tr><th scope="col">Number</th><th scope="col">From</th><th scope="col">At</th></tr></thead><tbody>${registrations.map(
      ({ phone, origin, templateId, at }) =>
        html`<tr><th scope="row">${phone}</th><td>${origin === "seed" ? "seeded: a code request returns 11" : `promotion ${templateId}`}</td><td>${manilaTime(at)}</td></tr>`,
    )}</tbody></table></div></section>`,
  );
}

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

export function complaintsPage(lender: Lender): Promise<string> {
  const back = "/sandbox/console/complaints";
  const complaints = lender.complaints.all();
  const state = (complaint: (typeof complaints)[number]) => {
    if (complaint.closedAt !== null) return pill("plain", "closed");
    return complaint.repliedAt === null ? pill("warning", "open") : pill("positive", "answered");
  };
  return layout(
    lender,
    back,
    "Complaints",
    complaints.length === 0
      ? empty("No complaints yet.")
      : html`${complaints.map(
          (
            complaint,
          ) => html`<section class="card" aria-labelledby="${complaint.id}"><h2 id="${complaint.id}">${problemTitle(complaint.problemType)}${complaint.problemSonType === "" ? "" : `: ${problemTitle(complaint.problemSonType)}`} ${state(complaint)}</h2>
<p class="sub">${complaint.id}, <a href="/sandbox/console/orders/${complaint.orderId}">${complaint.orderId}</a>, ${manilaTime(complaint.at)}${complaint.score === null ? "" : `, scored ${complaint.score} of 5`}</p>
<p>${complaint.detail}</p>
${complaint.images.length === 0 ? "" : html`<p class="pictures">${complaint.images.map((name, index) => html`<a href="/sandbox/uploads/${name}" target="_blank" rel="noopener"><img src="/sandbox/uploads/${name}" alt="Picture ${index + 1}" loading="lazy"></a>`)}</p>`}
<form method="post" action="/sandbox/complaints/${complaint.id}/reply" class="reply"><input type="hidden" name="back" value="${back}">
<label for="r-${complaint.id}">Reply as an agent</label><textarea id="r-${complaint.id}" name="text" rows="2" maxlength="1000" required>${complaint.reply}</textarea>
<label class="check"><input type="checkbox" name="close" value="1"${complaint.closedAt === null ? "" : html` checked`}>Close it</label><button class="small">Send</button></form></section>`,
        )}`,
  );
}

/** Lists the products that exceed a cap on small loans on the sandbox's date, and the caps with their sources. */
export function regulationPage(lender: Lender): Promise<string> {
  const today = lender.clock.today();
  const rows = lender.products.all().map((product) => {
    const excesses = findExcesses(product, today);
    return html`<tr><td>${excesses.length === 0 ? pill("positive", "within") : pill("danger", "exceeds")}</td>
<th scope="row">${product.name}<span class="sub">${product.id}</span></th><td class="num">${formatPesos(product.offerCentavos)}</td>
<td class="wide">${excesses.length === 0 ? "None, or above the scope of the caps" : excesses.map((excess) => html`<p>${describeExcess(excess)}</p>`)}</td></tr>`;
  });
  return layout(
    lender,
    "/sandbox/console/regulation",
    "Regulation",
    html`<section class="card flush" aria-labelledby="caps"><h2 id="caps">Caps that the products exceed</h2>
<div class="scroll"><table><thead><tr><th scope="col">State</th><th scope="col">Product</th><th scope="col" class="num">Offer</th><th scope="col">Exceeded</th></tr></thead><tbody>${rows}</tbody></table></div></section>
<section class="card" aria-labelledby="rules"><h2 id="rules">Rules</h2>${capRules.map(
      ({ name, from, appliesTo, caps, sources }) => html`<h3>${name}</h3>
<p>From ${from}, loans up to ${formatPesos(appliesTo.centavosMax)} and ${appliesTo.daysMax} days: nominal ${caps.nominalMonthly} % and effective ${caps.effectiveMonthly} % a month, late ${caps.lateMonthly} % a month, total cost ${caps.total} %.</p>
<p class="sub">${sources.map((source) => html`<a href="${source}" rel="noreferrer">${new URL(source).host}</a> `)}</p>`,
    )}</section>`,
  );
}
