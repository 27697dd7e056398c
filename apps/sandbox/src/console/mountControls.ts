import * as v from "valibot";
import type { RequestLog } from "../api/requestLog.ts";
import { FAULT_KINDS, type Faults, faultSchema } from "../faults/createFaults.ts";
import { daysBetween, isDay } from "../lender/calendar.ts";
import type { Lender } from "../lender/createLender.ts";
import type { ServerApp } from "../server/serverTypes.ts";
import { control, done, isForm, NO_STORE, wrong } from "./control.ts";
import { changeOrder, changeOrderByForm, orderState } from "./orderState.ts";

export interface ControlParts {
  readonly lender: Lender;
  readonly faults: Faults;
  readonly requestLog: RequestLog;
}

const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.toNumber())]),
  v.integer(),
);

/** Mounts the controls that tests (as JSON) and the console (as forms) use to change the sandbox. */
export function mountControls(app: ServerApp, { lender, faults, requestLog }: ControlParts): void {
  control(app, "POST", "/sandbox/reset", () => {
    lender.startOver();
    faults.clear();
    requestLog.clear();
    return done();
  });

  control(app, "POST", "/sandbox/requests/clear", () => {
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

  control(app, "POST", "/sandbox/orders/:id", (changes, context) => {
    const id = context.req.param("id") ?? "";
    if (lender.orders.find(id) === undefined) return wrong("Unknown order.", 404);
    lender.transaction(() =>
      isForm(context) ? changeOrderByForm(lender, id, changes) : changeOrder(lender, id, changes),
    );
    return done(orderState(lender, id));
  });
  control(app, "DELETE", "/sandbox/orders/:id", (_, context) => {
    const id = context.req.param("id") ?? "";
    if (lender.orders.find(id) === undefined) return wrong("Unknown order.", 404);
    lender.orders.setOverrides(id, {});
    return done(orderState(lender, id));
  });

  control(app, "POST", "/sandbox/products/:id", ({ back: _, ...fields }, context) => {
    const id = context.req.param("id") ?? "";
    if (lender.products.find(id) === undefined) return wrong("Unknown product.", 404);
    lender.products.override(id, fields);
    return done(lender.products.find(id));
  });
  control(app, "DELETE", "/sandbox/products/:id", (_, context) => {
    const id = context.req.param("id") ?? "";
    if (lender.products.find(id) === undefined) return wrong("Unknown product.", 404);
    lender.products.override(id, null);
    return done(lender.products.find(id));
  });

  control(app, "POST", "/sandbox/faults", ({ back: _, ...changes }, context) => {
    const numbers = isForm(context)
      ? { times: Number(changes.times) || undefined, delayMs: Number(changes.delayMs) || undefined }
      : {};
    const parsed = v.safeParse(faultSchema, { ...changes, ...numbers });
    if (!parsed.success)
      return wrong(
        `Send {match, kind, times?, delayMs?}. ${v.summarize(parsed.issues)} Kinds: ${Object.keys(FAULT_KINDS).join(", ")}.`,
      );
    return done(faults.add(parsed.output));
  });
  const clearFaults = () => {
    faults.clear();
    return done();
  };
  control(app, "DELETE", "/sandbox/faults", clearFaults);
  control(app, "POST", "/sandbox/faults/clear", clearFaults);
  const removeFault = (id: string | undefined) => {
    faults.remove(Number(id));
    return done();
  };
  control(app, "DELETE", "/sandbox/faults/:id", (_, context) => removeFault(context.req.param("id")));
  control(app, "POST", "/sandbox/faults/:id/remove", (_, context) => removeFault(context.req.param("id")));

  control(app, "POST", "/sandbox/complaints/:id/reply", ({ text, close }, context) => {
    const id = context.req.param("id") ?? "";
    if (lender.complaints.find(id) === undefined) return wrong("Unknown complaint.", 404);
    if (typeof text !== "string" || text.trim() === "" || text.length > 4000)
      return wrong("Send {text: the reply, close?}.");
    lender.complaints.reply(id, text.trim(), [], close === true || close === "1");
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
export function mountLists(app: ServerApp, { lender, faults, requestLog }: ControlParts): void {
  const read = (path: string, value: (query: (name: string) => string | undefined) => unknown) =>
    app.get(path, (context) => context.json(value((name) => context.req.query(name)) ?? null, 200, NO_STORE));

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

  app.get("/sandbox/captcha", (context) => {
    const text = lender.captchas.reveal(context.req.query("sid") ?? "");
    return text === undefined ? context.json({ text: null }, 404, NO_STORE) : context.json({ text }, 200, NO_STORE);
  });
  app.get("/sandbox/orders/:id", (context) => {
    const state = orderState(lender, context.req.param("id"));
    return state === undefined ? context.json(null, 404, NO_STORE) : context.json(state, 200, NO_STORE);
  });
}
