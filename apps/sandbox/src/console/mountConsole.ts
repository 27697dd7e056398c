import { NO_STORE } from "@lending/edge/headers";
import * as v from "valibot";
import { FAULT_KINDS, faultSchema, numberSchema } from "../faults/createFaults.ts";
import { daysBetween, isDay } from "../lender/calendar.ts";
import type { Lender } from "../lender/createLender.ts";
import { PAGE_HEADERS } from "../pages/page.ts";
import type { ServerApp } from "../server/serverTypes.ts";
import { type ConsoleParts, consolePage } from "./consolePage.ts";
import { control, done, wrong } from "./control.ts";

/** Mounts the console: its page, the lists of stored data, and the controls that change the sandbox. */
export function mountConsole(app: ServerApp, parts: ConsoleParts): void {
  app.get("/sandbox", async (context) => context.body(await consolePage(parts, Object.keys(LISTS)), 200, PAGE_HEADERS));
  app.get("/sandbox/", (context) => context.redirect("/sandbox", 308));
  mountLists(app, parts);
  mountControls(app, parts);
}

/** Mounts the controls that tests (as JSON) and the console (as forms) use to change the sandbox. */
function mountControls(app: ServerApp, { lender, faults, requestLog }: ConsoleParts): void {
  control(app, "POST", "/sandbox/reset", () => {
    lender.startOver();
    faults.clear();
    requestLog.clear();
    return done();
  });

  control(app, "POST", "/sandbox/clock", (changes) => {
    const { days, to } = changes;
    const parsed = v.safeParse(v.pipe(numberSchema, v.integer()), days);
    if (parsed.success) lender.travel(parsed.output);
    else if (typeof to === "string" && isDay(to)) lender.travel(daysBetween(lender.clock.today(), to));
    else return wrong("Send {days: whole number} or {to: yyyy-mm-dd}.");
    return done(clockState(lender));
  });

  // The form of the console: one field gets a value. Without a value it is the lender's again.
  control(app, "POST", "/sandbox/orders", ({ id, field, value, ...changes }) => {
    if (lender.orders.find(String(id)) === undefined) return wrong("Unknown order.", 404);
    const fields = field === undefined ? {} : { [String(field)]: value };
    lender.transaction(() => changeOrder(lender, String(id), { ...changes, ...fields }));
    return done();
  });
  control(app, "POST", "/sandbox/orders/:id", (changes, id) => {
    if (lender.orders.find(id) === undefined) return wrong("Unknown order.", 404);
    lender.transaction(() => changeOrder(lender, id, changes));
    return done(orderState(lender, id));
  });

  control(app, "POST", "/sandbox/products/:id", (fields, id) => {
    if (lender.products.find(id) === undefined) return wrong("Unknown product.", 404);
    lender.products.override(id, fields);
    return done(lender.products.find(id));
  });

  control(app, "POST", "/sandbox/faults", (changes) => {
    const parsed = v.safeParse(faultSchema, changes);
    if (!parsed.success)
      return wrong(
        `Send {match, kind, times?, delayMs?}. ${v.summarize(parsed.issues)} Kinds: ${Object.keys(FAULT_KINDS).join(", ")}.`,
      );
    return done(faults.add(parsed.output));
  });
  // A form cannot send DELETE.
  for (const [method, path] of [
    ["DELETE", "/sandbox/faults"],
    ["POST", "/sandbox/faults/clear"],
  ] as const)
    control(app, method, path, () => {
      faults.clear();
      return done();
    });

  control(app, "POST", "/sandbox/complaints/:id/reply", ({ text, close }, id) => {
    if (lender.complaints.find(id) === undefined) return wrong("Unknown complaint.", 404);
    if (typeof text !== "string" || text.trim() === "" || text.length > 4000)
      return wrong("Send {text: the reply, close?}.");
    lender.complaints.reply(id, text.trim(), close === true || close === "1");
    return done(lender.complaints.find(id));
  });
}

