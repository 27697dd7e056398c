import { html } from "hono/html";
import { launchPath } from "../../api/links.ts";
import { statusTexts } from "../../api/orders/fetchOrderDetails.ts";
import { formatPesos } from "../../lender/bill.ts";
import type { Lender } from "../../lender/createLender.ts";
import { isWaiting, ORDER_STATUSES } from "../../lender/orderLife.ts";
import { findChannel } from "../../lender/payCodes.ts";
import { action, empty, layout, pill, statusPill } from "./layout.ts";

const JSON_LISTS = ["events", "effects", "codes", "accounts", "registrations", "requests", "texts"];

export function ordersPage(lender: Lender): Promise<string> {
  const rows = lender.borrowers.sessions().flatMap(({ id, name, session }) =>
    lender.book.ofBorrower(id).map((now) => {
      const { order, bill } = now;
      return html`<tr>
<td>${statusPill(order.status)}</td>
<th scope="row"><a href="/sandbox/console/orders/${order.id}">${order.id}</a><span class="sub">${statusTexts(now).title}</span></th>
<td><a class="button" href="${launchPath(order.id, order.productId, session)}" target="_blank" rel="noopener">Open<span class="vh"> ${order.id} as the app does</span></a></td>
<td class="num">${bill === undefined ? "" : formatPesos(bill.amountCentavos)}<span class="sub">${bill?.dueOn ?? ""}</span></td>
<td>${name}<span class="sub">session ${session}</span></td>
</tr>`;
    }),
  );

  return layout(
    lender,
    "/sandbox",
    "Orders",
    html`<section class="card" aria-labelledby="borrowers"><h2 id="borrowers">Demo borrowers</h2>
<div class="scroll"><table><thead><tr><th scope="col">Status</th><th scope="col">Order</th><th scope="col">Launch link</th><th scope="col" class="num">Due</th><th scope="col">Borrower</th></tr></thead>
<tbody data-live="orders">${rows}</tbody></table></div></section>
<div class="two">
<section class="card" aria-labelledby="time"><h2 id="time">Time travel</h2>
<p>The lender's date is ${lender.clock.today()}. It changes only when you move it; every order is then updated to the new date.</p>
<div class="buttons">${[1, 3, 7, 30, 31].map((days) =>
      action({
        to: "/sandbox/clock",
        label: `+${days} ${days === 1 ? "day" : "days"}`,
        fields: { days: String(days) },
      }),
    )}</div>
<form method="post" action="/sandbox/clock" class="row"><label for="to">Go to</label><input id="to" name="to" type="date" value="${lender.clock.today()}" required><button class="tonal">Travel</button></form></section>
<section class="card" aria-labelledby="over"><h2 id="over">Start over</h2>
<p>Restores the seeded orders, payments, messages, complaints, uploads, faults and date.</p>
<div class="buttons">${action({ to: "/sandbox/reset", label: "Reset the sandbox", look: "danger" })}</div>
<p class="sub">Other pages: <a href="/testPreview">test page</a>, <a href="/promotion?id=1">promotion</a>, <a href="/">official site</a></p>
<p class="sub">Lists as JSON: ${JSON_LISTS.map((name) => html`<a href="/sandbox/${name}">${name}</a> `)}</p></section>
</div>`,
  );
}

const SCREENS = ["/loanDetail", "/repay", "/repayDelay", "/repayOrNot", "/repayChoose", "/receipt", "/complaint"];
const DUE_CHOICES = [
  [3, "Due in 3 days"],
  [0, "Due today"],
  [-1, "Late by 1 day"],
  [-31, "Late by 31 days"],
] as const;

/** Fields with which the lender makes the screen show a message or ask for something. */
const FIELDS = [
  ...["KindTipsMsg", "reyMsg", "cardNeedPop", "cardPopTitle", "cardPopMsg", "isScore", "isDelay"],
  ...["playeduL", "h5Url", "telephone", "noticeStatusText", "noticeDesText"],
];

export function orderPage(lender: Lender, id: string): Promise<string> | undefined {
  const now = lender.book.any(id);
  if (now === undefined) return undefined;
  const { order, instalments, bill } = now;
  const to = `/sandbox/orders/${order.id}`;
  const session = lender.borrowers.sessions().find((one) => one.id === order.borrowerId);
  const codes = lender.payCodes.ofOrder(order.id);
  const launch = launchPath(order.id, order.productId, session?.session ?? "");

  return layout(
    lender,
    "/sandbox",
    `Order ${order.id}`,
    html`<p>${statusPill(order.status)} ${statusTexts(now).title}. ${session?.name ?? order.borrowerId}, number ${order.number}.</p>
<p class="buttons">${SCREENS.map((path) => html`<a class="button tonal" href="${launch.replace("/loanDetail", path)}" target="_blank" rel="noopener">${path}</a>`)}</p>
<div class="two">
<section class="card" aria-labelledby="status"><h2 id="status">Status and dates</h2>
<div class="buttons">${ORDER_STATUSES.map((status) =>
      action({ to, label: status, fields: { status }, look: status === order.status ? "" : "tonal" }),
    )}</div>
<div class="buttons">${
      isWaiting(order.status)
        ? action({ to, label: "Move on", fields: { moveOn: "1" } })
        : bill === undefined
          ? ""
          : DUE_CHOICES.map(([days, label]) => action({ to, label, fields: { dueInDays: String(days) } }))
    }</div>
${
  instalments.length === 0
    ? empty("No instalments yet.")
    : html`<div class="scroll"><table><thead><tr><th scope="col">No.</th><th scope="col">Due</th><th scope="col" class="num">Amount</th><th scope="col">Paid</th></tr></thead><tbody>${instalments.map(
        (line) =>
          html`<tr><td>${line.position}</td><td>${line.dueOn}</td><td class="num">${formatPesos(line.principalCentavos + line.interestCentavos)}</td><td>${
            line.paidOn === null
              ? line.partCentavos > 0 && `${formatPesos(line.partCentavos)} in part`
              : `${line.paidOn}, ${formatPesos(line.paidCentavos ?? 0)}`
          }</td></tr>`,
      )}</tbody></table></div>`
}
${bill === undefined ? "" : html`<p>Due now: <strong>${formatPesos(bill.amountCentavos)}</strong>${bill.penaltyCentavos > 0 ? `, including a late fee of ${formatPesos(bill.penaltyCentavos)} for ${bill.daysLate} days` : ""}.</p>`}
<h3>Payment codes</h3>
${
  codes.length === 0
    ? empty("None issued.")
    : html`<ul class="list">${codes.map(
        (code) =>
          html`<li><a href="/sandbox/wallet/${code.token}" target="_blank" rel="noopener">${code.code}</a> ${formatPesos(code.amountCentavos)}, ${findChannel(code.channelNumber)?.name ?? code.channelNumber}, ${code.purpose} ${pill("plain", code.state)}</li>`,
      )}</ul>`
}</section>
<section class="card" aria-labelledby="fields"><h2 id="fields">Fields of its details</h2>
<p>A value replaces the lender's. An empty one removes it. isDelay, 0 or 1, allows the rollover until it is set again.</p>
<form method="post" action="${to}" class="row"><label for="field">Field</label><input id="field" name="field" list="names" required><datalist id="names">${FIELDS.map((name) => html`<option>${name}</option>`)}</datalist>
<label for="value">Value</label><input id="value" name="value"><button>Save</button></form>
<pre>${JSON.stringify({ isDelay: order.isRolloverAllowed ? "1" : "0", ...order.overrides }, null, 2)}</pre></section>
</div>`,
  );
}
