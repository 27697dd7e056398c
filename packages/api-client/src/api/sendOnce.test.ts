import { beforeEach, describe, expect, it, vi } from "vitest";
import { Fault, NetworkFault } from "../faults/faults.ts";
import { callOf, makeApi, respond } from "../testing/makeApi.ts";
import { createIntents, createSendOnce, type Outgoing } from "./sendOnce.ts";

const pay: Outgoing = {
  url: "/api/app/pay?a=1",
  method: "POST",
  headers: { A: "1" },
  body: "amount=1",
  label: "POST /pay",
};
const other: Outgoing = { ...pay, body: "amount=2" };
const keyOf = ({ headers }: Outgoing) => headers["Idempotency-Key"] ?? "";

beforeEach(() => sessionStorage.clear());

function makeSender() {
  const sent: Outgoing[] = [];
  const answers: (() => Promise<unknown>)[] = [];
  const send = (outgoing: Outgoing) => {
    sent.push(outgoing);
    return answers.shift()?.() ?? Promise.resolve({ code: "00" });
  };
  const sendOnce = createSendOnce();
  return { sent, answers, send, once: (outgoing: Outgoing) => sendOnce(outgoing, send) };
}

describe("createSendOnce", () => {
  it("sends identical requests once while one is in flight and returns its response to every caller", async () => {
    const { sent, once } = makeSender();
    const answers = await Promise.all([once(pay), once(pay), once(pay)]);
    expect(answers).toEqual([{ code: "00" }, { code: "00" }, { code: "00" }]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers).toEqual({ A: "1", "Idempotency-Key": expect.stringMatching(/^[\da-f]{32}$/) });
  });

  it("sends different requests in parallel, each with a separate key", async () => {
    const { sent, once } = makeSender();
    await Promise.all([once(pay), once(other)]);
    expect(new Set(sent.map(keyOf)).size).toBe(2);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["a lost connection", () => Promise.reject(new NetworkFault("POST /pay"))],
    ["null", async () => null],
    ["an empty object", async () => ({})],
    ["a list", async () => []],
    ["a string", async () => "ok"],
    ["a response without a code", async () => ({ message: "", data: { repayRecordId: "r-1" } })],
    ...[null, "", " ", "ok", true, false, {}, [0], ["00"], 0.5].map((code): [string, () => Promise<unknown>] => [
      `the code ${JSON.stringify(code)}`,
      async () => ({ code, message: "Refused.", data: { repayRecordId: "r-1" } }),
    ]),
  ])("keeps the key after %s, because the server may have accepted the request", async (_, answer) => {
    const { sent, answers, once } = makeSender();
    answers.push(answer);
    await expect(once(pay)).rejects.toBeInstanceOf(Fault);
    await once(pay);
    expect(sent).toHaveLength(2);
    expect(keyOf(sent[0] ?? pay)).toMatch(/^[\da-f]{32}$/);
    expect(keyOf(sent[1] ?? pay)).toBe(keyOf(sent[0] ?? pay));
  });

  it.each([{ code: "00" }, { code: "23", message: "The amount has changed." }, { code: 0 }])(
    "uses a new key after it has read %o",
    async (answer) => {
      const { sent, answers, once } = makeSender();
      answers.push(async () => answer);
      await once(pay);
      await once(pay);
      expect(new Set(sent.map(keyOf)).size).toBe(2);
    },
  );

  it("keeps the key across a reload and stores nothing of the request body", async () => {
    const { sent, answers, send } = makeSender();
    answers.push(() => Promise.reject(new NetworkFault("POST /pay")));
    await createSendOnce()(pay, send).catch(() => undefined);
    expect(sessionStorage.getItem("intents")).not.toMatch(/amount|pay/);
    await createSendOnce()(pay, send);
    expect(keyOf(sent[1] ?? pay)).toBe(keyOf(sent[0] ?? pay));
    expect(sessionStorage.getItem("intents")).toBe("[]");
  });
});

describe("createIntents", () => {
  it.each(["", "{", "7", '[["a"]]', '[["<x>","y"]]', '{"__proto__":1}'])("restores no keys from %j", (text) => {
    sessionStorage.setItem("intents", text);
    expect(createIntents().keyOf("a")).toMatch(/^[\da-f]{32}$/);
  });

  it("keeps keys in memory when storage is blocked", () => {
    vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const intents = createIntents();
    const key = intents.keyOf("a");
    expect(intents.keyOf("a")).toBe(key);
    intents.settle("a");
    expect(intents.keyOf("a")).not.toBe(key);
  });

  it("restores only well-formed keys from an earlier document", () => {
    const long = "x".repeat(41);
    const valid = [["digest", "k1"]];
    const entries = [
      ["<x>", "k"],
      ["a", "<y>"],
      ["a", "b!"],
      [long, "k"],
      ["a", long],
    ];
    const malformed = [["a"], ["a", "b", "c"], ...entries, "ab", 7, null];
    sessionStorage.setItem("intents", JSON.stringify([...malformed, ...valid]));
    const key = createIntents().keyOf("a");
    expect(JSON.parse(sessionStorage.getItem("intents") ?? "")).toEqual([...valid, [expect.any(String), key]]);
  });

  it("replaces a stored object and keeps keys from then on", () => {
    sessionStorage.setItem("intents", '{"a":"b"}');
    const key = createIntents().keyOf("a");
    expect(createIntents().keyOf("a")).toBe(key);
  });

  it("counts an intent that is sent again among the newest", () => {
    const intents = createIntents();
    const first = intents.keyOf("first");
    for (let turn = 0; turn < 15; turn += 1) intents.keyOf(`before ${turn}`);
    intents.keyOf("first");
    for (let turn = 0; turn < 15; turn += 1) intents.keyOf(`after ${turn}`);
    expect(intents.keyOf("first")).toBe(first);
  });

  it("keeps the twenty newest keys", () => {
    const intents = createIntents();
    const first = intents.keyOf("first");
    for (let turn = 0; turn < 20; turn += 1) intents.keyOf(`later ${turn}`);
    expect(intents.keyOf("first")).not.toBe(first);
    expect(JSON.parse(sessionStorage.getItem("intents") ?? "")).toHaveLength(20);
  });
});

it.each(["", "https://api.lender.ph"])("a request is sent once with a key, to an API at %j", async (apiBase) => {
  const { api, requests } = makeApi({ "POST /pay": respond() }, { apiBase });
  const line = { client: "helper", method: "POST", path: "/pay", fields: { amount: "1" } } as const;
  const once = callOf({ ...line, once: true });
  await Promise.all([api.request(once), api.request(once)]);
  await api.request(callOf(line));
  const keys = requests.map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), undefined]);
});
