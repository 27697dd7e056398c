import path from "node:path";
import type { Contract } from "@lending/federation/contract";
import type { RemotePath } from "@lending/federation/manifest";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { makeBuild, makeSigner } from "@lending/releases/testing";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { describe, expect, it } from "vitest";
import { makeGatedPublisher } from "../../testing/makeGatedPublisher.ts";
import { compareContracts, createContractGate } from "./createContractGate.ts";

const keys = makeSigner();
const root = folderForEachTest();
/** Opens the store of this name, without and with the gate. */
function publishers(name = "store") {
  const store = createFolderStore(path.join(root(), name));
  const open = makeGatedPublisher({ store, ...keys });
  return { open, gated: makeGatedPublisher({ store, ...keys, gates: [createContractGate(open)] }) };
}

describe("refuses a change of", () => {
  it.each<[string, Contract, Contract, string]>([
    ["a field's name", { "field a": ["text"] }, { "field b": ["text"] }, 'no longer reads the response field "a"'],
    ["a field's type", { "field a": ["text"] }, { "field a": ["integer"] }, "from text to integer"],
    ["a default", { "field a": ["integer"] }, { "field a": ["integer = 1"] }, "from integer to integer = 1"],
    ["a choice", { "field a": ["choice |b|c"] }, { "field a": ["choice |b"] }, "from choice |b|c to choice |b"],
    ["a text to a choice", { "field a": ["text"] }, { "field a": ["choice |b"] }, "from text to choice |b"],
    ["a choice to a text with another default", { "field a": ['choice b = "b"'] }, { "field a": ["text"] }, '"a"'],
    ["one of two types of a field", { "field a": ["integer", "list"] }, { "field a": ["integer"] }, "from list"],
    ["a request's method", { "call /a": ["GET"] }, { "call /a": ["POST"] }, 'changes call "/a" from GET to POST'],
    ["a call's path", { "call /a": ["GET"] }, { "call /b": ["GET"] }, 'no longer calls "/a"'],
    ["a sent field", { "sends /a b": [""] }, { "sends /a c": [""] }, 'no longer sends the request field "/a b"'],
    ["a constant", { "sends /a b": ['"1"'] }, { "sends /a b": ['"2"'] }, 'sends "/a b" from "1" to "2"'],
    ["a parameter", { "reads a": [""] }, { "reads b": [""] }, 'the parameter, which links carry, "a"'],
    ["a storage", { "stored a": ["local"] }, { "stored a": ["session"] }, 'stored "a" from local to session'],
  ])("%s", (_, before, after, problem) => {
    expect(compareContracts(before, after).join()).toContain(problem);
  });
});

it.each<[string, Contract, Contract]>([
  ["a new field, call and stored entry", {}, { "field a": ["text"], "call /a": ["GET"], "stored a": ["local"] }],
  ["a wider type", { "field a": ["integer"], "field b": ["link"] }, { "field a": ["text"], "field b": ["text"] }],
  ["a choice that becomes a text", { "field a": ["choice |b"] }, { "field a": ["text"] }],
  ["a longer choice", { "field a": ["choice |b"] }, { "field a": ["choice |b|c"] }],
  ["a use less of what others still use", { "reads a": ["", ""] }, { "reads a": [""] }],
])("accepts %s", (_, before, after) => {
  expect(compareContracts(before, after)).toEqual([]);
});

type Parts = Partial<Parameters<typeof makeBuild>[0]>;

let stores = 0;
/** Ships a shell and a loan beside a repay, then the next loan or shell through the gate. Returns the refusal. */
async function change(
  before: Parts,
  after: Parts,
  { name = "loan", shell = {}, repay = {} }: { name?: string; shell?: Parts; repay?: Parts } = {},
) {
  stores += 1;
  const { open, gated } = publishers(`store-${stores}`);
  const parts = { shell, loan: {}, repay, [name]: before };
  const first = Object.entries(parts).map(([one, given]) => makeBuild({ name: one, version: "1.0.0", ...given }));
  await open.ship(...first);
  return gated.ship(makeBuild({ name, version: "1.1.0", ...after })).then(
    () => undefined,
    (fault: Error & { by?: string }) => (fault.by === "contract" ? fault.message : `unexpected: ${fault.message}`),
  );
}
const declaring = (name: string): Parts => ({ contract: { [name]: [""] } });

