import { html } from "hono/html";
import type { Lender } from "../../lender/createLender.ts";
import { type Html, page } from "../../pages/page.ts";

const TABS = [
  { path: "/sandbox", title: "Orders" },
  { path: "/sandbox/console/network", title: "Network" },
  { path: "/sandbox/console/messages", title: "Messages" },
  { path: "/sandbox/console/complaints", title: "Complaints" },
  { path: "/sandbox/console/regulation", title: "Regulation" },
] as const;

export type TabPath = (typeof TABS)[number]["path"];

/** Renders the frame of every console page: a header with the sandbox's date, the tabs, and one heading. */
export function layout(lender: Lender, tab: TabPath, title: string, content: Html): Promise<string> {
  const travelled = lender.clock.travelledDays();
  const moved = travelled === 0 ? "" : ` (${travelled > 0 ? "+" : ""}${travelled} days)`;
  return page({
    title: `${title} · Sandbox`,
    script: "console.js",
    body: html`<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="band"><div class="wrap head">
<a class="brand" href="/sandbox"><img src="/sandbox/assets/brand.svg" alt="" width="36" height="36">Sandbox Lending</a>
<p class="today">Sandbox date <strong data-live="today">${lender.clock.today()}${moved}</strong></p>
<nav aria-label="Console"><ul>${TABS.map(
      (one) =>
        html`<li><a href="${one.path}"${one.path === tab ? html` aria-current="page"` : ""}>${one.title}</a></li>`,
    )}</ul></nav>
</div></header>
<main id="main" class="wrap"><h1>${title}</h1>
${content}
</main></body>`,
  });
}

interface ActionParts {
  readonly to: string;
  readonly label: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly look?: string;
}

/** Renders a button as a form with one action, which works without a script. */
export const action = ({ to, label, fields = {}, look = "tonal" }: ActionParts): Html =>
  html`<form method="post" action="${to}" class="one">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button class="${look}">${label}</button></form>`;

export const empty = (text: string): Html => html`<p>${text}</p>`;

/** Renders a status as coloured text. The text is needed because colour alone is not accessible. */
export const pill = (tone: string, text: string): Html => html`<span class="pill ${tone}">${text}</span>`;

const STATUS_TONES: Readonly<Record<string, string>> = {
  "170": "info",
  "174": "warning",
  "180": "danger",
  "200": "positive",
};

/** Renders the status of an order in the colour of its urgency. */
export const statusPill = (status: string): Html => pill(STATUS_TONES[status] ?? "plain", status);
