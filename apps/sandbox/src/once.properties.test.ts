import { type Api, createApi } from "@lending/api-client";
import { runs } from "@lending/api-client/fuzz";
import { callOf } from "@lending/api-client/testing";
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { WIRE_NAMES } from "./api/readFields.ts";
import type { EffectCounts } from "./lender/records.ts";
import { sandbox, sandboxForEachTest } from "./testing/makeSandbox.ts";

// Runs the real client against the real lender in one process. For any sequence of taps, lost responses, reloads and
// second tabs, each intent has its effect once, and the next successful retry reports success.

interface Intent {
  readonly effect: keyof EffectCounts;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

const INTENTS: readonly Intent[] = [
  {
    effect: "ordersCreated",
    path: "/v3/loan-confirm/loan-detail-push",
    fields: { amount: "1000000", periods: "120", termUnit: "days", productId: "p-1" },
  },
  {
    effect: "codesIssued",
    path: "/v3/loan-details/generate-vcode",
    fields: { productId: "p-1", orderId: "o-174", amount: "265000", channelNumber: "90001" },
  },
  {
    effect: "complaints",
    path: "/problem-save",
    fields: {
      problemType: "2",
      problemSonType: "",
      problemDetail: "Once is enough.",
      problemImage: "",
      orderNo: "o-174",
    },
  },
  {
    effect: "orderScores",
    path: "/v3/loan-details/google-score",
    fields: { score: "5", productId: "p-1", orderId: "o-200" },
  },
  {
    effect: "planRequests",
    path: "/v3/loan-details/request-plan",
    fields: { productId: "p-1", orderId: "o-174" },
  },
  {
    effect: "bankAccountChanges",
    path: "/bind-card-new",
    fields: {
      bankCode: "ISB",
      cardNo: "001245678901",
      cardNoAgain: "001245678901",
      city: "makati",
      payday: "15",
      product_id: "p-1",
      cardTypeMi: "1",
      channelNumber: "90006",
    },
  },
];

/** Outcomes of one request in the network. */
const OUTCOMES = [
  "arrives",
  "arrives",
  "arrives",
  "never-sent",
  "response-lost",
  "response-html",
  "response-null",
  "response-empty",
  "response-cut",
  "response-code",
] as const;
type Outcome = (typeof OUTCOMES)[number];

type Step =
  | {
      readonly does: "send";
      readonly intents: readonly number[];
      readonly tab: 0 | 1;
      readonly outcomes: readonly Outcome[];
    }
  | { readonly does: "reload"; readonly tab: 0 | 1 }
  | { readonly does: "wait"; readonly minutes: number };

const tab = fc.constantFrom<0 | 1>(0, 1);
const sending = fc.record({
  does: fc.constant("send" as const),
  // The same intent twice is a double tap.
  intents: fc.array(fc.nat({ max: INTENTS.length - 1 }), { minLength: 1, maxLength: 4 }),
  tab,
  outcomes: fc.array(fc.constantFrom(...OUTCOMES), { minLength: 1, maxLength: 4 }),
});
const schedule = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: sending },
    { weight: 1, arbitrary: fc.record({ does: fc.constant("reload" as const), tab }) },
    {
      weight: 1,
      arbitrary: fc.record({ does: fc.constant("wait" as const), minutes: fc.integer({ min: 1, max: 90 }) }),
    },
  ),
  { minLength: 1, maxLength: 10 },
);

function makeStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  };
}

sandboxForEachTest();
beforeEach(() => {
  vi.stubGlobal("location", { href: "http://localhost:4100/" });
});

async function play(steps: readonly Step[], tabs: 1 | 2) {
  await sandbox.control("POST", "/sandbox/reset");
  const storages = [makeStorage(), makeStorage()];
  let outcomes: Outcome[] = [];
  const send: typeof fetch = async (input, init) => {
    const outcome = outcomes.shift() ?? "arrives";
    if (outcome === "never-sent") throw new TypeError("Failed to fetch");
    const response = await sandbox.app.request(new Request(input, init));
    switch (outcome) {
      case "response-lost":
        throw new TypeError("Failed to fetch");
      case "response-html":
        return new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
      case "response-null":
        return Response.json(null);
      case "response-empty":
        return Response.json({});
      case "response-code":
        return Response.json({ ...(await response.json()), code: {} });
      case "response-cut":
        return new Response((await response.text()).slice(0, -3), response);
      default:
        return response;
    }
  };
  const open = (of: 0 | 1): Api => {
    vi.stubGlobal("sessionStorage", storages[of]);
    return createApi({
      apiBase: "",
      productPrefix: "/api/app",
      clientQuery: { sessionId: "demo" },
      headers: { json: {}, form: {} },
      wireNames: WIRE_NAMES,
      fetch: send,
    });
  };
  const pages: [Api, Api] = [open(0), open(1)];
  const done = new Set<number>();
  const attempt = async (index: number, of: 0 | 1) => {
    const intent = INTENTS[index];
    // A client that received the success does not send the intent again.
    if (!intent || done.has(index)) return;
    const call = callOf({ client: "helper", method: "POST", path: intent.path, fields: intent.fields, once: true });
    vi.stubGlobal("sessionStorage", storages[of]);
    const response = await pages[of].request(call).catch(() => undefined);
    if (response?.ok && response.value.ok) done.add(index);
  };
  for (const step of steps) {
    if (step.does === "wait") {
      // After ten minutes the lender cannot distinguish a second tab from a second intent.
      if (tabs === 1) sandbox.pass(step.minutes * 60_000);
    } else if (step.does === "reload") pages[step.tab] = open(step.tab);
    else {
      const of = tabs === 1 ? 0 : step.tab;
      outcomes = [...step.outcomes];
      await Promise.all(step.intents.map((index) => attempt(index, of)));
    }
  }
  outcomes = [];
  const tried = new Set(steps.flatMap((step) => (step.does === "send" ? step.intents : [])));
  for (const index of tried) await attempt(index, 0);
  const counts = sandbox.lender.effects.count();
  return INTENTS.map(({ effect }, index) => ({ effect, count: counts[effect], wanted: tried.has(index) ? 1 : 0 }));
}

describe("an intent has its effect once", () => {
  it.each([
    ["one page and any delay", 1],
    ["two tabs at the same time", 2],
  ] as const)("with %s", { timeout: 900_000 }, async (_, tabs) => {
    await fc.assert(
      fc.asyncProperty(schedule, async (steps) => {
        for (const { effect, count, wanted } of await play(steps, tabs)) expect(count, effect).toBe(wanted);
      }),
      runs(50),
    );
  });
});
