import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkMessages } from "./checkMessages.ts";

let root = "";

const locale = `
  export type Messages<Source> = { readonly [Key in keyof Source]: string };
  export const defineGroup = <const Source>(name: string, languages: object, source: Source) => ({ name, source });
  export const useMessages = <Source>(group: { source: Source }) => group.source as Messages<Source>;`;
const group = (texts: string, name = "words") =>
  `export const ${name} = defineGroup("${name}", languages, { ${texts} });`;
const sourceOf = (...groups: readonly string[]) => `
  import { defineGroup } from "../locale.ts";
  const languages = { "fil-PH": () => import("./fil-PH.ts"), "zh-CN": () => import("./zh-CN.ts") };
  ${groups.join("\n")}`;
const sourceTexts = 'pay: "Pay", due: "Amount due", none: ""';
const translation = (texts: string) => `export const words = { ${texts} };`;
const screenWith = (body: string, before = "") => `
  import { words } from "./messages/source.ts";
  import { useMessages } from "./locale.ts";
  ${before}
  export function Screen({ name }: { name: string }) {
    const { due, ...rest } = useMessages(words);
    return <main title={rest.pay} className="one two three">{due}{rest.none}{name}${body}</main>;
  }`;

const sound = {
  "locale.ts": locale,
  "messages/source.ts": sourceOf(group(sourceTexts)),
  "messages/en-PH.ts": translation('due: "Due"'),
  "messages/fil-PH.ts": translation('pay: "Magbayad", due: "Babayaran", none: "Nasa Ingles"'),
  "messages/zh-CN.ts": translation('pay: "付款", due: "应付", none: ""'),
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
  mkdirSync(path.join(root, "app/src/messages"), { recursive: true });
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
    expect(check({ "messages/zh-CN.ts": translation(texts) })).toEqual([
      'app/src/messages/source.ts: "pay" of words has no text in zh-CN.',
    ]);
  });

  it("fails when a language lacks a group", () => {
    expect(check({ "messages/zh-CN.ts": "export const others = {};" })).toEqual([
      expect.stringContaining('"pay" of words has no text in zh-CN.'),
      expect.stringContaining('"due" of words has no text in zh-CN.'),
      expect.stringContaining('"none" of words has no text in zh-CN.'),
      'app/src/messages/source.ts: "others" of zh-CN is not in the source.',
    ]);
  });

  it.each(["en-PH", "zh-CN"])("fails for a message of %s that the source does not have", (language) => {
    const own = { [`messages/${language}.ts`]: translation('pay: "付款", due: "应付", none: "", late: "逾期"') };
    expect(check(own)).toEqual([`app/src/messages/source.ts: "late" of ${language} is not in the source.`]);
  });

  it("fails when a message is unused, even if another property has its name", () => {
    const unread = sound["Screen.tsx"].replace("rest.pay", '({ pay: "x" }).pay');
    expect(check({ "Screen.tsx": unread })).toEqual([
      'app/src/messages/source.ts: "pay" of words is unused. Remove it, or use it.',
    ]);
  });

  it("fails when a message is unused whose key another group uses", () => {
    const others = 'export const others = { due: "x" };';
    const files = {
      "messages/source.ts": sourceOf(group(sourceTexts), group('due: "Due"', "others")),
      "messages/fil-PH.ts": `${sound["messages/fil-PH.ts"]}${others}`,
      "messages/zh-CN.ts": `${sound["messages/zh-CN.ts"]}${others}`,
    };
    expect(check(files)).toEqual(['app/src/messages/source.ts: "due" of others is unused. Remove it, or use it.']);
  });

  it("does not count uses in tests and stories", () => {
    const unread = sound["Screen.tsx"].replace("rest.pay", "name");
    const test = 'import { words } from "./messages/source.ts"; export const text = words.source.pay;';
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
    expect(unread("z")).toContain('app/src/messages/source.ts: "pay" of words is unused. Remove it, or use it.');
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
