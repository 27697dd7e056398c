import { formatPeso } from "@lending/ui/amount";
import { formatDate } from "@lending/ui/day";
import { html } from "hono/html";
import { ENDPOINTS } from "../api/endpoints.ts";
import { launchPath } from "../api/links.ts";
import { LANGUAGES, type Language } from "../api/localize.ts";
import type { RequestLog } from "../api/mountApi.ts";
import { statusTexts } from "../api/orders/orders.ts";
import { FAULT_KINDS, type Faults } from "../faults/createFaults.ts";
import { problemTitle } from "../lender/complaints.ts";
import type { Lender } from "../lender/createLender.ts";
import { ORDER_STATUSES } from "../lender/orderLife.ts";
import { type Html, page } from "../pages/page.ts";
import { capRules, describeExcess, findExcesses } from "../regulation/caps.ts";

export interface ConsoleParts {
  readonly lender: Lender;
  readonly faults: Faults;
  readonly requestLog: RequestLog;
}

/**
 * Renders the console: one page without scripts, in which every control is a form. It shows the state of its last load, and
 * links the lists of what is stored, as JSON.
 */
export const consolePage = ({ lender, faults }: ConsoleParts, lists: readonly string[]): Promise<string> =>
  page({
    title: "Sandbox",
    body: html`<body>
<header class="band"><div class="wrap"><h1>Sandbox Lending</h1></div></header>
<main class="wrap">${orders(lender)}${time(lender)}${network(faults)}${texts(lender)}${complaints(lender)}${caps(lender)}${startOver(lists)}</main></body>`,
  });

const section = (id: string, title: string, content: Html): Html =>
  html`<section class="card" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;

const list = (items: readonly Html[]): Html =>
  items.length === 0
    ? html`<p>None yet.</p>`
    : html`<ul class="list">${items.map((item) => html`<li>${item}</li>`)}</ul>`;

const select = (name: string, label: string, options: readonly (readonly [value: string, text: string])[]): Html =>
  html`<label for="${name}">${label}</label><select id="${name}" name="${name}">${options.map(
    ([value, text]) => html`<option value="${value}">${text}</option>`,
  )}</select>`;

const DUE_CHOICES = [
  ["", "as it is"],
  ["3", "in 3 days"],
  ["0", "today"],
  ["-1", "1 day late"],
  ["-31", "31 days late"],
] as const;

/** Fields with which the lender makes the screen show a message or ask for something. */
const FIELDS = [
  ...["KindTipsMsg", "reyMsg", "cardNeedPop", "cardPopTitle", "cardPopMsg", "isScore", "isDelay"],
  ...["playeduL", "h5Url", "telephone", "noticeStatusText", "noticeDesText"],
];

function orders(lender: Lender): Html {
  const borrowers = lender.borrowers.sessions();
  const rows = borrowers.flatMap(({ id, name, session }) =>
    lender.book.ofBorrower(id).map((now) => {
      const { order, bill } = now;
      const open = (lang?: Language) =>
        html` <a href="${launchPath(order.id, order.productId, session, lang)}" target="_blank" rel="noopener" aria-label="Open ${order.id}${lang && ` in ${lang}`}">${lang ?? "Open"}</a>`;
      return html`<tr><td>${order.status}</td><th scope="row"><a href="/sandbox/orders/${order.id}">${order.id}</a><span class="sub">${statusTexts(now).title}</span></th><td>${open()}${LANGUAGES.map((lang) => open(lang))}</td><td class="num">${bill && formatPeso(bill.amountCentavos)}<span class="sub">${bill?.dueOn}</span></td><td>${name}<span class="sub">session ${session}</span></td></tr>`;
    }),
  );
  const ids = borrowers.flatMap(({ id }) =>
    lender.book.ofBorrower(id).map(({ order }) => [order.id, order.id] as const),
  );
  return section(
    "orders",
    "Orders",
    html`<div class="scroll"><table><thead><tr>${["Status", "Order", "Launch link", "Due", "Borrower"].map((title) => html`<th scope="col">${title}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>
<h3>Change an order</h3>
<p>A field replaces that of the order's details. One without a value is the lender's again. isDelay, 0 or 1, allows the rollover.</p>
<form method="post" action="/sandbox/orders" class="row">${select("id", "Order", ids)}
${select("status", "Status", [["", "as it is"], ...ORDER_STATUSES.map((status) => [status, status] as const)])}
${select("dueInDays", "Due", DUE_CHOICES)}
<label for="field">Field</label><input id="field" name="field" list="fields"><datalist id="fields">${FIELDS.map((name) => html`<option>${name}</option>`)}</datalist>
<label for="value">Value</label><input id="value" name="value"><button>Change</button></form>`,
  );
}

