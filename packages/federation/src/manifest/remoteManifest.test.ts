import * as v from "valibot";
import { expect, it } from "vitest";
import { refuseHtml } from "./firstPaintHtml.ts";
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
  [
    "values of an entry of the contract",
    { contract: { "reads a": many(LIMITS.contractValues, (i) => `${i}`) } },
    { contract: { "reads a": many(LIMITS.contractValues + 1, (i) => `${i}`) } },
  ],
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

it.each([
  ['<main class="p1"><button data-back="" aria-label="Back &amp; more"></button></main>'],
  [
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 12h.01-2,3"></path><circle cx="1" fill="var(--a)"></circle></svg>',
  ],
  ['<template data-controls="pay"><a href="/repay?productId=-&amp;orderId={id}">Repay</a></template>'],
  [`<p id="_R_36_">1 &lt; 2<br>'</p><hr>`],
  [""],
])("accepts %s", (html) => {
  expect(refuseHtml(html)).toBeUndefined();
});

const form = "has an unclosed element, or is not what a parser writes";
it.each([
  ["</template>", form],
  ["<div></div></div>", form],
  ["<div><p></div>", form],
  ["<div>", form],
  ["<div/>", form],
  ["<p><div></div></p>", form],
  ["<b><p></b></p>", form],
  ["</p>", form],
  ["<svg><p></p></svg>", form],
  ["<a href='/x'></a>", form],
  ["<p>&#x27;</p>", form],
  ["<textarea>", "contains <textarea>, which is not listed"],
  ["<script>1</script>", "contains <script>, which is not listed"],
  ["<style></style>", "contains <style>, which is not listed"],
  ["<iframe></iframe>", "contains <iframe>, which is not listed"],
  ["<SCRIPT>1</SCRIPT>", "contains <script>, which is not listed"],
  ["<!-- -->", "contains <#comment>, which is not listed"],
  ["<plaintext>", "contains <plaintext>, which is not listed"],
  ['<p data-words="<b>|"></p>', 'contains data-words="<b>|"'],
  ['<p onclick="alert(1)"></p>', "contains the attribute onclick, which is not listed"],
  ['<p style="top:0"></p>', "contains the attribute style, which is not listed"],
  ['<p id="environment"></p>', 'contains id="environment"'],
  ['<a href="https://other.example/"></a>', 'contains href="https://other.example/"'],
  ['<a href="//other.example/"></a>', 'contains href="//other.example/"'],
  ['<a href="/&sol;other.example/"></a>', 'contains href="//other.example/"'],
  ['<a href="/&#47;other.example/"></a>', 'contains href="//other.example/"'],
  ['<a href="javascript:alert(1)"></a>', 'contains href="javascript:alert(1)"'],
  ['<a href="/\\other.example"></a>', 'contains href="/\\other.example"'],
  ['<svg><path fill="url(https://other.example/#a)"></path></svg>', 'contains fill="url(https://other.example/#a)"'],
  ['<p __proto__=""></p>', "contains the attribute __proto__, which is not listed"],
])("refuses %s", (html, reason) => {
  expect(refuseHtml(html)).toBe(reason);
});
