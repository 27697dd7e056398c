import { html } from "hono/html";
import { AGREEMENTS, findAgreement } from "../lender/agreements.ts";
import type { Lender } from "../lender/createLender.ts";
import { formatPesos } from "../lender/formatPesos.ts";
import { instalmentTitle, planInstalments, wholeInterest } from "../lender/planInstalments.ts";
import type { ServerApp } from "../server/serverTypes.ts";
import { type Html, PAGE_HEADERS, page } from "./page.ts";

// Agreements are shown in frames: they contain no script, and only pages of the same origin may frame them.
const HEADERS = {
  ...PAGE_HEADERS,
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
};

/** Serves /sandbox/agreements/<token>: one agreement with the figures of a loan. An identifier serves the general text. */
export function mountAgreements(app: ServerApp, lender: Lender): void {
  app.get("/sandbox/agreements/:link", async (context) => {
    const name = context.req.param("link");
    const link = lender.agreements.find(name);
    const agreement = findAgreement(link?.identifier ?? name);
    if (agreement === undefined) {
      const body = await page({
        title: "Not found",
        sheet: "phone.css",
        body: html`<body class="article"><h1>Agreement not found</h1></body>`,
      });
      return context.body(body, 404, HEADERS);
    }
    const figures = link === undefined ? "" : figuresOf(lender, link.productId, link.orderId);
    const isCapped = link !== undefined && lender.products.find(link.productId)?.lateFee === "capped";
    const text = agreement === AGREEMENTS[0] ? loanAgreement(figures, isCapped) : disclosure(figures);
    const body = await page({
      title: agreement.title,
      sheet: "phone.css",
      body: html`<body class="article"><h1>${agreement.title}</h1>${text}</body>`,
    });
    return context.body(body, 200, HEADERS);
  });
}

function figuresOf(lender: Lender, productId: string, orderId: string): Html | string {
  const product = lender.products.find(productId);
  if (product === undefined) return "";
  const order = orderId === "" ? undefined : lender.orders.find(orderId);
  const terms = {
    ...product,
    principalCentavos: order?.principalCentavos ?? product.offerCentavos,
    termDays: order?.termDays ?? product.termDays,
  };
  const instalments = orderId === "" ? [] : lender.instalments.of(orderId);
  const plan = instalments.length > 0 ? instalments : planInstalments(terms, lender.clock.today());
  const interest = wholeInterest(terms);
  return html`<h2>This loan</h2>
<dl>
<div><dt>Product</dt><dd>${product.name}</dd></div>
${order === undefined ? "" : html`<div><dt>Order</dt><dd>${order.number}</dd></div>`}
<div><dt>Loan amount</dt><dd>${formatPesos(terms.principalCentavos)}</dd></div>
<div><dt>Term</dt><dd>${terms.termDays} days</dd></div>
<div><dt>Interest</dt><dd>${formatPesos(interest)}</dd></div>
<div><dt>Total to repay</dt><dd>${formatPesos(terms.principalCentavos + interest)}</dd></div>
${plan.map(
  (line) =>
    html`<div><dt>${instalmentTitle(line.position, plan.length)}, ${line.dueOn}</dt><dd>${formatPesos(line.principalCentavos + line.interestCentavos)}</dd></div>`,
)}
</dl>`;
}

// The loan terms (rule site.terms).
const loanAgreement = (
  figures: Html | string,
  isCapped: boolean,
) => html`<p>Between you, the borrower, and Sandbox Lending Corp., the lender.</p>
${figures}
<h2>Term and money</h2>
<p>The term is 91 to 365 calendar days. The lender decides within 1 day and credits the funds within 1 to 3 calendar days. The applicant must be 18 or over.</p>
<h2>Paying early, paying later</h2>
<p>You may prepay after half the term, and not before 7 days. Prolongation is for the same period, on payment of due interest and penalties.</p>
<h2>Late payments</h2>
<p>${
  isCapped
    ? "A late payment costs 5% a month of the scheduled amount that is due, counted by the day."
    : "A late payment costs a one-time penalty of 1,000 for new clients and 800 for repeat clients, plus daily interest on the unpaid amount: 5% on days 1 to 30, 4% on days 31 to 90, and 2% from day 91."
}</p>
<p>Payments after maturity are applied in this order: legal charges, enforcement costs, late penalties, then fees, interest and principal.</p>
<h2>Notices</h2>
<p>The lender gives notice of assignment 7 business days ahead. You tell us of changed details within 3 days.</p>`;

const disclosure = (figures: Html | string) => html`<p>What the loan costs, before you agree to it.</p>
${figures}
<h2>What you pay for</h2>
<p>Interest is counted by the day on the amount that you receive. There is no other fee as long as you pay on time. Extending a payment costs the interest so far, any late fee, and an extension fee, all shown before you pay.</p>
<h2>Who to ask</h2>
<p>help@sandbox.example, +63 2 8000 0000. A complaint is answered within 3 weekdays.</p>`;
