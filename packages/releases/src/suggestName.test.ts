import { expect, it } from "vitest";
import { describeMissing, describeUnknown, suggestName } from "./suggestName.ts";

it.each([
  ["lone", "loan"],
  ["laon", "loan"],
  ["replay", "repay"],
  ["complaint", "complaints"],
  ["bank", "bank-binding"],
])("suggests for %s the name %s", (name, expected) => {
  const known = ["bank-binding", "complaints", "loan", "official-site", "promo", "repay"];
  expect(suggestName(name, known)).toBe(` Did you mean "${expected}"?`);
});

it.each(["savings", ""])("suggests nothing for %j", (name) => {
  expect(suggestName(name, ["loan", "promo"])).toBe("");
});

it("lists all known names", () => {
  expect(describeUnknown("remote", "savings", ["promo", "loan"])).toBe(
    'There is no remote "savings". There are loan, promo.',
  );
});

it("suggests the nearest file of a folder", () => {
  const file = `${import.meta.dirname}/sugestName.ts`;
  expect(describeMissing(file)).toBe(`There is no ${file}. Did you mean "suggestName.ts"?`);
  expect(describeMissing("nowhere/file.ts")).toBe("There is no nowhere/file.ts.");
});
