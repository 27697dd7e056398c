/** How sources are broken: which text, and what replaces it. */
export interface Kind {
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

const API = /^apps\/[\w-]+\/src\/(?:api\/\w+|complaintDraft)\.ts$/;
const REMOTE = /^apps\/(?!shell)[\w-]+\/src\/.*\.tsx?$/;
const SHARED =
  /^packages\/(?:api-client\/src\/(?:index|api\/\w+|schema\/schema)|bridge\/src\/(?:index|router\/router|store\/\w+|app\/\w+|back\/\w+|native\/\w+)|ui\/src\/(?:locale\/locale|toast\/toast))\.tsx?$/;
/** The types of what remotes receive. */
const TYPES = /^packages\/(?:api-client\/src\/api\/Api|bridge\/src\/(?:app\/App|native\/NativePort))\.tsx?$/;
const STYLES = /^apps\/(?!shell)[\w-]+\/src\/.*\.module\.css$/;
const snake = (name: string) => name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);
/** Another name, as a developer might choose it. */
export const renamed = (name: string) => (snake(name) === name ? `${name}Info` : snake(name));
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
export const KINDS: Readonly<Record<string, Kind>> = {
  "a response field gets another name": {
    files: API,
    find: /\b(\w+): (?:text|flag|integer|httpLink|choice|list|record)\(/g,
    edit: ([all, name = ""]) => all.replace(name, renamed(name)),
  },
  "a response field is gone": {
    files: API,
    find: /\b\w+: (?:text|flag|integer|httpLink)\("?[^()]*\),?/g,
    edit: () => "",
  },
  "a text becomes a number": { files: API, find: /: text\(\)/g, edit: () => ": integer()" },
  "a text becomes a yes or no": { files: API, find: /: text\(\)/g, edit: () => ": flag()" },
  "a number or flag becomes another type": {
    files: API,
    find: /: (integer|flag)\(\d*\)/g,
    edit: ([, type]) => (type === "flag" ? ": text()" : ": flag()"),
  },
  "an optional field is required": { files: API, find: /: (?:text|httpLink)\(\)/g, edit: () => ": v.string()" },
  "a field must not be empty": { files: API, find: /: (text)\(\)/g, edit: () => ": v.pipe(text(), v.minLength(1))" },
  "a choice loses an option": {
    files: API,
    find: /(choice\(\[|const [A-Z]+ = \[)([^\]]*), ("\w+")(?=\])/g,
    edit: ([, start, options]) => `${start}${options}`,
  },
  "an object becomes a list": { files: API, find: /: record\(\{/g, edit: () => ": list({" },
  "a list becomes an object": { files: API, find: /: list\((?=record)/g, edit: () => ": (" },
  "a default changes": {
    files: API,
    find: /(?:integer\((\d*)\)|text\(\)|choice\(([^()]*), ""\))/g,
    edit: ([all, , options]) =>
      options === undefined ? (all.startsWith("integer") ? "integer(1)" : 'text("-")') : `choice(${options}, "none")`,
  },
  "a request goes to another path": {
    files: API,
    find: /"(\/(?:[a-z]|v\d)[\w/-]+)"/g,
    edit: ([, target = ""]) => `"/v9${target}"`,
  },
  "a request uses another method": {
    files: API,
    find: /"(GET|POST)"(?!\s*\|)/g,
    edit: ([, method]) => (method === "GET" ? '"POST"' : '"GET"'),
  },
  "a request field gets another name": {
    files: API,
    find: /fields: \{ (?:\.\.\.[^,]+, )?(\w+)(?=[,: ])/g,
    edit: ([all, name = ""]) =>
      all.replace(
        new RegExp(`${name}$`),
        `${renamed(name)}: ${name === "productId" || name === "orderId" ? name : "undefined"}`,
      ),
  },
  "a path is renamed": {
    files: /^apps\/(?!shell)[\w-]+\/src\/routes\.tsx$/,
    find: /path: "(\/\w+)"/g,
    edit: ([, target]) => `path: "${target}New"`,
  },
  "a parameter gets another name": {
    files: REMOTE,
    find: /(?:[qQ]uery|useSearchParams\(\)\[0\])\.get\("(\w+)"\)/g,
    edit: ([all, name = ""]) => all.replace(`"${name}"`, `"${renamed(name)}"`),
  },
  "a value of a parameter changes": {
    files: REMOTE,
    find: /(\.get\("\w+"\) === )"(\w+)"/g,
    edit: ([, start, value]) => `${start}"${value}Page"`,
  },
  "an early request reads another parameter": {
    files: REMOTE,
    find: /\{ query: "(\w+)" \}/g,
    edit: ([, name = ""]) => `{ query: "${renamed(name)}" }`,
  },
  "a stored entry gets another key": {
    files: REMOTE,
    needs: /declareStored/,
    find: /( key: ")([\w.]+)(?=")/g,
    edit: ([, start, name]) => `${start}${name}V2`,
  },
  "a stored entry moves to the other storage": {
    files: REMOTE,
    needs: /declareStored/,
    find: /place: "(session|local)"/g,
    edit: ([, place]) => `place: "${place === "local" ? "session" : "local"}"`,
  },
  "the JSON of a stored entry changes": {
    files: /^apps\/(?:complaints\/src\/complaintDraft|repay\/src\/api\/(?:savedPayCode|fetchReceipts|codeFacts))\.ts$/,
    find: /\b(\w+): (?:text|integer|httpLink|list)\(/g,
    edit: ([all, read]) => all.replace(`${read}`, renamed(`${read}`)),
  },
  "a shared export is gone": {
    files: SHARED,
    isOfEntry: true,
    find: /^export (?=(?:async )?(?:function|const|class) (\w+))/gm,
    edit: () => "",
  },
  "a shared export gets another name": {
    files: SHARED,
    isOfEntry: true,
    find: /^export (async function|function|const|class) (\w+)/gm,
    edit: ([, type, name]) => `export ${type} ${name}Next`,
  },
  "a shared function needs another argument": {
    files: SHARED,
    isOfEntry: true,
    find: /^export (?:async )?function (\w+)(<[^(]*>)?\((?=\w)/gm,
    edit: ([all]) => `${all}kind: string, `,
  },
  "a member of a shared type gets another name": {
    files: TYPES,
    isEverywhere: "packages",
    find: /^ {2}readonly (\w+)(?=\??:)/gm,
    edit: ([, name = ""]) => `  readonly ${renamed(name)}`,
  },
  "an option of a shared function is required": {
    files: TYPES,
    find: /^( {2}readonly \w+)\?:/gm,
    edit: ([, start]) => `${start}:`,
  },
  "an event gets another name": {
    files: SHARED,
    needs: /EventListener|dispatchEvent/,
    isEverywhere: "file",
    find: /"(appbridge):(\w+)"/g,
    edit: ([, start, name]) => `"${start}:${name}2"`,
  },
  "a global of the native app is read elsewhere": {
    files: SHARED,
    find: /window\.(AppBridge|webkit)(\?\.(\w+))?/g,
    edit: ([all]) => all.replace("window.", "window.native?."),
  },
  "a style sheet changes elements of others": {
    files: STYLES,
    find: /$(?![\s\S])/g,
    edit: (_, random) => `\n${pick(GLOBAL_RULES, random)}\n`,
  },
  "a style sheet loses its class": {
    files: STYLES,
    find: /^\.[\w-]+ ((?:button|a|p|ul|li|h\d|svg|img|input|dt|dd|span|strong)\b[^,{]*\{)/gm,
    edit: ([, rest]) => `${rest}`,
  },
};
