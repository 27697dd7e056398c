import * as v from "valibot";
import { expect, it } from "vitest";
import { LIMITS, type RemotePath, remoteManifestSchema } from "./remoteManifest.ts";

const text = (value: string) => ({ source: value, "en-PH": value, "fil-PH": value, "zh-CN": value });
const path = (more: Partial<RemotePath> = {}): RemotePath => ({
  ...{ title: text("Loan"), screen: "Loan", firstPaint: { html: "", css: "" }, early: [] },
  ...{ scripts: ["a.js"], styles: [], soon: [], locales: {} },
  ...more,
});
const read = (early: string) => ({ client: "helper", method: "GET", path: early, fields: {} }) as const;
const isAccepted = (more: object) =>
  v.is(remoteManifestSchema, {
    ...{ name: "loan", version: "1.0.0", entry: "a.js", host: "^1.0.0", contract: {}, files: {} },
    ...{ paths: { "/loan": path() } },
    ...more,
  });
const many = <Value>(count: number, value: (index: number) => Value) =>
  Array.from({ length: count }, (_, i) => value(i));
const paths = (count: number, name = "/p") => Object.fromEntries(many(count, (i) => [`${name}${i}`, path()]));

// Each document contains all paths, so these would enlarge the pages of every other remote.
it.each([
  ["paths", { paths: paths(LIMITS.paths) }, { paths: paths(LIMITS.paths + 1) }],
  ["long paths", {}, { paths: paths(LIMITS.paths, `/${"p".repeat(76)}`) }],
  ["the length of a title", {}, { paths: { "/loan": path({ title: text("x".repeat(LIMITS.title + 1)) }) } }],
  [
    "early reads",
    { paths: { "/loan": path({ early: many(LIMITS.early, () => read("/v3/a")) }) } },
    { paths: { "/loan": path({ early: many(LIMITS.early + 1, () => read("/v3/a")) }) } },
  ],
  [
    "next paths",
    { paths: { "/loan": path({ nextPaths: many(LIMITS.nextPaths, (i) => `/p${i}`) }) } },
    { paths: { "/loan": path({ nextPaths: many(LIMITS.nextPaths + 1, (i) => `/p${i}`) }) } },
  ],
  ["files of a path", {}, { paths: { "/loan": path({ soon: many(LIMITS.pathFiles + 1, () => "a.js") }) } }],
  ["files of a build", {}, { files: Object.fromEntries(many(LIMITS.files + 1, (i) => [`${i}.js`, "sha256-a"])) }],
])("limits %s", (_, accepted, refused) => {
  expect([isAccepted(accepted), isAccepted(refused)]).toEqual([true, false]);
});

it.each([
  ["/v3/loan-details", true],
  ["/../../actuator/env", false],
  ["/%2e%2e/actuator", false],
  ["/%61pi/x", false],
  ["//other.example/x", false],
  ["/v3//x", false],
  ["/.well-known/x", false],
  ["/a\\..\\b", false],
  ["https://other.example/x", false],
])("decides about an early read of %s", (early, expected) => {
  expect(isAccepted({ paths: { "/loan": path({ early: [read(early)] }) } })).toBe(expected);
});

it.each([
  ["a path with a screen", "/loan", true],
  ["a path of another app", "/repay", false],
  ["a path that redirects", "/older", false],
])("decides about a redirect to %s", (_, redirect, expected) => {
  const older = path({ redirect: "/loan" });
  expect(isAccepted({ paths: { "/loan": path(), "/older": older, "/old": path({ redirect }) } })).toBe(expected);
});
