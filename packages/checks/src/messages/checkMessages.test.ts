import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkMessages } from "./checkMessages.ts";

let root = "";

const locale = `
  export type Messages<Source> = { readonly [Key in keyof Source]: string };
  interface Catalogue<Source> { readonly source: Source; readonly others: Record<string, () => Promise<unknown>> }
  export const defineMessages = <const Source>(catalogue: Catalogue<Source>) => catalogue;
  export const useMessages = <Source>(catalogue: Catalogue<Source>) => catalogue.source as Messages<Source>;`;
const messages = `
  import { defineMessages } from "./locale.ts";
  const source = { pay: "Pay", due: "Amount due", none: "" } as const;
  export const words = defineMessages({ source, others: {
    "en-PH": async () => ({ messages: { due: "Due" } }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  } });`;
const translation = (texts: string) => `export const messages = { ${texts} };`;
const screenWith = (body: string, before = "") => `
  import { words } from "./messages.ts";
  import { useMessages } from "./locale.ts";
  ${before}
  export function Screen({ name }: { name: string }) {
    const { due, ...rest } = useMessages(words);
    return <main title={rest.pay} className="one two three">{due}{rest.none}{name}${body}</main>;
  }`;

const sound = {
  "locale.ts": locale,
  "messages.ts": messages,
  "messages.fil-PH.ts": translation('pay: "Magbayad", due: "Babayaran", none: "Nasa Ingles"'),
  "messages.zh-CN.ts": translation('pay: "付款", due: "应付", none: ""'),
  "Screen.tsx": screenWith(""),
};