it("names the app, its version and what to do", async () => {
  expect(await change(declaring("reads orderId"), declaring("reads order_id"))).toBe(
    'loan 1.1.0 no longer reads the parameter, which links carry, "orderId". Keep the earlier name for two releases, or give a reason: --without contract.',
  );
});

it("refuses a path that is gone, unless another remote has it", async () => {
  const paths = ["/loan", "/plan"];
  expect(await change({ paths }, { paths: ["/loan"] })).toContain("loan 1.1.0 has no /plan, which links open");
});

it("refuses a parameter that a path newly needs, unless it was read before", async () => {
  const early: RemotePath["early"] = [
    { client: "json", method: "GET", path: "/x", fields: { orderId: { query: "orderId" } } },
  ];
  const needing = { path: { early } };
  expect(await change({}, needing)).toContain('/loan needs the parameter "orderId", which earlier links lack');
  expect(await change(declaring("reads orderId"), { ...needing, ...declaring("reads orderId") })).toBeUndefined();
});

describe("with a loan 1.1.0 that reads one field more than 1.0.0", () => {
  const reading = (...fields: readonly string[]): Contract => Object.fromEntries(fields.map((one) => [one, ["text"]]));
  const loan = (version: string, ...fields: readonly string[]) =>
    makeBuild({ name: "loan", version, contract: reading("field a", ...fields) });
  const repay = (version: string) => makeBuild({ name: "repay", version, contract: reading("field c") });
  const newer = loan("1.1.0", "field b");

  /** Ships loan 1.0.0 beside a repay; everything later passes the gate. */
  async function begin(name?: string) {
    const { open, gated } = publishers(name);
    await gated.ship(makeBuild({ name: "shell", version: "1.0.0", contract: {} }), loan("1.0.0"), repay("1.0.0"));
    // `ship rollback` leaves the gate out.
    return { ...gated, rollBack: open.rollBack };
  }

  it("a canary grows, others ship during it, and it becomes live", async () => {
    const { ship, tryOut, promote } = await begin();
    await tryOut(10, newer);
    await tryOut(50, newer);
    await ship(repay("1.1.0"));
    await promote();
    await ship(repay("1.2.0"));
  });

  it("others ship after a canary was ended or loan was rolled back, and a loan without the field returns", async () => {
    const { ship, tryOut, rollBack } = await begin();
    await tryOut(10, newer);
    await ship(repay("1.1.0"));
    await rollBack();
    await ship(loan("1.1.1"));
    await ship(loan("1.2.0", "field b"));
    await rollBack({ name: "loan" });
    await ship(repay("1.2.0"));
    await ship(loan("1.2.1"));
  });

  it("a new loan is refused when it lacks what the live version or the running canary reads", async () => {
    const { tryOut } = await begin();
    await tryOut(10, newer);
    await expect(tryOut(10, loan("1.1.1"))).rejects.toThrow('loan 1.1.1 no longer reads the response field "b"');
    const other = await begin("other");
    await other.ship(newer);
    await expect(other.tryOut(10, loan("1.1.1"))).rejects.toThrow('loan 1.1.1 no longer reads the response field "b"');
    await other.ship(repay("1.1.0"));
    await expect(other.ship(loan("1.1.1"))).rejects.toThrow('loan 1.1.1 no longer reads the response field "b"');
  });

  it("a canary is refused when it lacks a path of the live version", async () => {
    const { tryOut } = await begin();
    await expect(
      tryOut(10, makeBuild({ name: "loan", version: "1.1.0", paths: ["/other"], contract: reading("field a") })),
    ).rejects.toThrow("loan 1.1.0 has no /loan, which links open");
  });
});
