import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** One breaking change, as a careless edit would leave the sources. */
export interface BreakingChange {
  readonly kind: string;
  /** Name of the app whose build changes. */
  readonly app: string;
  /** The changed files with their texts. */
  readonly files: ReadonlyMap<string, string>;
  /** The edit, for a list of those that were not noticed. */
  readonly edit: string;
}

interface Kind {
  /** Files that it changes, relative to the repository. */
  readonly files: RegExp;
  /** Text to change; the edit gets the groups. */
  readonly find: RegExp;
  readonly edit: (match: RegExpExecArray, random: () => number) => string;
  /** Whether every occurrence in the file changes, or the same text in every file. */
  readonly isEverywhere?: "file" | "packages";
  /** Text without which a file is left out. */
  readonly needs?: RegExp;
  /** Whether only names count that an entry of a shared module exports and a remote uses. */
  readonly isOfEntry?: true;
}

const APPS = ["loan", "repay", "bank-binding", "complaints", "promo", "official-site"];
const API = /^apps\/[\w-]+\/src\/(?:api\/\w+|complaintDraft)\.ts$/;
const REMOTE = /^apps\/(?!shell)[\w-]+\/src\/.*\.tsx?$/;
const SHARED = /^packages\/(?:api-client\/src\/(?:index|api\/\w+|schema\/schema)|bridge\/src\/(?:index|router\/router|store\/\w+|app\/\w+|back\/\w+|native\/\w+)|ui\/src\/(?:locale\/locale|toast\/toast))\.tsx?$/;
/** The types of what remotes receive. */
const TYPES = /^packages\/(?:api-client\/src\/api\/Api|bridge\/src\/(?:app\/App|native\/NativePort|locations\/locations))\.tsx?$/;
const ENTRIES = ["api-client/src/index.ts", "api-client/src/schema/schema.ts", "bridge/src/index.ts", "bridge/src/router/router.tsx", "bridge/src/store/index.ts", "ui/src/locale/locale.tsx", "ui/src/toast/toast.tsx"];
const STYLES = /^apps\/(?!shell)[\w-]+\/src\/.*\.module\.css$/;
const snake = (name: string) => name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);
const renamed = (name: string) => (snake(name) === name ? `${name}Info` : snake(name));
const pick = <One>(list: readonly One[], random: () => number) => list[Math.floor(random() * list.length)] as One;

const GLOBAL_RULES = [
  "body { overflow: hidden; }",
  "* { box-sizing: content-box; }",
  "button { border: 0; padding: 4px; }",
  ":root { --color-action: #c00; }",
  "html { font-size: 14px; }",
  "a:hover { color: red; }",
  "h1, h2 { margin: 0; }",
  "main > section { padding: 0; }",
  "[hidden] { display: block; }",
  "input::placeholder { color: #999; }",
  ":global(.toast) { display: none; }",
  '@font-face { font-family: "Inter"; src: url("data:font/woff2;base64,"); }',
  '@property --space { syntax: "<length>"; inherits: true; initial-value: 4px; }',
  "dialog[open] { inset: 0; }",
  "@media (min-width: 40rem) { ul { list-style: none; } }",
  ":focus-visible { outline: none; }",
];

