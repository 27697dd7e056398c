import { html } from "hono/html";
import { statusTexts } from "../../api/orders/orderTexts.ts";
import { launchPath } from "../../demoLinks.ts";
import type { Lender } from "../../lender/createLender.ts";
import { formatPesos } from "../../lender/formatPesos.ts";
import { ORDER_STATUSES } from "../../lender/orderStatus.ts";
import { action, layout, pill, statusTone } from "./layout.ts";

const EFFECT_LABELS = [
  ["ordersCreated", "Applications"],
  ["codesIssued", "Codes issued"],
  ["payments", "Payments"],
  ["extensions", "Extensions"],
  ["bankAccountChanges", "Accounts bound"],
  ["complaints", "Complaints"],
  ["registrations", "Registrations"],
  ["textsSent", "Texts sent"],
] as const;

export function ordersPage(lender: Lender): Promise<string> {
  const effects = lender.effects.count();
  const rows = lender.borrowers.sessions().flatMap(({ id, name, session }) =>
    lender.book.ofBorrower(id).map((now) => {
      const { order, bill } = now;
      return html`<tr>
<td>${pill(statusTone(order.status), order.status)}</td>
<th scope="row"><a href="/sandbox/console/orders/${order.id}">${order.id}</a><span class="sub">${statusTexts(now).title}</span></th>
<td><a class="button small" href="${launchPath(order.id, order.productId, session)}" target="_blank" rel="noopener">Open<span class="vh"> ${order.id} as the app does</span></a></td>
<td class="num">${bill === undefined ? "" : formatPesos(bill.amountCentavos)}<span class="sub">${bill?.dueOn ?? ""}</span></td>
<td><form method="post" action="/sandbox/orders/${order.id}" class="row"><label class="vh" for="s-${order.id}">Status of ${order.id}</label>
<select id="s-${order.id}" name="status">${ORDER_STATUSES.map(
        (status) => html`<option${status === order.status ? html` selected` : ""}>${status}</option>`,
      )}</select><button class="small tonal">Set</button></form></td>
<td>${name}<span class="sub">session ${session}</span></td>
</tr>`;
    }),
  );

  return layout(
    lender,
    "/sandbox",
    "Orders",
    html`<section aria-label="What happened" class="facts" data-live="effects">${EFFECT_LABELS.map(
      ([name, label]) => html`<div><p>${label}</p><strong>${effects[name]}</strong></div>`,
    )}</section>
<section class="card flush" aria-labelledby="borrowers"><h2 id="borrowers">Demo borrowers</h2>
<div class="scroll"><table><thead><tr><th scope="col">Status</th><th scope="col">Order</th><th scope="col">Launch link</th><th scope="col" class="num">Due</th><th scope="col">Change to</th><th scope="col">Borrower</th></tr></thead>
<tbody data-live="orders">${rows}</tbody></table></div></section>
<div class="two">
<section class="card" aria-labelledby="time"><h2 id="time">Time travel</h2>
<p>The lender's date is ${lender.clock.today()}. It changes only when you move it; every order is then updated to the new date.</p>
<div class="buttons">${[1, 3, 7, 30, 31].map((days) =>
      action({
        to: "/sandbox/clock",
        label: `+${days} ${days === 1 ? "day" : "days"}`,
        back: "/sandbox",
        fields: { days: String(days) },
        look: "tonal",
      }),
    )}</div>
<form method="post" action="/sandbox/clock" class="row"><input type="hidden" name="back" value="/sandbox"><label for="to">Go to</label><input id="to" name="to" type="date" value="${lender.clock.today()}" required><button class="small tonal">Travel</button></form></section>
<section class="card" aria-labelledby="over"><h2 id="over">Start over</h2>
<p>Restores the seeded orders, payments, messages, complaints, uploads, faults and date.</p>
<div class="buttons">${action({ to: "/sandbox/reset", label: "Reset the sandbox", back: "/sandbox", look: "danger" })}</div>
<p class="sub">Measured by borrowers' browsers: <a href="/sandbox/console/vitals">web vitals and errors</a></p>
<p class="sub">Other pages: <a href="/testPreview">test page</a>, <a href="/promotion?id=1">promotion</a>, <a href="/">official site</a>, <a href="/sandbox/openapi.json">OpenAPI</a></p></section>
</div>`,
  );
}
