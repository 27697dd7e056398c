import { html } from "hono/html";
import { statusTexts } from "../../api/orders/orderTexts.ts";
import { launchPath } from "../../demoLinks.ts";
import { findChannel } from "../../lender/channels.ts";
import type { Lender } from "../../lender/createLender.ts";
import { formatPesos } from "../../lender/formatPesos.ts";
import { isWaiting, ORDER_STATUSES } from "../../lender/orderStatus.ts";
import { SWITCHES } from "../orderState.ts";
import { action, empty, layout, pill, statusTone } from "./layout.ts";

const DUE_CHOICES = [
  [3, "Due in 3 days"],
  [0, "Due today"],
  [-1, "Late by 1 day"],
  [-31, "Late by 31 days"],
] as const;

export function orderPage(lender: Lender, id: string): Promise<string> | undefined {
  const now = lender.book.any(id);
  if (now === undefined) return undefined;
  const { order, instalments, bill } = now;
  const back = `/sandbox/console/orders/${order.id}`;
  const to = `/sandbox/orders/${order.id}`;
  const session = lender.borrowers.sessions().find((one) => one.id === order.borrowerId);
  const codes = lender.payCodes.ofOrder(order.id);
  const pages = [
    ["Order details", launchPath(order.id, order.productId, session?.session ?? "")],
    ...(["/repay", "/repayDelay", "/repayOrNot", "/repayChoose", "/receipt", "/complaint"] as const).map(
      (path) =>
        [path, launchPath(order.id, order.productId, session?.session ?? "").replace("/loanDetail", path)] as const,
    ),
  ] as const;

  return layout(
    lender,
    "/sandbox",
    `Order ${order.id}`,
    html`<p>${pill(statusTone(order.status), order.status)} ${statusTexts(now).title}. ${session?.name ?? order.borrowerId}, number ${order.number}.</p>
<p class="buttons">${pages.map(([label, path]) => html`<a class="button small tonal" href="${path}" target="_blank" rel="noopener">${label}</a>`)}</p>
<div class="two">
<section class="card" aria-labelledby="status"><h2 id="status">Status and dates</h2>
<div class="buttons">${ORDER_STATUSES.map((status) =>
      action({ to, label: status, back, fields: { status }, look: status === order.status ? "" : "tonal" }),
    )}</div>
<div class="buttons">${
      isWaiting(order.status)
        ? action({ to, label: "Move on", back, fields: { moveOn: "1" }, look: "tonal" })
        : bill === undefined
          ? ""
          : DUE_CHOICES.map(([days, label]) =>
              action({ to, label, back, fields: { dueInDays: String(days) }, look: "tonal" }),
            )
    }</div>
${
  instalments.length === 0
    ? empty("No instalments yet.")
    : html`<div class="scroll"><table><thead><tr><th scope="col">No.</th><th scope="col">Due</th><th scope="col" class="num">Amount</th><th scope="col">Paid</th></tr></thead><tbody>${instalments.map(
        (line) =>
          html`<tr><td>${line.position}</td><td>${line.dueOn}</td><td class="num">${formatPesos(line.principalCentavos + line.interestCentavos)}</td><td>${
            line.paidOn === null ? "" : `${line.paidOn}, ${formatPesos(line.paidCentavos ?? 0)}`
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
<section class="card" aria-labelledby="switches"><h2 id="switches">What its screen should ask</h2>
<p>An empty field uses the lender's value.</p>
<form method="post" action="${to}" class="fields"><input type="hidden" name="back" value="${back}"><input type="hidden" name="switches" value="1">
${SWITCHES.map(({ name, label, kind }) => {
  const value = order.overrides[name];
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  return kind === "text"
    ? html`<label for="${name}">${label}</label><input id="${name}" name="${name}" value="${text}">`
    : html`<span></span><label class="check"><input type="checkbox" name="${name}" value="1"${text === "1" ? html` checked` : ""}>${label}</label>`;
})}
<span></span><label class="check"><input type="checkbox" name="isDelay" value="1"${order.isRolloverAllowed ? html` checked` : ""}>Rollover allowed (isDelay)</label>
<span></span><div class="buttons"><button>Save</button></div></form>
<h3>Overridden fields</h3><pre>${JSON.stringify(order.overrides, null, 2)}</pre></section>
</div>`,
  );
}
