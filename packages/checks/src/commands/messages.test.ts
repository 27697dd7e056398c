import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkMessages } from "./messages.ts";

const checks = path.join(import.meta.dirname, "../..");
let root = "";

const group = (texts: string, name = "words") =>
  `export const ${name} = defineGroup("${name}", languages, { ${texts} });`;
const sourceOf = (...groups: readonly string[]) => `
  import { defineGroup } from "@lending/ui/define-group";
  const languages = { "fil-PH": () => import("./fil-PH.ts"), "zh-CN": () => import("./zh-CN.ts") };
  ${groups.join("\n")}`;
const sourceTexts = 'pay: "Pay", due: "Amount due", none: ""';
const translation = (texts: string) => `export const words = { ${texts} };`;
const screenWith = (body: string, before = "") => `
  import { words } from "./messages/source.ts";
  import { useMessages } from "@lending/ui/locale";
  ${before}
  export function Screen({ name }: { name: string }) {
    const { due, ...rest } = useMessages(words);
    return <main title={rest.pay} className="one two three">{due}{rest.none}{name}${body}</main>;
  }`;

const sound = {
  "messages/source.ts": sourceOf(group(sourceTexts)),
  "messages/en-PH.ts": translation('due: "Due"'),
  "messages/fil-PH.ts": translation('pay: "Magbayad", due: "Babayaran", none: "Nasa Ingles"'),
  "messages/zh-CN.ts": translation('pay: "付款", due: "应付", none: ""'),
  "Screen.tsx": screenWith(""),
};

