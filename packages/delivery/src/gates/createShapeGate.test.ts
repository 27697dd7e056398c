import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createDirectoryStore } from "../store/createDirectoryStore.ts";
import { makeBuild } from "../testing/makeBuild.ts";
import { makePublisher, makeSigner } from "../testing/makePublisher.ts";
import { createShapeGate } from "./createShapeGate.ts";

const keys = makeSigner();
const root = mkdtempSync(path.join(tmpdir(), "shape-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Parts = Partial<Parameters<typeof makeBuild>[0]>;

/** Ships a loan beside a repay, then its next version through the gate. Returns the reason of the refusal. */
async function change(before: Parts, after: Parts, repay: Parts = {}): Promise<string | undefined> {
  const store = createDirectoryStore(mkdtempSync(path.join(root, "store-")));
  const { log, archive, ship } = makePublisher({ store, ...keys });
  await ship(
    makeBuild({ name: "shell", version: "1.0.0" }),
    makeBuild({ name: "loan", version: "0.1.0", ...before }),
    makeBuild({ name: "repay", version: "0.1.0", ...repay }),
  );
  const gated = makePublisher({ store, ...keys, gates: [createShapeGate({ log, archive })] });
  return gated.ship(makeBuild({ name: "loan", version: "0.2.0", ...after })).then(
    () => undefined,
    (fault: Error & { by?: string }) => (fault.by === "shape" ? fault.message : `unexpected: ${fault.message}`),
  );
}

const NAMES = [
  "orderId",
  "productId",
  "problemType",
  "startedPayments",
  "showTip",
  "awaitedCode",
  "bankDraft",
  "sourcePage",
  "campaign",
  "tab",
];
const renamed = (name: string) => `${name}2`;
const store = (name: string) => `var K="${name}";sessionStorage.setItem(K,"1");`;
const draft = (name: string) => `var f=e=>\`${name} \${e}\`;localStorage.getItem(f(1));`;
const reading = (name: string) => `var a=q.get("${name}");`;
const passing = (name: string) => `n.locations.loan({${name}:1});`;
const sending = (name: string) => `dispatchEvent(new CustomEvent("loan:${name}"));`;
const hearing = (name: string) => `addEventListener("loan:${name}",f);`;

/** Breaking changes by kind: the part before, the part after, and another remote that notices. */
const breaking: Readonly<Record<string, (name: string) => readonly [Parts, Parts, Parts?]>> = {
  "a stored entry gets another name": (name) => [{ code: store(name) }, { code: store(renamed(name)) }],
  "a stored draft is no longer read": (name) => [{ code: draft(name) }, {}],
  "a parameter gets another name": (name) => [
    { code: reading(name) },
    { code: reading(renamed(name)) },
    { code: passing(name) },
  ],
  "an early parameter is no longer read": (name) => [{ code: reading(name), query: [name] }, {}],
  "a path needs a new parameter": (name) => [{}, { query: [name], code: reading(name) }],
  "a path is gone": (name) => [{ paths: ["/loan", `/${name}`] }, { paths: ["/loan"] }],
  "a path gets another name": (name) => [{ paths: [`/${name}`] }, { paths: [`/${renamed(name)}`] }],
  "an event gets another name": (name) => [
    { code: sending(name) },
    { code: sending(renamed(name)) },
    { code: hearing(name) },
  ],
  "an event is no longer sent": (name) => [{ code: sending(name) }, {}, { code: hearing(name) }],
  "an event is heard that nobody sends": (name) => [{}, { code: hearing(name) }],
  "a selector matches every element": (name) => [
    { css: `.loan-${name}{color:red}` },
    { css: `.loan-${name}{color:red}*{margin:0}` },
  ],
  "a selector has a class of no build": (name) => [{}, { css: `@media print{.${name},.loan-a{color:red}}` }],
};
/** Changes that no one else notices. */
const harmless: Readonly<Record<string, (name: string) => readonly [Parts, Parts, Parts?]>> = {
  "a stored entry is added": (name) => [{}, { code: store(name) }],
  "a constant is inlined": (name) => [{ code: store(name) }, { code: `sessionStorage.getItem("${name}")` }],
  "a field of its own map gets another name": (name) => [{ code: reading(name) }, { code: reading(renamed(name)) }],
  "a parameter is read as well": (name) => [{ code: reading(name) }, { code: reading(name) + reading(renamed(name)) }],
  "an early request uses a parameter that was read": (name) => [
    { code: reading(name) },
    { query: [name], code: reading(name) },
  ],
  "a path is added": (name) => [{}, { paths: ["/loan", `/${name}`] }],
  "an event that nobody hears is gone": (name) => [{ code: sending(name) }, {}],
  "an event is sent by another remote": (name) => [
    { code: sending(name) },
    {},
    { code: sending(name) + hearing(name) },
  ],
  "scoped styles and keyframes are added": (name) => [
    {},
    { css: `.loan-${name}:is(a,b)>p{color:red}@keyframes x{from{top:0}50%{top:1px}}` },
  ],
  "the app's back event is heard": () => [
    {},
    { code: 'addEventListener("appbridge:back",f);addEventListener("pointerdown",f)' },
  ],
};

describe.each(Object.entries(breaking))("refuses when %s", (_, make) => {
  it.each(NAMES)("%s", async (name) => {
    expect(await change(...make(name))).toMatch(/^loan 0\.2\.0 .*Keep the earlier name for two releases/);
  });
});

describe.each(Object.entries(harmless))("accepts when %s", (_, make) => {
  it.each(NAMES.slice(0, 3))("%s", async (name) => {
    expect(await change(...make(name))).toBeUndefined();
  });
});
