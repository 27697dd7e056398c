import { html } from "hono/html";
import { formatPesos } from "../../lender/bill.ts";
import { manilaTime } from "../../lender/calendar.ts";
import { findChannel } from "../../lender/channels.ts";
import type { Lender } from "../../lender/createLender.ts";
import { action, empty, layout, pill } from "./layout.ts";

const TONES = { open: "info", processing: "warning", paid: "positive", refused: "danger", void: "plain" } as const;

export function paymentsPage(lender: Lender): Promise<string> {
  const back = "/sandbox/console/payments";
  const codes = lender.payCodes.newest();
  const accounts = lender.bankAccounts.all();
  return layout(
    lender,
    back,
    "Payments",
    html`<section class="card" aria-labelledby="counter"><h2 id="counter">Stand at a counter</h2>
<form method="get" action="/sandbox/wallet" class="row"><label for="code">Payment code</label><input id="code" name="code" inputmode="numeric" required><button>Find the bill</button></form></section>
<section class="card" aria-labelledby="codes"><h2 id="codes">Codes</h2>
<div data-live="codes">${
      codes.length === 0
        ? empty("No codes yet.")
        : html`<div class="scroll"><table><thead><tr><th scope="col">State</th><th scope="col">Code</th><th scope="col">Order</th><th scope="col" class="num">Amount</th><th scope="col">Channel</th><th scope="col">Changed</th><th scope="col">Settle</th></tr></thead><tbody>${codes.map(
            (
              code,
            ) => html`<tr><td>${pill(TONES[code.state], code.state)}</td><th scope="row"><a href="/sandbox/wallet/${code.token}" target="_blank" rel="noopener">${code.code}</a></th>
<td><a href="/sandbox/console/orders/${code.orderId}">${code.orderId}</a><span class="sub">${code.purpose} ${code.round}</span></td><td class="num">${formatPesos(code.amountCentavos)}</td><td>${findChannel(code.channelNumber)?.name ?? code.channelNumber}</td><td>${manilaTime(code.changedAt)}</td>
<td class="buttons">${
              code.state === "open" || code.state === "processing" || code.state === "refused"
                ? [
                    action({
                      to: `/sandbox/codes/${code.token}`,
                      label: "Pay",
                      back,
                      fields: { decision: "pay" },
                      look: "tonal",
                    }),
                    action({
                      to: `/sandbox/codes/${code.token}`,
                      label: "Refuse",
                      back,
                      fields: { decision: "refuse" },
                      look: "line",
                    }),
                  ]
                : ""
            }</td></tr>`,
          )}</tbody></table></div>`
    }</div></section>
<section class="card" aria-labelledby="accounts"><h2 id="accounts">Bound accounts</h2>
<div data-live="accounts">${
      accounts.length === 0
        ? empty("No bound accounts yet.")
        : html`<div class="scroll"><table><thead><tr><th scope="col">Borrower</th><th scope="col">Product</th><th scope="col">Fields</th><th scope="col">Changed</th></tr></thead><tbody>${accounts.map(
            (account) =>
              html`<tr><th scope="row">${account.borrowerId}</th><td>${account.productId}</td><td>${Object.entries(account.fields).map(([name, value]) => html`<span class="sub">${name}: ${value}</span>`)}</td><td>${manilaTime(account.changedAt)}</td></tr>`,
          )}</tbody></table></div>`
    }</div></section>`,
  );
}
