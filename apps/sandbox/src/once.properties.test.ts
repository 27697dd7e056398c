import { type Api, createApi, type RequestLine } from "@lending/api-client";
import { runs } from "@lending/api-client/fuzz";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WIRE_NAMES } from "./api/wireNames.ts";
import type { EffectCounts } from "./lender/effects.ts";
import { makeSandbox, type TestSandbox } from "./testing/makeSandbox.ts";

// The real client in front of the real lender, in one process: whatever taps, lost answers, reloads and second tabs come
// in whatever order, each intent has its effect once, and the next try that gets through says so.

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

/** What becomes of one request on its way. */
const FATES = [
  "arrives",
  "arrives",
  "arrives",
  "never-sent",
  "answer-lost",
  "answer-html",
  "answer-null",
  "answer-empty",
  "answer-cut",
  "answer-code",
] as const;
type Fate = (typeof FATES)[number];

type Step =
  | { readonly does: "send"; readonly intents: readonly number[]; readonly tab: 0 | 1; readonly fates: readonly Fate[] }
  | { readonly does: "reload"; readonly tab: 0 | 1 }
  | { readonly does: "wait"; readonly minutes: number };

const tab = fc.constantFrom<0 | 1>(0, 1);
const sending = fc.record({
  does: fc.constant("send" as const),
  // The same one twice is a double tap.
  intents: fc.array(fc.nat({ max: INTENTS.length - 1 }), { minLength: 1, maxLength: 4 }),
  tab,
  fates: fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 4 }),
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
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = makeSandbox();
  vi.stubGlobal("location", { href: "http://localhost:4100/" });
});
afterEach(() => sandbox.dispose());

async function play(steps: readonly Step[], tabs: 1 | 2) {
  await sandbox.control("POST", "/sandbox/reset");
  const storages = [makeStorage(), makeStorage()];
  let fates: Fate[] = [];
  const send: typeof fetch = async (input, init) => {
    const fate = fates.shift() ?? "arrives";
    if (fate === "never-sent") throw new TypeError("Failed to fetch");
    const answer = await sandbox.app.request(new Request(input, init));
    switch (fate) {
      case "answer-lost":
        throw new TypeError("Failed to fetch");
      case "answer-html":
        return new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
      case "answer-null":
        return Response.json(null);
      case "answer-empty":
        return Response.json({});
      case "answer-code":
        return Response.json({ ...(await answer.json()), code: {} });
      case "answer-cut":
        return new Response((await answer.text()).slice(0, -3), answer);
      default:
        return answer;
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
    // Who has been told that it is done does not send it again.
    if (!intent || done.has(index)) return;
    const line: RequestLine = { client: "helper", method: "POST", path: intent.path, fields: intent.fields };
    vi.stubGlobal("sessionStorage", storages[of]);
    const answer = await pages[of].request(line, { once: true }).catch(() => undefined);
    if (answer?.ok) done.add(index);
  };
  for (const step of steps) {
    if (step.does === "wait") {
      // Past ten minutes two tabs are two borrowers' wishes for all a lender can know.
      if (tabs === 1) sandbox.pass(step.minutes * 60_000);
    } else if (step.does === "reload") pages[step.tab] = open(step.tab);
    else {
      const of = tabs === 1 ? 0 : step.tab;
      fates = [...step.fates];
      await Promise.all(step.intents.map((index) => attempt(index, of)));
    }
  }
  fates = [];
  const tried = new Set(steps.flatMap((step) => (step.does === "send" ? step.intents : [])));
  for (const index of tried) await attempt(index, 0);
  const counts = sandbox.lender.effects.count();
  return INTENTS.map(({ effect }, index) => ({ effect, count: counts[effect], wanted: tried.has(index) ? 1 : 0 }));
}

describe("an intent has its effect once", () => {
  it.each([
    ["one page, however long it takes", 1],
    ["two tabs at the same time", 2],
  ] as const)("in %s", { timeout: 900_000 }, async (_, tabs) => {
    await fc.assert(
      fc.asyncProperty(schedule, async (steps) => {
        for (const { effect, count, wanted } of await play(steps, tabs)) expect(count, effect).toBe(wanted);
      }),
      runs(50),
    );
  });
});
