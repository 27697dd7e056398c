import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { compareReports, methodsAsProperties, nextContract } from "./compareReports.ts";
import {
  entriesOf,
  type HostContractReport,
  parseReport,
  readHostContractReport,
  renderReport,
} from "./HostContractReport.ts";

const root = path.join(import.meta.dirname, "../../../..");
let report: HostContractReport;
beforeAll(async () => {
  report = await readHostContractReport(root, "1.0.0");
});

const TOAST = "ui/src/toast/toast.d.ts";
const COMMANDS = "bridge/src/native/commands.d.ts";
const API = "api-client/src/api/Api.d.ts";
const ENDPOINT = "api-client/src/endpoint/defineEndpoint.d.ts";
const ERROR = "api-client/src/faults/faults.d.ts";

type Edit = readonly [file: string, text: string, replacement: string];

/** Returns the report after edits of its declarations. `$&` is the replaced text. */
function edit(edits: readonly Edit[]): HostContractReport {
  const declarations = new Map(report.declarations);
  for (const [file, text, replacement] of edits) {
    const before = declarations.get(file) ?? "";
    if (!before.includes(text)) throw new Error(`${file} does not contain ${text}.`);
    declarations.set(file, before.replace(text, replacement));
  }
  return { ...report, declarations };
}
const compare = (later: HostContractReport) => compareReports(root, report, later, entriesOf(root));

it("finds no change after the report was written and read", () => {
  expect(compare(parseReport(renderReport(report))).level).toBe("none");
});

// Each comparison runs the compiler, so one contains all edits that leave each other alone.
it("is raised to a minor version by an export, an optional parameter, an accepted value, a native method and a field", () => {
  const { level, breaks } = compare(
    edit([
      [TOAST, "export declare function hideToast", "export declare function countToasts(): number;\n$&"],
      [TOAST, "hideToast(): void", "hideToast(id?: number): void"],
      [TOAST, '"message" | ', '"message" | "warning" | '],
      [COMMANDS, 'readonly goHome: "";', 'readonly openCamera: "";\n$&'],
      [ENDPOINT, "readonly raw: unknown;", "$&\n    readonly status: number;"],
    ]),
  );
  expect([level, breaks]).toEqual(["minor", []]);
});

it.each<[string, readonly Edit[], readonly string[]]>([
  [
    "a missing export, a refused value, a missing native method and a changed field",
    [
      [TOAST, "export declare function hideToast(): void;", ""],
      [TOAST, '"message" | ', ""],
      [COMMANDS, 'readonly goHome: "";', 'readonly goToHome: "";'],
      [ERROR, "readonly status: number;", "readonly status: string;"],
    ],
    [
      "hideToast of @lending/ui/toast is missing",
      "showToast of @lending/ui/toast",
      "useApp of @lending/bridge",
      "HttpFault of @lending/api-client",
    ],
  ],
  [
    "a required parameter, and a value that a method refuses",
    [
      [TOAST, "hideToast(): void", "hideToast(id: number): void"],
      [API, "call: Call<Value, Details>,", "call: Call<Value, Details> & { readonly only: true },"],
    ],
    ["hideToast of @lending/ui/toast", "@lending/api-client"],
  ],
  [
    "a required option of a method",
    [[API, "export interface RequestOptions {", "$&\n    readonly reason: string;"]],
    ["@lending/api-client"],
  ],
])("is raised to a major version by %s", (_, edits, expected) => {
  const { level, breaks } = compare(edit(edits));
  expect(level).toBe("major");
  for (const one of expected) expect(breaks.join("\n")).toContain(one);
});

it("is raised to a major version by a name that is missing in no type", () => {
  const names = report.names.filter((name) => name !== "export useState of react");
  const breaks = ["export useState of react is missing"];
  expect(compare({ ...report, names })).toMatchObject({ level: "major", breaks });
});

it("writes methods as properties, except overloads", () => {
  const text = `export interface A {
    run<T>(one: { go(two: T): void }, three?: (four: string) => void): Promise<T>;
    stop?(): void;
    [Symbol.iterator](): Iterator<string>;
    on(name: "a"): void;
    on(name: "b"): void;
    readonly size: number;
}
export declare function make(): { close(): void };`;
  expect(methodsAsProperties("a.d.ts", text)).toBe(`export interface A {
    run: <T>(one: { go: (two: T) => void }, three?: (four: string) => void) => Promise<T>;
    stop?: () => void;
    [Symbol.iterator]: () => Iterator<string>;
    on(name: "a"): void;
    on(name: "b"): void;
    readonly size: number;
}
export declare function make(): { close: () => void };`);
});

const shared = { "@lending/bridge": { useOld: "1.1.0", useShare: "1.2.0" } };
it.each([
  ["minor", "records the added exports", [], "1.2.0", shared],
  ["major", "forgets when exports were added", ["x"], "2.0.0", {}],
] as const)("the next version is a %s version that %s", (level, _, breaks, version, since) => {
  const added = new Map([["@lending/bridge", ["useShare"]]]);
  const contract = { version: "1.1.0", since: { "@lending/bridge": { useOld: "1.1.0" } } };
  expect(nextContract(contract, { level, breaks, added })).toEqual({ version, since });
});