const check = (own: Readonly<Record<string, string>>) => {
  mkdirSync(path.join(root, "src/messages"), { recursive: true });
  for (const [name, text] of Object.entries({ ...sound, ...own })) writeFileSync(path.join(root, "src", name), text);
  return checkMessages(root, [path.join(root, "user")]).map((problem) => problem.replace(`${root}/`, ""));
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "messages-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("checkMessages", () => {
  it("accepts complete catalogues with messages that code uses", () => {
    expect(check({})).toEqual([]);
  });

  it("fails when a message is empty in a language", () => {
    expect(check({ "messages/zh-CN.ts": translation('pay: " ", due: "应付", none: ""') })).toEqual([
      'src/messages/zh-CN.ts: "pay" of words has no text.',
    ]);
  });

  it.each(["en-PH", "zh-CN"])("fails for a message of %s that the source does not have", (language) => {
    const own = { [`messages/${language}.ts`]: translation('pay: "付款", due: "应付", none: "", late: "逾期"') };
    expect(check(own)).toEqual([
      `src/messages/${language}.ts: "late" of words is not in source.ts. Add it there, or remove it here.`,
    ]);
  });

  it("leaves a syntax error to the linter", () => {
    const broken = "export const words = {\n  pay: => 1,\n};";
    expect(check({ "messages/fil-PH.ts": broken })).toEqual([]);
    expect(check({ "messages/source.ts": broken })).toEqual([]);
  });

  it("ignores a table that a language file does not export", () => {
    const table = `const STATUSES = { "21": "Natanggap" };\n${sound["messages/fil-PH.ts"]}`;
    expect(check({ "messages/fil-PH.ts": table })).toEqual([]);
  });

  it("fails when a language lacks a message, with the text to translate", () => {
    expect(check({ "messages/fil-PH.ts": translation('due: "Babayaran", none: "Wala"') })).toEqual([
      'src/messages/fil-PH.ts: "pay" of words is missing. Translate it: "Pay".',
    ]);
  });

  it.each([
    ["fil-PH", "Limits", true],
    ["fil-PH", "Mga limit", false],
    ["fil-PH", "Customer service", false],
    ["zh-CN", "Limits", true],
    ["zh-CN", "限额", false],
  ])("finds a title that is not translated: %s %s", (language, title, isFound) => {
    const file = (text: string) =>
      `${translation('pay: "付款", due: "应付", none: ""')} export const titles = { a: "${text}" };`;
    const source = title === "Customer service" ? title : "Limits";
    const texts = { "fil-PH": "Mga limit", "zh-CN": "限额", [language]: title };
    const found = check({
      "messages/source.ts": sourceOf(group(sourceTexts), group(`a: "${source}"`, "titles")),
      "messages/fil-PH.ts": file(texts["fil-PH"]),
      "messages/zh-CN.ts": file(texts["zh-CN"]),
      "Screen.tsx": screenWith("{titles.a}", 'import { titles } from "./messages/source.ts";'),
    });
    expect(found).toEqual(isFound ? [`src/messages/${language}.ts: "a" of titles is not translated: "${title}".`] : []);
  });

  it("fails when a message is unused, also when another group uses its key", () => {
    const others = 'export const others = { due: "x" };';
    const files = {
      "messages/source.ts": sourceOf(group(sourceTexts), group('due: "Due"', "others")),
      "messages/fil-PH.ts": `${sound["messages/fil-PH.ts"]}${others}`,
      "messages/zh-CN.ts": `${sound["messages/zh-CN.ts"]}${others}`,
    };
    expect(check(files)).toEqual(['src/messages/source.ts: "due" of others is unused. Remove it, or use it.']);
  });

  it("counts uses in a project that shares the group, not another key of the same name there", () => {
    const unread = { "Screen.tsx": sound["Screen.tsx"].replace("rest.pay", "name") };
    mkdirSync(path.join(root, "user/src"), { recursive: true });
    writeFileSync(path.join(root, "user/src/Other.tsx"), "export const { pay } = useMessages(others);");
    expect(check(unread)).toHaveLength(1);
    writeFileSync(path.join(root, "user/src/Other.tsx"), "export const { pay } = useMessages(words);");
    expect(check(unread)).toEqual([]);
  });

  it("does not count uses in tests and stories", () => {
    const unread = sound["Screen.tsx"].replace("rest.pay", "name");
    const test = 'import { words } from "./messages/source.ts"; export const text = words.source.pay;';
    expect(check({ "Screen.tsx": unread, "Screen.test.tsx": test, "Screen.stories.tsx": test })).toHaveLength(1);
  });

  it.each([
    ["a string", '{all["pay"]}', 0],
    ["the end of a template", "{all[`$" + "{name}y`]}", 0],
    ["the end of another template", "{all[`$" + "{name}z`]}", 1],
  ])("counts a key that is computed by %s", (_, body, count) => {
    const keyed = screenWith(body, "declare const all: typeof words.source;").replace("title={rest.pay}", "");
    expect(check({ "Screen.tsx": keyed })).toHaveLength(count);
  });
});

it("the linter refuses visible text of a screen, and nothing else", () => {
  const refused = [
    ...["Loan", "{'Loan'}", "{name ? 'Yes' : name}", "{name && 'Yes'}", "{`Hello $" + "{name}`}", "{name + ' days'}"],
    ...['<img alt="Logo" />', '<p aria-label={name || "Close"} />', "<p hidden={alert('No')} />", "贷款"],
  ];
  const accepted = [
    ...["₱ · 1/2", "{'—'}", '<p id="some-id" data-kind="Loan" />', '<svg><path d="M0 0 L10 10 Zz aa bb" /></svg>'],
    "{[1].map(() => { throw new Error('No provider around this'); })}",
  ];
  const lines = [...refused, ...accepted].map((body) => `<p>${body}</p>`);
  writeFileSync(path.join(root, "biome.json"), JSON.stringify({ plugins: [path.join(checks, "visibleText.grit")] }));
  writeFileSync(path.join(root, "Screen.tsx"), `export const Screen = () => <main>\n${lines.join("\n")}\n</main>;`);
  const biome = path.join(checks, "../../node_modules/.bin/biome");
  const { stdout } = spawnSync(biome, ["lint", "--reporter=github"], { cwd: root, encoding: "utf8" });
  const at = [...stdout.matchAll(/title=plugin.*?,line=(\d+)/g)]
    .map(([, line]) => Number(line) - 2)
    .sort((a, b) => a - b);
  expect(at).toEqual(refused.map((_, index) => index));
});
