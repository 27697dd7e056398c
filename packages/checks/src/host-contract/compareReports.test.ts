import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { compareReports, methodsAsProperties, nextContract } from "./compareReports.ts";
import {
  entriesOf,
  type HostContractReport,
  namesIn,
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
const VERBS = "bridge/src/native/verbs.d.ts";
const ERROR = "api-client/src/faults/faults.d.ts";

/** Returns the report after the replacement of a text in one file. */
function edit(file: string, text: string, replacement: string): HostContractReport {
  const before = report.declarations.get(file) ?? "";
  if (!before.includes(text)) throw new Error(`${file} does not contain ${text}.`);
  return { ...report, declarations: new Map([...report.declarations, [file, before.replace(text, replacement)]]) };
}
const compare = (later: HostContractReport) => compareReports(root, report, later, entriesOf(root));

it("finds no change after the report was written and read", () => {
  expect(compare(parseReport(renderReport(report))).level).toBe("none");
});

it("lists the events, storage keys and globals that the modules use", () => {
  expect(report.names).toEqual(
    expect.arrayContaining([
      "heard event appbridge:back",
      "global AppBridge",
      "storage key launch",
      "storage key intents",
      "library react 19",
      "export useState of react",
    ]),
  );
});

describe("an addition", () => {
  it.each([
    ["an export", TOAST, "export declare function hideToast", "export declare function countToasts(): number;\n$&"],
    ["an optional parameter", TOAST, "hideToast(): void", "hideToast(id?: number): void"],
    ["a value that a parameter accepts", TOAST, '"message" | ', '"message" | "warning" | '],
    [
      "a method of the native port",
      VERBS,
      "readonly goHome: {",
      'readonly openCamera: { readonly does: "Opens the camera."; readonly reply: "none"; readonly since: "1.9.0"; readonly platforms: readonly ["android"] };\n$&',
    ],
    [
      "a field of a result",
      "api-client/src/api/Api.d.ts",
      "readonly raw: unknown;",
      "$&\n    readonly status: number;",
    ],
  ])("is %s", (_, file, text, replacement) => {
    const { level, breaks } = compare(
      edit(
        file,
        text,
        replacement.replace("$&", () => text),
      ),
    );
    expect([level, breaks]).toEqual(["minor", []]);
  });
});

describe("a breaking change", () => {
  it.each([
    [
      "a missing export",
      TOAST,
      "export declare function hideToast(): void;",
      "",
      "hideToast of @lending/ui/toast is missing",
    ],
    [
      "a required parameter",
      TOAST,
      "hideToast(): void",
      "hideToast(id: number): void",
      "hideToast of @lending/ui/toast",
    ],
    ["a value that a parameter no longer accepts", TOAST, '"message" | ', "", "showToast of @lending/ui/toast"],
    [
      "a missing method of the native port",
      VERBS,
      "readonly goHome: {",
      "readonly goToHome: {",
      "useApp of @lending/bridge",
    ],
    [
      "a changed field of a result",
      ERROR,
      "readonly status: number;",
      "readonly status: string;",
      "HttpFault of @lending/api-client",
    ],
    [
      "a value that a parameter of a method no longer accepts",
      "api-client/src/api/Api.d.ts",
      "get(path: string,",
      'get(path: "/only",',
      "@lending/api-client",
    ],
    [
      "a required option of a method",
      "api-client/src/api/Api.d.ts",
      "export interface CallOptions {",
      "export interface CallOptions {\n    readonly reason: string;",
      "@lending/api-client",
    ],
  ])("is %s", (_, file, text, replacement, expected) => {
    const { level, breaks } = compare(edit(file, text, replacement));
    expect(level).toBe("major");
    expect(breaks.join("\n")).toContain(expected);
  });

  it("is a name that no type contains", () => {
    const names = report.names.filter((name) => name !== "storage key launch");
    expect(compare({ ...report, names })).toMatchObject({ level: "major", breaks: ["storage key launch is missing"] });
  });
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

it("lists events by direction, storage keys and globals of a source file", () => {
  const source = `
    const STORAGE_KEY: SessionKey = "launch";
    page.addEventListener("appbridge:back", onBack);
    window.dispatchEvent(new CustomEvent("appbridge:back", { cancelable: true }));
    localStorage.setItem("language", window.AppBridge);`;
  expect([...namesIn(source)].sort()).toEqual([
    "global AppBridge",
    "heard event appbridge:back",
    "sent event appbridge:back",
    "storage key language",
    "storage key launch",
  ]);
});

describe("the next version", () => {
  const added = new Map([["@lending/bridge", ["useShare"]]]);

  it("is a minor version that records the added exports", () => {
    const since = { "@lending/bridge": { useOld: "1.1.0" } };
    expect(nextContract({ version: "1.1.0", since }, { level: "minor", breaks: [], added })).toEqual({
      version: "1.2.0",
      since: { "@lending/bridge": { useOld: "1.1.0", useShare: "1.2.0" } },
    });
  });

  it("is a major version that forgets when exports were added", () => {
    const since = { "@lending/bridge": { useOld: "1.1.0" } };
    expect(nextContract({ version: "1.1.0", since }, { level: "major", breaks: ["x"], added })).toEqual({
      version: "2.0.0",
      since: {},
    });
  });
});
