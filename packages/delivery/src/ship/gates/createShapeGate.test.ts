import path from "node:path";
import type { Shape } from "@lending/federation/shape";
import { describe, expect, it } from "vitest";
import { createDirectoryStore } from "../../releases/store/createDirectoryStore.ts";
import { folderForEachTest } from "../../testing/folderForEachTest.ts";
import { makeBuild } from "../../testing/makeBuild.ts";
import { makePublisher, makeSigner } from "../../testing/makePublisher.ts";
import { compareShapes } from "./compareShapes.ts";
import { createShapeGate } from "./createShapeGate.ts";

const keys = makeSigner();
const root = folderForEachTest();
/** Opens the store of this name, without and with the gate. */
function publishers(name = "store") {
  const store = createDirectoryStore(path.join(root(), name));
  const open = makePublisher({ store, ...keys });
  return { open, gated: makePublisher({ store, ...keys, gates: [createShapeGate(open)] }) };
}

describe("refuses a change of", () => {
  it.each<[string, Shape, Shape, string]>([
    ["a field's name", { "field a": ["text"] }, { "field b": ["text"] }, 'no longer reads the response field "a"'],
    ["one of two readers", { "field a": ["text", "text"] }, { "field a": ["text"] }, 'field "a"'],
    ["a field's type", { "field a": ["text"] }, { "field a": ["integer"] }, "from text to integer"],
    ["a default", { "field a": ["integer"] }, { "field a": ["integer = 1"] }, "from integer to integer = 1"],
    ["a choice", { "field a": ['choice "b"|"c" = "b"'] }, { "field a": ['choice "b" = "b"'] }, 'field "a"'],
    ["a storage", { "stored a": ["localStorage"] }, { "stored a": ["sessionStorage"] }, 'stored "a"'],
    ["a request's method", { "call /a": ["GET", "GET"] }, { "call /a": ["GET", "POST"] }, "from GET to POST"],
    ["one reader of a parameter", { "reads a": ["", ""] }, { "reads a": [""], "reads bc": [""] }, 'newly "bc"'],
    ["a field that a key replaces", { "field a": ["text"] }, { "key a": [""] }, 'the response field "a"'],
    ["one of two senders of an event", { "event a": ["", ""] }, { "event a": [""] }, '"a" from a use to none'],
    ["a sent field", { "sends /a b": [""] }, { "sends /a c": [""] }, 'no longer sends the request field "/a b"'],
    ["an argument", { "export a of b": ["function 1"] }, { "export a of b": ["function 2"] }, 'export "a of b"'],
    ["an option", { "member a": ["?", ""] }, { "member a": ["", ""] }, 'member "a"'],
    [
      "an export's kind",
      { "export a of b": ["function 0"] },
      { "export a of b": ["class 0"] },
      "from function 0 to class 0",
    ],
    ["a shared value to a function", { "export a of b": ["function 1"] }, { "export a of b": ["value"] }, "to value"],
    [
      "a shared member",
      { "member a of b": [""] },
      { "member c of b": [""] },
      'no longer has the shared member "a of b"',
    ],
    ["an early field", { "fact a": [""] }, { "fact b": [""] }, 'no longer shows the early field "a"'],
    ["a field that may be missing", { "field a": ["integer?"] }, { "field a": ["text?"] }, "from integer? to text?"],
    ["a strict field", { "field a": ["integer"] }, { "field a": ["strict text"] }, "from integer to strict text"],
    [
      "a choice to a text with another default",
      { "field a": ['choice "b" = "b"'] },
      { "field a": ['text = "c"'] },
      '"a"',
    ],
    ["a text to a choice", { "field a": ["text"] }, { "field a": ['choice "" = ""'] }, 'from text to choice "" = ""'],
    ["a parsed value", { "sends /a b": ['"1"'] }, { "sends /a b": ['"2"'] }, 'sends "/a b" from "1" to "2"'],
    ["every parsed value", { "reads a": ["", '= "1"'] }, { "reads a": ["", '= "2"'] }, 'from = "1" to = "2"'],
    [
      "two of a field's types",
      { "field a": ["text", "list"] },
      { "field a": ["integer", "record"] },
      "from text, list to integer, record",
    ],
    [
      "one of two places of a sent field",
      { "sends /a b": ["", ""] },
      { "sends /a b": [""], "sends /a c d": [""] },
      'uses sends "/a b" in fewer places, and newly "d"',
    ],
    ["the page's fonts", {}, { "font Roboto": [""] }, 'which other remotes would use: "Roboto"'],
    ["the page's keyframes", {}, { "keyframes turn": [""] }, 'replace those of other remotes: "turn"'],
    ["the page's properties", {}, { "property --a": [""] }, 'for the whole page: "--a"'],
    ["the page's styles", {}, { "selector body": [""] }, "matches elements of other remotes"],
  ])("%s", (_, before, after, problem) => {
    expect(compareShapes(before, after).join()).toContain(problem);
  });
});

