import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** How sources are broken: in which files, relative to the repository, which text, and what replaces it. */
interface Kind {
  readonly files: RegExp;
  readonly find: RegExp;
  readonly replacement: string;
  /** Text without which a file is left out. */
  readonly needs?: RegExp;
  /** Only where the last group of `find` is a name that a remote imports. */
  readonly isImported?: true;
}

const SOURCES = [
  "apps/{loan,repay,bank-binding,complaints,promo,official-site}/src/**/*.{ts,tsx,css}",
  "packages/{api-client,bridge,ui}/src/**/*.{ts,tsx}",
];
const API = /^apps\/[\w-]+\/src\/(?:api\/\w+|complaintDraft)\.ts$/;
const REMOTE = /^apps\/[\w-]+\/src\/.*\.tsx?$/;
const SHARED =
  /^packages\/(?:api-client\/src\/(?:index|api\/\w+|schema\/schema)|bridge\/src\/(?:index|router\/router|store\/\w+|app\/\w+|back\/\w+|native\/\w+)|ui\/src\/(?:locale\/locale|toast\/toast))\.tsx?$/;
/** The types of what remotes receive. */
const TYPES = /^packages\/(?:api-client\/src\/api\/Api|bridge\/src\/(?:app\/App|native\/NativePort))\.tsx?$/;
const STORED_JSON =
  /^apps\/(?:complaints\/src\/complaintDraft|repay\/src\/api\/(?:savedPayCode|fetchReceipts|codeFacts))\.ts$/;
const STYLES = /^apps\/[\w-]+\/src\/.*\.module\.css$/;

