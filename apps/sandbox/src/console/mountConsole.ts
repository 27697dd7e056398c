import * as v from "valibot";
import { FAULT_KINDS, faultSchema } from "../faults/createFaults.ts";
import { daysBetween, isDay } from "../lender/calendar.ts";
import type { Lender } from "../lender/createLender.ts";
import { PAGE_HEADERS } from "../pages/page.ts";
import type { ServerApp } from "../server/serverTypes.ts";
import { type ConsoleParts, consolePage } from "./consolePage.ts";
import { control, done, isForm, NO_STORE, wrong } from "./control.ts";
import { changeOrder, changeOrderByForm, orderState } from "./orderState.ts";

/** Mounts the console: its page, the lists of stored data, and the controls that change the sandbox. */
export function mountConsole(app: ServerApp, parts: ConsoleParts): void {
  app.get("/sandbox", async (context) => context.body(await consolePage(parts), 200, PAGE_HEADERS));
  app.get("/sandbox/", (context) => context.redirect("/sandbox", 308));
  mountLists(app, parts);
  mountControls(app, parts);
}

/** Returns the number in a field of a form, undefined for an empty one. */
const numberIn = (text: unknown) => (text === "" || text === undefined ? undefined : Number(text));

const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.toNumber())]),
  v.integer(),
);

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
    const parsed = v.safeParse(wholeNumber, days);
    if (parsed.success) lender.travel(parsed.output);
    else if (typeof to === "string" && isDay(to)) lender.travel(daysBetween(lender.clock.today(), to));
    else return wrong("Send {days: whole number} or {to: yyyy-mm-dd}.");
    return done(clockState(lender));
  });

  control(app, "POST", "/sandbox/orders", ({ id, ...changes }) => {
    if (lender.orders.find(String(id)) === undefined) return wrong("Unknown order.", 404);
    lender.transaction(() => changeOrderByForm(lender, String(id), changes));
    return done();
  });
  control(app, "POST", "/sandbox/orders/:id", (changes, id) => {
    if (lender.orders.find(id) === undefined) return wrong("Unknown order.", 404);
    lender.transaction(() => changeOrder(lender, id, changes));
    return done(orderState(lender, id));
  });
  control(app, "DELETE", "/sandbox/orders/:id", (_, id) => {
    if (lender.orders.find(id) === undefined) return wrong("Unknown order.", 404);
    lender.orders.setOverrides(id, {});
    return done(orderState(lender, id));
  });

  control(app, "POST", "/sandbox/products/:id", (fields, id) => {
    if (lender.products.find(id) === undefined) return wrong("Unknown product.", 404);
    lender.products.override(id, fields);
    return done(lender.products.find(id));
  });
  control(app, "DELETE", "/sandbox/products/:id", (_, id) => {
    if (lender.products.find(id) === undefined) return wrong("Unknown product.", 404);
    lender.products.override(id, null);
    return done(lender.products.find(id));
  });

  control(app, "POST", "/sandbox/faults", (changes, _, context) => {
    const numbers = isForm(context) ? { times: numberIn(changes.times), delayMs: numberIn(changes.delayMs) } : {};
    const parsed = v.safeParse(faultSchema, { ...changes, ...numbers });
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
  control(app, "DELETE", "/sandbox/faults/:id", (_, id) => {
    faults.remove(Number(id));
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

/** Mounts the lists of stored data and of requests as JSON, newest first where entries have a time. */
function mountLists(app: ServerApp, { lender, faults, requestLog }: ConsoleParts): void {
  const read = (path: string, find: (query: (name: string) => string | undefined, id: string) => unknown) =>
    app.get(path, (context) => {
      const found = find((name) => context.req.query(name), context.req.param("id") ?? "");
      return found === undefined ? context.notFound() : context.json(found, 200, NO_STORE);
    });

  read("/sandbox/requests", (query) => {
    const part = query("path") ?? "";
    return requestLog.newestFirst().filter(({ path }) => path.includes(part));
  });
  read("/sandbox/texts", () => lender.texts.newestFirst().map((text) => ({ ...text, at: iso(text.at) })));
  read("/sandbox/effects", () => lender.effects.count());
  read("/sandbox/clock", () => clockState(lender));
  read("/sandbox/faults", () => faults.all());
  read("/sandbox/orders", () => lender.orders.all().map(({ id }) => orderState(lender, id)));
  read("/sandbox/codes", () => lender.payCodes.newest());
  read("/sandbox/complaints", () =>
    lender.complaints.all().map((complaint) => ({ ...complaint, at: iso(complaint.at) })),
  );
  read("/sandbox/accounts", () => lender.bankAccounts.all());
  read("/sandbox/registrations", () => lender.registration.all());
  read("/sandbox/events", (query) => {
    const source = query("source");
    const known = source === "service" || source === "tracking" || source === "csp" ? source : "analytics";
    return lender.events
      .newestFirst(known, Number(query("limit")) || undefined)
      .map((event) => ({ ...event, at: iso(event.at) }));
  });
  read("/sandbox/captcha", (query) => {
    const text = lender.captchas.reveal(query("sid") ?? "");
    return text && { text };
  });
  read("/sandbox/orders/:id", (_, id) => orderState(lender, id));
}
