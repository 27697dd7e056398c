import { html } from "hono/html";
import { ENDPOINTS } from "../../api/endpoints.ts";
import type { RequestLog } from "../../api/requestLog.ts";
import { FAULT_KINDS, type Faults } from "../../faults/createFaults.ts";
import type { Lender } from "../../lender/createLender.ts";
import { action, empty, layout, pill } from "./layout.ts";

const REQUESTS_MAX = 100;
const back = "/sandbox/console/network";

const fieldsOf = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join("  ");

export function networkPage(lender: Lender, faults: Faults, requestLog: RequestLog): Promise<string> {
  const requests = requestLog.newestFirst().slice(0, REQUESTS_MAX);
  const active = faults.all();
  return layout(
    lender,
    back,
    "Network",
    html`<section class="card" aria-labelledby="faults"><h2 id="faults">Faults</h2>
<p>A fault changes the response to requests with this text in their path, or to an endpoint given by its name, such as fetchOrderDetails. Faults also apply to documents, files and wallet pages.</p>
<form method="post" action="/sandbox/faults" class="row"><input type="hidden" name="back" value="${back}">
<label for="match">Path</label><input id="match" name="match" list="calls" placeholder="loan-details" required><datalist id="calls">${Object.values(
      ENDPOINTS,
    )
      .flat()
      .map(({ name, summary }) => html`<option value="${name}">${summary}</option>`)}</datalist>
<label for="kind">What happens</label><select id="kind" name="kind">${Object.entries(FAULT_KINDS).map(([kind, does]) => html`<option value="${kind}"${kind === "500" ? html` selected` : ""}>${kind}: ${does}</option>`)}</select>
<label for="times">Times</label><input id="times" name="times" inputmode="numeric" class="short" placeholder="∞">
<label for="delayMs">Delay, ms</label><input id="delayMs" name="delayMs" inputmode="numeric" class="short">
<button class="small">Add</button></form>
<div data-live="faults">${
      active.length === 0
        ? empty("No faults.")
        : html`<ul class="list">${active.map(
            (fault) =>
              html`<li>${pill("danger", fault.kind)} <code>${fault.match}</code> happened ${fault.hits} times, ${fault.left === null ? "no limit" : `${fault.left} left`} ${action({ to: `/sandbox/faults/${fault.id}/remove`, label: "Remove", back, look: "line" })}</li>`,
          )}</ul><div class="buttons">${action({ to: "/sandbox/faults/clear", label: "Remove all", back, look: "tonal" })}</div>`
    }</div></section>
<section class="card flush" aria-labelledby="requests"><h2 id="requests">Requests to the API</h2>
<div class="buttons pad">${action({ to: "/sandbox/requests/clear", label: "Clear", back, look: "line" })}</div>
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