/** Kinds of breaking changes as teams of micro-frontends and APIs report them. */
const KINDS: Readonly<Record<string, Kind>> = {
  "a response field gets another name": {
    files: API,
    find: /(?<=\b\w+)(?=: (?:text|flag|integer|httpLink|choice|list|record)\()/g,
    replacement: "Info",
  },
  "a response field is gone": {
    files: API,
    find: /\b\w+: (?:text|flag|integer|httpLink)\("?[^()]*\),?/g,
    replacement: "",
  },
  "a text becomes a number": { files: API, find: /(?<=: )text\(\)/g, replacement: "integer()" },
  "a number or flag becomes a list": {
    files: API,
    find: /(?<=: )(?:integer|flag)\(\d*\)/g,
    replacement: "list(text())",
  },
  "an optional field is required": { files: API, find: /(?<=: )(?:text|httpLink)\(\)/g, replacement: "v.string()" },
  "a field must not be empty": {
    files: API,
    find: /(?<=: )text\(\)/g,
    replacement: "v.pipe(text(), v.minLength(1))",
  },
  "a choice loses an option": {
    files: API,
    find: /(?<=(?:choice\(\[|const [A-Z]+ = \[)[^\]]*), "\w+"(?=\])/g,
    replacement: "",
  },
  "an object becomes a list": { files: API, find: /(?<=: )record(?=\(\{)/g, replacement: "list" },
  "a list becomes an object": { files: API, find: /(?<=: )list(?=\(record)/g, replacement: "" },
  "a default changes": { files: API, find: /(?<=(?::|\() ?text\()(?=\))/g, replacement: '"-"' },
  "a request goes to another path": { files: API, find: /(?<=")(?=\/(?:[a-z]|v\d)[\w/-]+")/g, replacement: "/v9" },
  "a request uses another method": { files: API, find: /"(?:GET|POST)"(?!\s*\|)/g, replacement: '"PUT"' },
  "a request field gets another name": {
    files: API,
    find: /(?<=fields: \{ (?:\.\.\.[^,]+, )?\w+)(?=: )/g,
    replacement: "Info",
  },
  "a path is renamed": {
    files: /^apps\/[\w-]+\/src\/routes\.tsx$/,
    find: /(?<=path: "\/\w+)(?=")/g,
    replacement: "New",
  },
  "a parameter gets another name": {
    files: REMOTE,
    find: /(?<=(?:[qQ]uery|useSearchParams\(\)\[0\])\.get\("\w+)(?=")/g,
    replacement: "Info",
  },
  "a value of a parameter changes": {
    files: REMOTE,
    find: /(?<=\.get\("\w+"\) === "\w+)(?=")/g,
    replacement: "Page",
  },
  "an early request reads another parameter": {
    files: REMOTE,
    find: /(?<=\{ query: "\w+)(?=" \})/g,
    replacement: "Info",
  },
  "a stored entry gets another key": {
    files: REMOTE,
    needs: /declareStored/,
    find: /(?<= key: "[\w.]+)(?=")/g,
    replacement: "V2",
  },
  "a stored entry moves to the other storage": {
    files: REMOTE,
    needs: /declareStored/,
    find: /(?<=place: ")session(?=")/g,
    replacement: "local",
  },
  "the JSON of a stored entry changes": {
    files: STORED_JSON,
    find: /(?<=\b\w+)(?=: (?:text|integer|httpLink|list)\()/g,
    replacement: "Info",
  },
  "a shared export is gone": {
    files: SHARED,
    isImported: true,
    find: /^export (?=(?:async )?(?:function|const|class) (\w+))/gm,
    replacement: "",
  },
  "a shared export gets another name": {
    files: SHARED,
    isImported: true,
    find: /(?<=^export (?:async function|function|const|class) )(\w+)/gm,
    replacement: "$1Next",
  },
  "a shared function needs another argument": {
    files: SHARED,
    isImported: true,
    find: /(?<=^export (?:async )?function (\w+)(?:<[^(]*>)?\()(?=\w)/gm,
    replacement: "kind: string, ",
  },
  "an option of a shared function is required": {
    files: TYPES,
    find: /(?<=^ {2}readonly \w+)\?(?=:)/gm,
    replacement: "",
  },
  "an event gets another name": {
    files: SHARED,
    find: /(?<=addEventListener\("appbridge:\w+)(?=")/g,
    replacement: "2",
  },
  "a global of the native app is read elsewhere": {
    files: SHARED,
    find: /(?<=window\.)(?=AppBridge|webkit)/g,
    replacement: "native?.",
  },
  "a style sheet changes elements of others": {
    files: STYLES,
    find: /$(?![\s\S])/g,
    replacement: "\nbutton { border: 0; }\n",
  },
  "a style sheet loses its class": {
    files: STYLES,
    find: /^\.[\w-]+ (?=(?:button|a|p|ul|li|h\d|svg|img|input|dt|dd|span|strong)\b[^,{]*\{)/gm,
    replacement: "",
  },
};

/** One breaking change, as a careless edit would leave a file. */
export interface BreakingChange {
  /** Name of the app whose build changes. */
  readonly app: string;
  /** The changed file and its text. */
  readonly file: string;
  readonly text: string;
  /** The kind and the edit, for a list of those that were not noticed. */
  readonly edit: string;
}

/** Makes breaking changes of a repository: from every kind the same number of places, chosen by the seed. */
export function breakSources(
  repository: string,
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly BreakingChange[] {
  const sources = globSync(SOURCES, { cwd: repository })
    .sort()
    .filter((file) => !/\.(?:test|stories)\.|\/testing\//.test(file))
    .map((file) => ({ file, source: readFileSync(path.join(repository, file), "utf8") }));
  const imports = sources
    .filter(({ file }) => REMOTE.test(file))
    .flatMap(({ source }) => source.match(/^import[^;]*from "@lending[^;]*;/gm) ?? [])
    .join("\n");
  const byKind = Object.entries(KINDS).map(([kind, { files, find, replacement, needs, isImported }]) =>
    sources
      .filter(({ file, source }) => files.test(file) && (!needs || needs.test(source)))
      .flatMap(({ file, source }) =>
        [...source.matchAll(find)].flatMap((match): BreakingChange[] => {
          const [before, after] = [source.slice(0, match.index), source.slice(match.index + match[0].length)];
          const line = before.slice(before.lastIndexOf("\n") + 1);
          const isComment = /\/\/|^\s*\/?\*/.test(line);
          if (isComment || (isImported && !new RegExp(`\\b${match[1]}\\b`).test(imports))) return [];
          return [
            {
              app: file.startsWith("apps/") ? `${file.split("/")[1]}` : "shell",
              file: path.join(repository, file),
              text: before + replacement.replace("$1", `${match[1]}`) + after,
              edit: `${kind}: ${file}: ${line.trim()}[${match[0]} -> ${replacement}]`,
            },
          ];
        }),
      )
      .map((change) => ({ change, order: createHash("sha256").update(`${seed}${change.text}`).digest("hex") }))
      .sort((one, other) => (one.order < other.order ? -1 : 1))
      .map(({ change }) => change),
  );
  const rounds = Array.from({ length: Math.max(...byKind.map(({ length }) => length)) }, (_, round) =>
    byKind.flatMap((changes) => changes[round] ?? []),
  );
  return rounds.flat().slice(0, count);
}
