import { expect, it } from "vitest";
import { firstPaintCss, skeletonCss } from "./firstPaintCss.ts";

const css = [
  ":root{--ink:red;--edge:var(--line);--line:1px;--gap:2px;--late:3px}@media (prefers-color-scheme:dark){:root{--ink:#fff;--late:4px}}",
  "h1{color:var(--ink)}",
  ".sk-card{border-width:var(--edge)}.sk-wider{top:0}.sk-list{gap:var(--late)}.sk-card>.sk-list{top:1px}",
].join("");

it("keeps the rules of a skeleton, of elements, and of what the start-up script adds, with their properties", () => {
  const kept = firstPaintCss(css, '<main class="sk-page sk-card"><h1></h1></main>', ".button{gap:var(--gap)}");
  for (const text of ["--ink:red", "--edge:var(--line)", "--line:1px", "--gap:2px", "h1{", ".sk-card{", ".sk-wider{"])
    expect(kept).toContain(text);
  expect(kept).toContain("--ink:#fff");
  expect(kept).not.toMatch(/late|sk-list/);
});

it("keeps every property for a public page, whose own styles use any", () => {
  const kept = skeletonCss(css, '<main class="sk-card"></main>');
  expect(kept).toContain("--late:3px");
  expect(kept).not.toContain("sk-list");
});