function write(files: Readonly<Record<string, string>>) {
  const config = {
    compilerOptions: {
      jsx: "preserve",
      module: "esnext",
      moduleResolution: "bundler",
      noEmit: true,
      allowImportingTsExtensions: true,
      types: [],
      // Without the types of the browser, which take most of the time.
      lib: ["es2020"],
    },
    include: ["src"],
  };
  mkdirSync(path.join(root, "app/src"), { recursive: true });
  writeFileSync(path.join(root, "app/tsconfig.json"), JSON.stringify(config));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, "app/src", name), text);
}
const check = (own: Readonly<Record<string, string>>, exemptions: Parameters<typeof checkMessages>[2] = []) => {
  write({ ...sound, ...own });
  return checkMessages(root, ["app"], exemptions);
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), "messages-")));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("checkMessages", () => {
  it("accepts complete catalogues with messages that code uses", () => {
    expect(check({})).toEqual([]);
  });

  it.each([
    ["missing", 'due: "应付", none: ""'],
    ["empty", 'pay: " ", due: "应付", none: ""'],
  ])("fails when a message is %s in a language", (_, texts) => {
    expect(check({ "messages.zh-CN.ts": translation(texts) })).toEqual([
      'app/src/messages.ts: "pay" has no text in zh-CN.',
    ]);
  });

  it("fails when a language has no file", () => {
    const without = messages.replace(/"zh-CN".*\n/, "\n");
    expect(check({ "messages.ts": without })).toContain('app/src/messages.ts: "pay" has no text in zh-CN.');
  });

  it.each(["en-PH", "zh-CN"])("fails for a message of %s that the source does not have", (language) => {
    const own: Record<string, string> =
      language === "en-PH"
        ? { "messages.ts": messages.replace('due: "Due"', 'due: "Due", late: "Late"') }
        : { "messages.zh-CN.ts": translation('pay: "付款", due: "应付", none: "", late: "逾期"') };
    expect(check(own)).toEqual([`app/src/messages.ts: "late" of ${language} is not a message of the source.`]);
  });

  it("fails when a message is unused, even if another property has its name", () => {
    const unread = sound["Screen.tsx"].replace("rest.pay", '({ pay: "x" }).pay');
    expect(check({ "Screen.tsx": unread })).toEqual([
      'app/src/messages.ts: "pay" is unused. Remove it from every language, or use it.',
    ]);
  });

  it("accepts a component file with its own catalogue, and finds its unused messages", () => {
    const own = `
      import { defineMessages, useMessages } from "./locale.ts";
      const source = { zoomIn: "Zoom in", zoomOut: "Zoom out" } as const;
      const own = defineMessages({ source, others: {
        "en-PH": async () => ({ messages: { zoomIn: "Make it larger" } }),
        "fil-PH": () => import("./own.fil-PH.ts"),
        "zh-CN": () => import("./own.fil-PH.ts"),
      } });
      export function Zoom() { const { zoomIn } = useMessages(own); return <b>{zoomIn}</b>; }`;
    const files = { "Zoom.tsx": own, "own.fil-PH.ts": translation('zoomIn: "Palakihin", zoomOut: "Paliitin"') };
    expect(check(files)).toEqual(['app/src/Zoom.tsx: "zoomOut" is unused. Remove it from every language, or use it.']);
  });

  it("does not count uses in tests and stories", () => {
    const unread = sound["Screen.tsx"].replace("rest.pay", "name");
    const test = 'import { words } from "./messages.ts"; export const text = words.source.pay;';
    expect(check({ "Screen.tsx": unread, "Screen.test.tsx": test, "Screen.stories.tsx": test })).toHaveLength(1);
  });

  it("counts a computed key as used when its name occurs in the code", () => {
    const keyed = screenWith(
      "{all[fact]}",
      'declare const all: typeof words.source; const fact: "pay" | "due" = "pay" as "pay";',
    );
    expect(check({ "Screen.tsx": keyed.replace("title={rest.pay}", "") })).toEqual([]);
  });

  it("counts the keys that end like a computed template as used", () => {
    const keyed = (ending: string) =>
      screenWith(`{all[\`\${fact}${ending}\`]}`, 'declare const all: typeof words.source; declare const fact: "pa";');
    const unread = (ending: string) => check({ "Screen.tsx": keyed(ending).replace("title={rest.pay}", "") });
    expect(unread("y")).toEqual([]);
    expect(unread("z")).toContain('app/src/messages.ts: "pay" is unused. Remove it from every language, or use it.');
  });

  it("checks a remote's titles like messages", () => {
    const titles =
      'export const titles = { order: { source: "Order", "en-PH": "Order", "fil-PH": "" }, old: { source: "o", "en-PH": "o", "fil-PH": "o", "zh-CN": "o" } };';
    const used = screenWith("{titles.order.source}", 'import { titles } from "./titles.ts";');
    expect(check({ "titles.ts": titles, "Screen.tsx": used })).toEqual([
      'app/src/titles.ts: "order" has no text in fil-PH.',
      'app/src/titles.ts: "order" has no text in zh-CN.',
      'app/src/titles.ts: "old" is unused. Remove it from every language, or use it.',
    ]);
  });

  it.each([
    ["Loan", "Loan"],
    ["{'Loan'}", "Loan"],
    ["{name ? 'Yes' : name}", "Yes"],
    ["{name && 'Yes'}", "Yes"],
    ["{`Hello $" + "{name}`}", "Hello …"],
    ["{name + ' days'}", "days"],
    ['<img alt="Logo" />', "Logo"],
    ['<p aria-label={name || "Close"} />', "Close"],
    ["<p hidden={alert('No')} />", "No"],
    ["<p id={['Please try again'].join()} />", "Please try again"],
    ["贷款", "贷款"],
  ])("fails for the literal text %s", (body, text) => {
    expect(check({ "Screen.tsx": screenWith(body) })).toEqual([expect.stringMatching(/^app\/src\/Screen\.tsx:\d+: /)]);
    expect(check({ "Screen.tsx": screenWith(body) })[0]).toContain(`"${text}" is visible text`);
  });

  it.each([
    "₱ · 1/2",
    "{'—'}",
    '<p id="some-id" data-kind="Loan" />',
    '<svg><path d="M0 0 L10 10 Zz aa bb" /></svg>',
    "{[1].map(() => { throw new Error('No provider around this'); })}",
  ])("accepts %s", (body) => {
    expect(check({ "Screen.tsx": screenWith(body) })).toEqual([]);
  });

  it("accepts an exemption, and fails when it is no longer needed", () => {
    const exemption = { file: "app/src/Screen.tsx", text: "Araw", why: "a name" };
    expect(check({ "Screen.tsx": screenWith("<b>Araw</b>") }, [exemption])).toEqual([]);
    expect(check({}, [exemption])).toEqual([
      'app/src/Screen.tsx: the exemption of "Araw" is no longer needed. Remove it from checkMessages.ts.',
    ]);
  });
});
