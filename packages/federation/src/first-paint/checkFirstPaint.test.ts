import { expect, it } from "vitest";
import { checkFirstPaint, checkFirstPaints } from "./checkFirstPaint.ts";

it.each([
  ['<main class="p1"><button data-back="" aria-label="Back &amp; more"></button></main>'],
  [
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 12h.01-2,3"/><circle cx="1" fill="var(--a)"></circle></svg>',
  ],
  ['<template data-controls="pay"><a href="/repay?productId=-&amp;orderId={id}">Repay</a></template>'],
  ['<p id="_R_36_">1 &lt; 2<br/>&#x27;</p><hr/>'],
  [""],
])("accepts %s", (html) => {
  expect(checkFirstPaint(html)).toBeUndefined();
});

it.each([
  ["</template>", "closes an element that it does not open"],
  ["<div></div></div>", "closes an element that it does not open"],
  ["<div><p></div>", "does not close <p>"],
  ["<div>", "does not close <div>"],
  ["<div/>", "does not close <div>"],
  ["<p><div></div></p>", "does not close <p>"],
  ["<b><p></b></p>", "does not close <b>"],
  ["</p>", "closes an element that it does not open"],
  ["<svg><p></p></svg>", "does not close <svg>"],
  ["<a href='/x'></a>", 'has "<" outside a tag'],
  ["<textarea>", "contains <textarea>, which is not listed"],
  ["<script>1</script>", "contains <script>, which is not listed"],
  ["<style></style>", "contains <style>, which is not listed"],
  ["<iframe></iframe>", "contains <iframe>, which is not listed"],
  ["<SCRIPT>1</SCRIPT>", "contains <SCRIPT>, which is not listed"],
  ["<!-- -->", 'has "<" outside a tag'],
  ["<plaintext", 'has "<" outside a tag'],
  ['<p onclick="alert(1)"></p>', "contains the attribute onclick, which is not listed"],
  ['<p style="top:0"></p>', "contains the attribute style, which is not listed"],
  ['<p id="environment"></p>', 'contains id="environment"'],
  ['<a href="https://other.example/"></a>', 'contains href="https://other.example/"'],
  ['<a href="//other.example/"></a>', 'contains href="//other.example/"'],
  ['<a href="/&sol;other.example/"></a>', 'contains href="/&sol;other.example/"'],
  ['<a href="/&#47;other.example/"></a>', 'contains href="/&#47;other.example/"'],
  ['<a href="javascript:alert(1)"></a>', 'contains href="javascript:alert(1)"'],
  ['<a href="/\\other.example"></a>', 'contains href="/\\other.example"'],
  ['<svg><path fill="url(https://other.example/#a)"></path></svg>', 'contains fill="url(https://other.example/#a)"'],
  ['<p __proto__=""></p>', "contains the attribute __proto__, which is not listed"],
])("refuses %s", (html, reason) => {
  expect(checkFirstPaint(html)).toBe(reason);
});

it("names the app and the path of each refused first paint, and that of an unknown path", () => {
  const bad = { firstPaint: { html: "</template>", css: "" } };
  expect(checkFirstPaints("loan", { paths: { "/a": bad, "/b": { firstPaint: { html: "", css: "" } } } })).toEqual([
    "The first paint of /a in loan closes an element that it does not open.",
  ]);
  expect(checkFirstPaints("shell", { paths: {}, ...bad })).toEqual([
    "The first paint of an unknown path in shell closes an element that it does not open.",
  ]);
});
