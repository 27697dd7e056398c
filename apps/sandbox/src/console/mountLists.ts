import type { Lender } from "../lender/createLender.ts";
import type { ServerApp } from "../server/serverTypes.ts";
import { NO_STORE } from "./control.ts";
import type { ControlParts } from "./mountControls.ts";
import { orderState } from "./orderState.ts";

export const clockState = (lender: Lender) => ({
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
  read("/sandbox/orders", () => lender.book.all().map(({ order }) => orderState(lender, order.id)));
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
  read("/sandbox/csp-reports", () =>
    lender.events.newestFirst("csp").map((event) => ({ ...event, at: iso(event.at) })),
  );

  app.get("/sandbox/captcha", (context) => {
    const text = lender.captchas.reveal(context.req.query("sid") ?? "");
    return text === undefined ? context.json({ text: null }, 404, NO_STORE) : context.json({ text }, 200, NO_STORE);
  });
  app.get("/sandbox/orders/:id", (context) => {
    const state = orderState(lender, context.req.param("id"));
    return state === undefined ? context.json(null, 404, NO_STORE) : context.json(state, 200, NO_STORE);
  });
}