function time({ clock }: Lender): Html {
  return section(
    "time",
    "Time travel",
    html`<p>The lender's date is ${clock.today()}, ${clock.travelledDays()} days from the real one. Only you move it; every order follows.</p>
<form method="post" action="/sandbox/clock" class="row"><label for="to">Go to</label><input id="to" name="to" type="date" value="${clock.today()}"><button>Travel</button>
${[1, 7, 31].map((days) => html`<button class="tonal" name="days" value="${days}">+${days}</button>`)}</form>`,
  );
}

function network(faults: Faults): Html {
  const kinds = Object.entries(FAULT_KINDS).map(([kind, { does }]) => [kind, `${kind}: ${does}`] as const);
  const active = faults.all();
  return section(
    "faults",
    "Faults",
    html`<p>A fault changes the responses to paths with this text, or of an endpoint by its name. Documents, files and the wallet count too.</p>
<form method="post" action="/sandbox/faults" class="row">
<label for="match">Path</label><input id="match" name="match" list="calls" placeholder="loan-details" required><datalist id="calls">${ENDPOINTS.map(({ name, summary }) => html`<option value="${name}">${summary}</option>`)}</datalist>
${select("kind", "What happens", kinds)}
<label for="times">Times</label><input id="times" name="times" inputmode="numeric" class="short" placeholder="∞">
<label for="delayMs">Delay, ms</label><input id="delayMs" name="delayMs" inputmode="numeric" class="short"><button>Add</button></form>
${list(active.map(({ kind, match, hits, left }) => html`${kind} <code>${match}</code> happened ${hits} times, ${left === null ? "no limit" : `${left} left`}`))}
${active.length === 0 ? "" : html`<form method="post" action="/sandbox/faults/clear"><button class="tonal">Remove all</button></form>`}`,
  );
}

const texts = (lender: Lender): Html =>
  section(
    "texts",
    "Texts sent",
    list(
      lender.texts
        .newestFirst()
        .map(({ to, text, at }) => html`<p class="sub">${to}, ${formatDate(at, "time")}</p><p>${text}</p>`),
    ),
  );

const complaints = (lender: Lender): Html =>
  section(
    "complaints",
    "Complaints",
    list(
      lender.complaints.all().map(
        ({ id, orderId, at, problemType, detail, reply, closedAt }) => html`<h3>${problemTitle(problemType)}</h3>
<p class="sub">${id}, ${orderId}, ${formatDate(at, "time")}${closedAt === null ? "" : ", closed"}</p><p>${detail}</p>
<form method="post" action="/sandbox/complaints/${id}/reply"><label for="r-${id}">Reply as an agent</label><textarea id="r-${id}" name="text" rows="2" maxlength="1000" required>${reply}</textarea>
<label><input type="checkbox" name="close" value="1"> Close it</label> <button>Send</button></form>`,
      ),
    ),
  );

/** Lists what each product exceeds of the caps on small loans on the sandbox's date. */
function caps(lender: Lender): Html {
  const today = lender.clock.today();
  const items = lender.products.all().map((product) => {
    const excesses = findExcesses(product, today).map(describeExcess);
    return html`${product.id}, ${product.name}: ${excesses.join("; ") || "nothing, or above the scope of the caps"}`;
  });
  const rule = capRules.find(({ from }) => from <= today)?.name ?? "no rule";
  return section("caps", "Caps that the products exceed", html`<p>In force: ${rule}.</p>${list(items)}`);
}

const startOver = (lists: readonly string[]): Html =>
  section(
    "over",
    "Start over",
    html`<p>Restores the seeded orders, payments, messages, complaints, uploads, faults and date.</p>
<form method="post" action="/sandbox/reset"><button class="danger">Reset the sandbox</button></form>
<p class="sub">As JSON: ${lists.map((name) => html`<a href="/sandbox/${name}">${name}</a> `)}</p>`,
  );
