import { expect, it } from "vitest";
import { refuseHtml } from "./firstPaintHtml.ts";

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
