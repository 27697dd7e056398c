import { formatPeso } from "@lending/ui/amount";
import { html } from "hono/html";
import { type Language, localizeText, readLanguage } from "../api/localize.ts";
import { control, done, wrong } from "../console/control.ts";
import type { Lender } from "../lender/createLender.ts";
import { message, type Text } from "../lender/message.ts";
import type { PayCode, PayCodeState } from "../lender/payCodes.ts";
import { findChannel } from "../lender/payCodes.ts";
import type { ServerApp } from "../server/serverTypes.ts";
import { PAGE_HEADERS, page } from "./page.ts";

const OUTDATED = {
  tone: "warning",
  title: "Out of date",
  text: "This bill was paid another way, or its amount has changed. Open your loan again.",
} as const;
const NOTICES = {
  open: undefined,
  paid: { tone: "info", title: "Paid", text: "The lender has your payment. Your loan shows it now." },
  processing: {
    tone: "info",
    title: "Pending",
    text: "The wallet has not confirmed this payment yet. Do not pay again.",
  },
  refused: { tone: "danger", title: "Declined", text: "Nothing was taken. You can try again." },
  void: OUTDATED,
} as const satisfies Record<PayCodeState, object | undefined>;

/** Serves /sandbox/wallet/<token>, a wallet or counter that can pay, decline or leave a payment pending. */
export function mountWallet(app: ServerApp, lender: Lender): void {
  app.get("/sandbox/wallet/:token", async (context) => {
    const code = lender.payCodes.findByToken(context.req.param("token"));
    const language = readLanguage(context.req.query("lang"));
    if (code === undefined) return context.body(await unknownBill(language), 404, PAGE_HEADERS);
    return context.body(await billPage(lender, code, language), 200, PAGE_HEADERS);
  });

  control(app, "POST", "/sandbox/wallet/:id", ({ decision }, token) => {
    if (decision !== "pay" && decision !== "refuse" && decision !== "leave-pending") {
      return wrong("Send {decision: pay, refuse or leave-pending}.");
    }
    return done({ outcome: lender.payments.decide(token, decision) });
  });
}

function purposeOf({ purpose, round }: PayCode): Text {
  if (purpose === "extension") return "Extension";
  return purpose === "part" ? "Part of a payment" : message("Payment {n}", { n: round });
}

function billPage(lender: Lender, code: PayCode, language: Language | undefined): Promise<string> {
  const inLanguage = (text: Text) => localizeText(text, language);
  const order = lender.orders.find(code.orderId);
  const channel = findChannel(code.channelNumber);
  const isOpen = code.state !== "paid" && code.state !== "void";
  const isDue = isOpen && lender.payments.isStillDue(code);
  const notice = isOpen && !isDue ? OUTDATED : NOTICES[code.state];
  const amount = formatPeso(code.amountCentavos);
  const name = inLanguage(channel?.name ?? "Wallet");
  const back = `/loanDetail?${new URLSearchParams({ productId: order?.productId ?? "", orderId: code.orderId })}`;
  const decide = (decision: string, label: Text, look: string) =>
    html`<button class="button ${look}" name="decision" value="${decision}">${inLanguage(label)}</button>`;
  return page({
    title: name,
    language,
    body: html`<body class="phone">
<header class="band"><img src="/sandbox/assets/${channel?.logo ?? "sandbox-wallet.svg"}" alt="" width="40" height="40"><h1>${name}</h1></header>
<main>
<section class="card">
<p class="sub">${inLanguage("You pay Sandbox Lending")}</p>
<p class="amount">${inLanguage(amount)}</p>
<dl>
<div><dt>${inLanguage("For")}</dt><dd>${inLanguage(purposeOf(code))}</dd></div>
<div><dt>${inLanguage("Order")}</dt><dd>${order?.number ?? code.orderId}</dd></div>
<div><dt>${inLanguage("Code")}</dt><dd>${code.code.replaceAll(/(\d{4})(?=\d)/g, "$1 ")}</dd></div>
</dl>
</section>
${notice === undefined ? "" : html`<section class="notice ${notice.tone}" role="status"><h2>${inLanguage(notice.title)}</h2><p>${inLanguage(notice.text)}</p></section>`}
${
  isDue
    ? html`<form method="post" action="/sandbox/wallet/${code.token}">
${decide("pay", message("Pay {amount}", { amount }), "")}${decide("refuse", "Decline", "tonal")}${code.state === "processing" ? "" : decide("leave-pending", "Leave pending", "tonal")}</form>`
    : ""
}
<p><a class="button ${isDue ? "tonal" : ""}" href="${back}">${inLanguage("Back to your loan")}</a></p>
<p class="sub">${inLanguage("This page simulates a wallet. No money moves.")}</p>
</main></body>`,
  });
}

const unknownBill = (language: Language | undefined) =>
  page({
    title: localizeText("Unknown bill", language),
    language,
    body: html`<body class="phone"><header class="band"><h1>${localizeText("Unknown bill", language)}</h1></header><main><section class="card"><p>${localizeText("No bill has this code.", language)}</p></section></main></body>`,
  });