const clockState = (lender: Lender) => ({
  today: lender.clock.today(),
  now: new Date(lender.clock.now()).toISOString(),
  travelledDays: lender.clock.travelledDays(),
});

const iso = (instant: number) => new Date(instant).toISOString();

type Query = (name: string) => string | undefined;

/** The lists of stored data and of requests as JSON, newest first where entries have a time. */
const LISTS: Readonly<Record<string, (parts: ConsoleParts, query: Query) => unknown>> = {
  orders: ({ lender }) => lender.orders.all().map(({ id }) => orderState(lender, id)),
  events({ lender }, query) {
    const source = query("source");
    const known = source === "service" || source === "tracking" || source === "csp" ? source : "analytics";
    const events = lender.events.newestFirst(known, Number(query("limit")) || undefined);
    return events.map((event) => ({ ...event, at: iso(event.at) }));
  },
  effects: ({ lender }) => lender.effects.count(),
  codes: ({ lender }) => lender.payCodes.newest(),
  accounts: ({ lender }) => lender.bankAccounts.all(),
  registrations: ({ lender }) => lender.registration.all(),
  requests: ({ requestLog }, query) =>
    requestLog.newestFirst().filter(({ path }) => path.includes(query("path") ?? "")),
  texts: ({ lender }) => lender.texts.newestFirst().map((text) => ({ ...text, at: iso(text.at) })),
  complaints: ({ lender }) => lender.complaints.all().map((complaint) => ({ ...complaint, at: iso(complaint.at) })),
  faults: ({ faults }) => faults.all(),
  clock: ({ lender }) => clockState(lender),
};

function mountLists(app: ServerApp, parts: ConsoleParts): void {
  const read = (path: string, find: (query: Query, id: string) => unknown) =>
    app.get(path, (context) => {
      const found = find((name) => context.req.query(name), context.req.param("id") ?? "");
      return found === undefined ? context.notFound() : context.json(found, 200, NO_STORE);
    });
  for (const [name, list] of Object.entries(LISTS)) read(`/sandbox/${name}`, (query) => list(parts, query));
  read("/sandbox/captcha", (query) => {
    const text = parts.lender.captchas.reveal(query("sid") ?? "");
    return text && { text };
  });
  read("/sandbox/orders/:id", (_, id) => orderState(parts.lender, id));
}

export function orderState(lender: Lender, id: string) {
  const now = lender.book.any(id);
  if (now === undefined) return undefined;
  const { order, instalments, bill, extension } = now;
  return {
    ...order,
    instalments,
    bill: bill ?? null,
    extensionOffer: extension ?? null,
    receipts: lender.receipts.ofOrder(id),
    codes: lender.payCodes.ofOrder(id),
    score: lender.scores.of(id) ?? null,
  };
}

const asText = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : undefined);

/**
 * Changes an order for a test or the console: `status` (or `orderStatus`) sets the status with matching dates and
 * instalments, `dueInDays` moves the dates, `moveOn` advances an application by one step, `isDelay` allows rollover.
 * Every other field overrides that field of the order's details, without validation.
 */
export function changeOrder(lender: Lender, id: string, changes: Readonly<Record<string, unknown>>): void {
  const { status, orderStatus, dueInDays, moveOn, ...fields } = changes;
  const targetStatus = asText(status ?? orderStatus)?.trim();
  if (targetStatus) lender.life.place(id, targetStatus.slice(0, 16));
  const days = Number(asText(dueInDays) || Number.NaN);
  if (Number.isInteger(days) && Math.abs(days) <= 3650) lender.life.makeDueIn(id, days);
  if (moveOn === true || moveOn === "1") lender.life.moveOn(id);
  const delay = asText(fields.isDelay)?.trim();
  const isFlag = delay === "0" || delay === "1";
  if (isFlag) lender.orders.setRolloverAllowed(id, delay === "1");
  const before = lender.orders.find(id)?.overrides;
  lender.orders.setOverrides(id, { ...before, ...fields, ...(isFlag && { isDelay: undefined }) });
}