/** Kinds of breaking changes as teams of micro-frontends and APIs report them. */
const KINDS: Readonly<Record<string, Kind>> = {
  "a response field gets another name": { files: API, find: /\b(\w+): (?:text|flag|integer|httpLink|choice|list|record)\(/g, edit: ([all, name = ""]) => all.replace(name, renamed(name)) },
  "a response field is gone": { files: API, find: /\b\w+: (?:text|flag|integer|httpLink)\("?[^()]*\),?/g, edit: () => "" },
  "a text becomes a number": { files: API, find: /: text\(\)/g, edit: () => ": integer()" },
  "a text becomes a yes or no": { files: API, find: /: text\(\)/g, edit: () => ": flag()" },
  "a number or flag becomes another type": { files: API, find: /: (integer|flag)\(\d*\)/g, edit: ([, type]) => (type === "flag" ? ": text()" : ": flag()") },
  "an optional field is required": { files: API, find: /: (?:text|httpLink)\(\)/g, edit: () => ": v.string()" },
  "a field must not be empty": { files: API, find: /: (text)\(\)/g, edit: () => ": v.pipe(text(), v.minLength(1))" },
  "a choice loses an option": { files: API, find: /(choice\(\[|const [A-Z]+ = \[)([^\]]*), ("\w+")(?=\])/g, edit: ([, start, options]) => `${start}${options}` },
  "an object becomes a list": { files: API, find: /: record\(\{/g, edit: () => ": list({" },
  "a list becomes an object": { files: API, find: /: list\((?=record)/g, edit: () => ": (" },
  "a default changes": { files: API, find: /(?:integer\((\d*)\)|text\(\)|choice\(([^()]*), ""\))/g, edit: ([all, , options]) => (options === undefined ? (all.startsWith("integer") ? "integer(1)" : 'text("-")') : `choice(${options}, "none")`) },
  "a request goes to another path": { files: API, find: /"(\/(?:[a-z]|v\d)[\w/-]+)"/g, edit: ([, target = ""]) => `"/v9${target}"` },
  "a request uses another method": { files: API, find: /"(GET|POST)"(?!\s*\|)/g, edit: ([, method]) => (method === "GET" ? '"POST"' : '"GET"') },
  "a request field gets another name": { files: API, find: /fields: \{ (?:\.\.\.[^,]+, )?(\w+)(?=[,: ])/g, edit: ([all, name = ""]) => all.replace(new RegExp(`${name}$`), `${renamed(name)}: ${name === "productId" || name === "orderId" ? name : "undefined"}, ...{}`.replace(", ...{}", "")) },
  "a path is renamed": { files: /^apps\/(?!shell)[\w-]+\/src\/routes\.tsx$/, find: /path: "(\/\w+)"/g, edit: ([, target]) => `path: "${target}New"` },
  "a parameter gets another name": { files: REMOTE, find: /(?:[qQ]uery|useSearchParams\(\))\.get\("(\w+)"\)/g, edit: ([all, name = ""]) => all.replace(`"${name}"`, `"${renamed(name)}"`) },
  "a value of a parameter changes": { files: REMOTE, find: /(\.get\("\w+"\) === )"(\w+)"/g, edit: ([, start, value]) => `${start}"${value}Page"` },
  "an early request reads another parameter": { files: REMOTE, find: /\{ query: "(\w+)" \}/g, edit: ([, name = ""]) => `{ query: "${renamed(name)}" }` },
  "a stored entry gets another key": { files: REMOTE, needs: /[gs]etItem/, find: /(const \w*(?:KEY|PREFIX|MOBILE)\w* = "|=> `)(\w+)(?=["` ])/g, edit: ([, start, name]) => `${start}${name}V2` },
  "a stored entry moves to the other storage": { files: REMOTE, needs: /[gs]etItem/, find: /\b(session|local)Storage\b/g, isEverywhere: "file", edit: ([, area]) => (area === "local" ? "sessionStorage" : "localStorage") },
  "the JSON of a stored entry changes": { files: /^apps\/(?:complaints\/src\/complaintDraft|repay\/src\/api\/(?:savedPayCode|fetchReceipts|codeFacts))\.ts$/, find: /\b(\w+): (?:text|integer|httpLink|list)\(|JSON\.stringify\(\{ \.\.\.\w+, (\w+)/g, edit: ([all, read, written]) => all.replace(`${read ?? written}`, renamed(`${read ?? written}`)) },
  "a stored entry is encoded in another way": { files: REMOTE, needs: /[gs]etItem/, find: /JSON\.(?:stringify|parse)\((?=[\w{])|new URLSearchParams\((?=stored|readStorage|\{)/g, isEverywhere: "file", edit: ([all]) => (all.startsWith("JSON") ? "btoa(" : "JSON.parse(") },
  "a stored time is in seconds": { files: REMOTE, find: /String\((sentAt|end)\)|savedAt: now/g, edit: ([all, name]) => (name ? `String(${name} / 1000)` : all.replace("now", "now / 1000")) },
  "a shared export is gone": { files: SHARED, isOfEntry: true, find: /^export (?=(?:async )?(?:function|const|class) (\w+))/gm, edit: () => "" },
  "a shared export gets another name": { files: SHARED, isOfEntry: true, find: /^export (async function|function|const|class) (\w+)/gm, edit: ([, type, name]) => `export ${type} ${name}Next` },
  "a shared function needs another argument": { files: SHARED, isOfEntry: true, find: /^export (?:async )?function (\w+)(<[^(]*>)?\((?=\w)/gm, edit: ([all]) => `${all}kind: string, ` },
  "a member of a shared type gets another name": { files: TYPES, isEverywhere: "packages", find: /^ {2}readonly (\w+)(?=\??:)/gm, edit: ([, name = ""]) => `  readonly ${renamed(name)}` },
  "an option of a shared function is required": { files: TYPES, find: /^( {2}readonly \w+)\?:/gm, edit: ([, start]) => `${start}:` },
  "an event gets another name": { files: SHARED, needs: /EventListener|dispatchEvent/, isEverywhere: "file", find: /"(appbridge):(\w+)"/g, edit: ([, start, name]) => `"${start}:${name}2"` },
  "a global of the native app is read elsewhere": { files: SHARED, find: /window\.(AppBridge|webkit)(\?\.(\w+))?/g, edit: ([all]) => all.replace("window.", "window.native?.") },
  "a style sheet changes elements of others": { files: STYLES, find: /$(?![\s\S])/g, edit: (_, random) => `\n${pick(GLOBAL_RULES, random)}\n` },
  "a style sheet loses its class": { files: STYLES, find: /^\.[\w-]+ ((?:button|a|p|ul|li|h\d|svg|img|input|dt|dd|span|strong)\b[^,{]*\{)/gm, edit: ([, rest]) => `${rest}` },
};

/** A small generator, so that a seed makes the same corpus on every machine (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function* listFiles(folder: string): Generator<string> {
  for (const one of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, one.name);
    if (one.isDirectory()) {
      if (!/^(?:node_modules|dist|testing)$/.test(one.name)) yield* listFiles(file);
    } else if (!/\.(?:test|stories)\./.test(one.name)) yield file;
  }
}

/** Renames a member in all these files. */
function renameIn(files: readonly string[], name: string): ReadonlyMap<string, string> {
  const texts = files.map((file) => [file, readFileSync(file, "utf8")] as const);
  const changed = texts.map(([file, text]) => [file, text.replace(new RegExp(`(?<![/"-])\\b${name}\\b(?![/"-])`, "g"), renamed(name))] as const);
  return new Map(changed.filter(([, text], index) => text !== texts[index]?.[1]));
}

/** Makes breaking changes of a repository: from every kind the same number of places, chosen by the seed. */
export function breakSources(repository: string, { count, seed }: { readonly count: number; readonly seed: number }): readonly BreakingChange[] {
  const random = makeRandom(seed);
  const folders = [...APPS.map((app) => `apps/${app}/src`), "packages/api-client/src", "packages/bridge/src", "packages/ui/src"];
  const files = folders.flatMap((folder) => [...listFiles(path.join(repository, folder))]).sort();
  const entries = ENTRIES.map((file) => readFileSync(path.join(repository, "packages", file), "utf8").replace(/^(?!export|\s+\w+,?$).*$/gm, "")).join("\n");
  const remotes = files
    .filter((file) => /\/apps\/(?!shell)|\/packages\/ui\//.test(file) && file.endsWith(".tsx"))
    .flatMap((file) => readFileSync(file, "utf8").match(/^import[^;]*from "@lending[^;]*;/gm) ?? [])
    .join("\n");
  const byKind = Object.entries(KINDS).map(([kind, { files: wanted, find, edit, isEverywhere, needs, isOfEntry }]) => {
    const changes = files.flatMap((file): BreakingChange[] => {
      const relative = path.relative(repository, file);
      if (!wanted.test(relative)) return [];
      const before = readFileSync(file, "utf8");
      const app = relative.startsWith("apps/") ? `${relative.split("/")[1]}` : "shell";
      if (needs && !needs.test(before)) return [];
      const isShared = isOfEntry
        ? (name: string) => [entries, remotes].every((text) => new RegExp(`\\b${name}\\b`).test(text)) : undefined;
      const isCode = ({ index }: RegExpExecArray) => !/(?:\/\/|\*)[^\n]*$/.test(before.slice(0, index).split("\n").at(-1) ?? "");
      const all = ([...before.matchAll(find)] as RegExpExecArray[]).filter((match) => isCode(match) && (!isShared || isShared(match[2] ?? match[1] ?? "")));
      return (isEverywhere === "file" ? all.slice(0, 1) : all).map((match) => {
        const replaced = edit(match, random);
        const changed =
          isEverywhere === "packages"
            ? renameIn(files.filter((one) => relative.startsWith("apps/") || one.includes("/packages/")), match[1] ?? "")
            : new Map([[file, isEverywhere === "file"
                ? before.replace(find, (...groups) => edit(groups as unknown as RegExpExecArray, random))
                : before.slice(0, match.index) + replaced + before.slice(match.index + match[0].length)]]);
        return { kind, app, files: changed, edit: `${relative}: ${match[0].trim()} -> ${replaced.trim()}` };
      });
    });
    return changes.map((change) => ({ change, order: random() })).sort((a, b) => a.order - b.order);
  });
  const chosen: BreakingChange[] = [];
  for (let round = 0; chosen.length < count && byKind.some((list) => list[round]); round += 1)
    for (const list of byKind) if (list[round] && chosen.length < count) chosen.push((list[round] as { change: BreakingChange }).change);
  return chosen;
}