it.each<[string, Shape, Shape]>([
  ["a new field", {}, { "field a": ["text"] }],
  ["a wider type", { "field a": ["integer"] }, { "field a": ["text"] }],
  ["a wider type with the default of a text", { "field a": ["integer"] }, { "field a": ['text = ""'] }],
  ["a longer choice", { "field a": ['choice "b" = "b"'] }, { "field a": ['choice "b"|"c" = "b"'] }],
  ["a use less of what others still use", { "reads a": ["", ""] }, { "reads a": [""] }],
  ["a member that comes from data", { "member a": [""] }, { "key a": [""] }],
  ["fewer arguments", { "export a of b": ["function 2"] }, { "export a of b": ["function 1"] }],
  ["a selector less", { "selector body": [""] }, {}],
  ["a shared value that becomes a function", { "export a of b": ["value"] }, { "export a of b": ["function 1"] }],
  ["a member that is in fewer places", { "member a": ["", ""] }, { "member a": [""] }],
  ["a required member that may be missing", { "member a": [""] }, { "member a": ["?"] }],
  ["a link's type that becomes a text", { "field a": ["httpLink"] }, { "field a": ["text"] }],
  [
    "a place less of a field of another request",
    { "sends /a b": ["", ""] },
    { "sends /a b": [""], "sends /c d": [""] },
  ],
  ["a place less of a parameter beside a new field", { "reads a": ["", ""] }, { "reads a": [""], "field b": ["text"] }],
  ["one of the values that are compared", { "reads a": ["", '= "1"'] }, { "reads a": [""] }],
  ["a new import, path and stored entry", {}, { "import a of b": [""], "path /a": [""], "stored a": [""] }],
])("accepts %s", (_, before, after) => {
  expect(compareShapes(before, after)).toEqual([]);
});

it("refuses a missing export only when an app imports it", () => {
  const before = { "export a of b": ["function 0"] };
  expect(compareShapes(before, {}, new Set(["import c of b"]))).toEqual([]);
  expect(compareShapes(before, {}, new Set(["import a of b"]))).toEqual(['no longer shares "a of b"']);
  expect(compareShapes({ "field a": ["text"] }, {}, new Set())).toEqual(['no longer reads the response field "a"']);
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
    (fault: Error & { by?: string }) => (fault.by === "shape" ? fault.message : `unexpected: ${fault.message}`),
  );
}
const shaped = (name: string): Parts => ({ shape: { [name]: [""] } });

it("names the app, its version and what to do", async () => {
  expect(await change(shaped("reads orderId"), shaped("reads order_id"))).toBe(
    'loan 1.1.0 no longer reads the parameter, which links carry, "orderId". Keep the earlier name for two releases, or give a reason: --without shape.',
  );
});

it("refuses a path that is gone, unless another remote has it", async () => {
  const paths = ["/loan", "/plan"];
  expect(await change({ paths }, { paths: ["/loan"] })).toContain("loan 1.1.0 has no /plan, which links open");
});

it("refuses a parameter that a path newly needs, unless it was read before", async () => {
  const needing = { query: ["orderId"] };
  expect(await change({}, needing)).toContain('/loan needs the parameter "orderId", which earlier links lack');
  expect(await change(shaped("reads orderId"), { ...needing, ...shaped("reads orderId") })).toBeUndefined();
});

it("refuses a shell without an export that a remote imports, and a remote that imports what the shell lacks", async () => {
  const [exported, imported] = [shaped("export useApp of @lending/bridge"), shaped("import useApp of @lending/bridge")];
  expect(await change(exported, { shape: {} }, { name: "shell", repay: imported })).toContain(
    "repay 1.0.0 needs useApp of @lending/bridge, which shell 1.1.0 does not share",
  );
  expect(await change(exported, { shape: {} }, { name: "shell" })).toBeUndefined();
  expect(await change({}, imported, { shell: { shape: {} } })).toBe(
    "loan 1.1.0 needs useApp of @lending/bridge, which shell 1.0.0 does not share. Keep the earlier name for two releases, or give a reason: --without shape.",
  );
  expect(await change({}, imported, { shell: exported })).toBeUndefined();
});

describe("with a loan 1.1.0 that reads one field more than 1.0.0", () => {
  const reading = (...fields: readonly string[]): Shape => Object.fromEntries(fields.map((one) => [one, ["text"]]));
  const loan = (version: string, ...fields: readonly string[]) =>
    makeBuild({ name: "loan", version, shape: reading("field a", ...fields) });
  const repay = (version: string) => makeBuild({ name: "repay", version, shape: reading("field c") });
  const newer = loan("1.1.0", "field b");

  /** Ships loan 1.0.0 beside a repay; everything later passes the gate. */
  async function begin(name?: string) {
    const { open, gated } = publishers(name);
    await gated.ship(makeBuild({ name: "shell", version: "1.0.0", shape: {} }), loan("1.0.0"), repay("1.0.0"));
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
      tryOut(10, makeBuild({ name: "loan", version: "1.1.0", paths: ["/other"], shape: reading("field a") })),
    ).rejects.toThrow("loan 1.1.0 has no /loan, which links open");
  });
});
