import { html } from "hono/html";
import { ENDPOINTS } from "../../api/endpoints.ts";
import type { RequestLog } from "../../api/requestLog.ts";
import { FAULT_KINDS, type Faults } from "../../faults/createFaults.ts";
import { formatPesos } from "../../lender/bill.ts";
import { manilaTime } from "../../lender/calendar.ts";
import { problemTitle } from "../../lender/complaints.ts";
import type { Lender } from "../../lender/createLender.ts";
import { capRules, describeExcess, findExcesses } from "../../regulation/caps.ts";
import { action, empty, layout, pill } from "./layout.ts";

export function messagesPage(lender: Lender): Promise<string> {
  const texts = lender.texts.newestFirst();
  return layout(
    lender,
    "/sandbox/console/messages",
    "Messages",
    html`<section class="card" aria-labelledby="texts"><h2 id="texts">Texts sent</h2>
<div data-live="texts">${
      texts.length === 0
        ? empty("No messages yet.")
        : html`<ul class="list">${texts.map(({ to, text, at }) => html`<li><p class="sub">${to}, ${manilaTime(at)}</p><p>${text}</p></li>`)}</ul>`
    }</div></section>`,
  );
}

export function complaintsPage(lender: Lender): Promise<string> {
  const complaints = lender.complaints.all();
  const state = (complaint: (typeof complaints)[number]) => {
    if (complaint.closedAt !== null) return pill("plain", "closed");
    return complaint.repliedAt === null ? pill("warning", "open") : pill("positive", "answered");
  };
  return layout(
    lender,
    "/sandbox/console/complaints",
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
<form method="post" action="/sandbox/complaints/${complaint.id}/reply" class="reply">
<label for="r-${complaint.id}">Reply as an agent</label><textarea id="r-${complaint.id}" name="text" rows="2" maxlength="1000" required>${complaint.reply}</textarea>
<label class="check"><input type="checkbox" name="close" value="1"${complaint.closedAt === null ? "" : html` checked`}>Close it</label><button>Send</button></form></section>`,
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
    html`<section class="card" aria-labelledby="caps"><h2 id="caps">Caps that the products exceed</h2>
<div class="scroll"><table><thead><tr><th scope="col">State</th><th scope="col">Product</th><th scope="col" class="num">Offer</th><th scope="col">Exceeded</th></tr></thead><tbody>${rows}</tbody></table></div></section>
<section class="card" aria-labelledby="rules"><h2 id="rules">Rules</h2>${capRules.map(
      ({ name, from, appliesTo, caps, sources }) => html`<h3>${name}</h3>
<p>From ${from}, loans up to ${formatPesos(appliesTo.centavosMax)} and ${appliesTo.daysMax} days: nominal ${caps.nominalMonthly} % and effective ${caps.effectiveMonthly} % a month, late ${caps.lateMonthly} % a month, total cost ${caps.total} %.</p>
<p class="sub">${sources.map((source) => html`<a href="${source}" rel="noreferrer">${new URL(source).host}</a> `)}</p>`,
    )}</section>`,
  );
}

const REQUESTS_MAX = 100;
const fieldsOf = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join("  ");

export function networkPage(lender: Lender, faults: Faults, requestLog: RequestLog): Promise<string> {
  const requests = requestLog.newestFirst().slice(0, REQUESTS_MAX);
  const active = faults.all();
  return layout(
    lender,
    "/sandbox/console/network",
    "Network",
    html`<section class="card" aria-labelledby="faults"><h2 id="faults">Faults</h2>
<p>A fault changes the response to requests with this text in their path, or to an endpoint given by its name, such as fetchOrderDetails. Faults also apply to documents, files and wallet pages.</p>
<form method="post" action="/sandbox/faults" class="row">
<label for="match">Path</label><input id="match" name="match" list="calls" placeholder="loan-details" required><datalist id="calls">${ENDPOINTS.map(({ name, summary }) => html`<option value="${name}">${summary}</option>`)}</datalist>
<label for="kind">What happens</label><select id="kind" name="kind">${Object.entries(FAULT_KINDS).map(([kind, does]) => html`<option value="${kind}"${kind === "500" ? html` selected` : ""}>${kind}: ${does}</option>`)}</select>
<label for="times">Times</label><input id="times" name="times" inputmode="numeric" class="short" placeholder="∞">
<label for="delayMs">Delay, ms</label><input id="delayMs" name="delayMs" inputmode="numeric" class="short">
<button>Add</button></form>
<div data-live="faults">${
      active.length === 0
        ? empty("No faults.")
        : html`<ul class="list">${active.map(
            (fault) =>
              html`<li>${pill("danger", fault.kind)} <code>${fault.match}</code> happened ${fault.hits} times, ${fault.left === null ? "no limit" : `${fault.left} left`} ${action({ to: `/sandbox/faults/${fault.id}/remove`, label: "Remove" })}</li>`,
          )}</ul><div class="buttons">${action({ to: "/sandbox/faults/clear", label: "Remove all" })}</div>`
    }</div></section>
<section class="card" aria-labelledby="requests"><h2 id="requests">Requests to the API</h2>
<div class="buttons">${action({ to: "/sandbox/requests/clear", label: "Clear" })}</div>
<div data-live="requests">${
      requests.length === 0
        ? empty("None yet.")
        : html`<div class="scroll"><table><thead><tr><th scope="col">At</th><th scope="col">Call</th><th scope="col">Fields</th><th scope="col">Response</th><th scope="col" class="num">ms</th></tr></thead><tbody>${requests.map(
            (request) =>
              html`<tr><td class="sub">${request.at.slice(11, 23)}</td><th scope="row"><code>${request.method} ${request.path}</code></th><td class="wide sub">${fieldsOf(request.query)}${
                Object.keys(request.form).length === 0 ? "" : html`<br>${fieldsOf(request.form)}`
              }</td><td>${request.fault === "" ? "" : pill("danger", request.fault)}${pill(Number.parseInt(request.code, 10) === 0 ? "positive" : "warning", `${request.status} ${request.code}`)}</td><td class="num">${request.milliseconds}</td></tr>`,
          )}</tbody></table></div>`
    }</div></section>`,
  );
}
