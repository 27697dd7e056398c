import * as v from "valibot";
import { expect, it } from "vitest";
import { firstPaintSchema } from "./remoteManifest.ts";

const accepts = (more: object) => v.is(firstPaintSchema, { html: "", css: "", facts: [], actions: [], ...more });

it.each([
  ["plain elements", { html: '<main class="p1"><button data-back="" aria-label="Back"></button></main>' }, true],
  ["a script", { html: "<p></p><script>1</script>" }, false],
  ["a style of its own", { html: '<p style="top:0"></p>' }, false],
  ["a handler", { html: "<p onclick=alert(1)></p>" }, false],
  ["a picture from elsewhere", { html: '<img src="https://other.example/">' }, false],
  ["a frame", { html: "<iframe></iframe>" }, false],
  ["more than 20 kB", { html: "x".repeat(20_001) }, false],
  ["rules", { css: ".p1{top:0}" }, true],
  ["the end of its element", { css: "</style><script>1" }, false],
  ["a picture in a rule", { css: ".p1{background:url(https://other.example/)}" }, false],
  ["an imported stylesheet", { css: '@import "https://other.example/"' }, false],
  ["a fact at a place of the build", { facts: [{ slots: { f0: { field: "data.0.due", as: "money" } } }] }, true],
  ["a fact elsewhere", { facts: [{ slots: { "f0]": { field: "due" } } }] }, false],
  ["a field that is no path", { facts: [{ slots: { f0: { field: "due()" } } }] }, false],
])("of a first paint, %s is accepted or refused", (_, more, isAccepted) => {
  expect(accepts(more)).toBe(isAccepted);
});
