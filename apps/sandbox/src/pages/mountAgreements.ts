import { formatPeso } from "@lending/ui/amount";
import { html } from "hono/html";
import { localizeText, readLanguage } from "../api/localize.ts";
import type { Lender } from "../lender/createLender.ts";
import { instalmentTitle, planInstalments, wholeInterest } from "../lender/instalments.ts";
import { message, type Text } from "../lender/message.ts";
import type { Product } from "../lender/orders.ts";
import { AGREEMENTS, findAgreement } from "../lender/records.ts";
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
    const language = readLanguage(context.req.query("lang"));
    const inLanguage: Translate = (text) => localizeText(text, language);
    const product = lender.products.find(link?.productId ?? "");
    const figures = product && figuresOf(lender, product, link?.orderId ?? "", inLanguage);
    const title = inLanguage(agreement?.title ?? "Agreement not found");
    const body = await page({
      title,
      language,
      body: html`<body class="article"><h1>${title}</h1>${
        agreement === AGREEMENTS[0]
          ? loanAgreement(figures, product?.lateFee === "capped", inLanguage)
          : agreement && paymentSchedule(figures, inLanguage)
      }</body>`,
    });
    return context.body(body, agreement ? 200 : 404, HEADERS);
  });
}

type Translate = (text: Text) => string;

function figuresOf(lender: Lender, product: Product, orderId: string, inLanguage: Translate): Html {
  const order = orderId === "" ? undefined : lender.orders.find(orderId);
  const terms = {
    ...product,
    principalCentavos: order?.principalCentavos ?? product.offerCentavos,
    termDays: order?.termDays ?? product.termDays,
  };
  const instalments = orderId === "" ? [] : lender.instalments.of(orderId);
  const plan = instalments.length > 0 ? instalments : planInstalments(terms, lender.clock.today());
  const interest = wholeInterest(terms);
  const row = (title: string, value: Text) => html`<div><dt>${title}</dt><dd>${inLanguage(value)}</dd></div>`;
  return html`<h2>${inLanguage("This loan")}</h2>
<dl>
${row(inLanguage("Product"), product.name)}
${order === undefined ? "" : row(inLanguage("Order"), order.number)}
${row(inLanguage("Loan amount"), formatPeso(terms.principalCentavos))}
${row(inLanguage("You receive"), formatPeso(terms.principalCentavos))}
${row(inLanguage("Term"), message("{n} days", { n: terms.termDays }))}
${row(inLanguage("Interest"), formatPeso(interest))}
${row(inLanguage("Other fees"), formatPeso(0))}
${row(inLanguage("Total to repay"), formatPeso(terms.principalCentavos + interest))}
${plan.map(({ position, dueOn, principalCentavos, interestCentavos }) =>
  row(
    `${inLanguage(instalmentTitle(position, plan.length))}, ${dueOn}`,
    formatPeso(principalCentavos + interestCentavos),
  ),
)}
</dl>`;
}

// The loan terms (rule site.terms).
const loanAgreement = (
  figures: Html | undefined,
  isCapped: boolean,
  inLanguage: Translate,
) => html`<p>${inLanguage("Between you, the borrower, and Sandbox Lending Corp., the lender.")}</p>
${figures}
<h2>${inLanguage("Term and money")}</h2>
<p>${inLanguage("The term is 91 to 365 calendar days. The lender decides within 1 day and credits the funds within 1 to 3 calendar days. The applicant must be 18 or over.")}</p>
<h2>${inLanguage("Paying early, paying later")}</h2>
<p>${inLanguage("You may prepay after half the term, and not before 7 days. Prolongation is for the same period, on payment of due interest and penalties.")}</p>
<h2>${inLanguage("Late payments")}</h2>
<p>${inLanguage(
  isCapped
    ? "A late payment costs 5% a month of the scheduled amount that is due, counted by the day."
    : "A late payment costs a one-time penalty of 1,000 for new clients and 800 for repeat clients, plus daily interest on the unpaid amount: 5% on days 1 to 30, 4% on days 31 to 90, and 2% from day 91.",
)}</p>
<p>${inLanguage("Payments after maturity are applied in this order: legal charges, enforcement costs, late penalties, then fees, interest and principal.")}</p>
<h2>${inLanguage("Notices")}</h2>
<p>${inLanguage("The lender gives notice of assignment 7 business days ahead. You tell us of changed details within 3 days.")}</p>`;

const paymentSchedule = (
  figures: Html | undefined,
  inLanguage: Translate,
) => html`<p>${inLanguage("What the loan costs, before you agree to it.")}</p>
${figures}
<h2>${inLanguage("What you pay for")}</h2>
<p>${inLanguage("Interest is counted by the day on the amount that you receive. There is no other fee as long as you pay on time. Extending a payment costs the interest so far, any late fee, and an extension fee, all shown before you pay.")}</p>
<h2>${inLanguage("Who to ask")}</h2>
<p>${inLanguage("help@sandbox.example, +63 2 8000 0000. A complaint is answered within 3 weekdays.")}</p>`;
