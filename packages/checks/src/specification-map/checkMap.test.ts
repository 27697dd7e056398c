import { describe, expect, it } from "vitest";
import { checkMap } from "./checkMap.ts";
import { findTests } from "./findTests.ts";
import { renderPage } from "./renderPage.ts";
import type { Section } from "./SpecificationLine.ts";

const code = `
  import { describe, it } from "vitest";
  describe("an order", () => {
    it("is shown", () => { expect(<b>it's</b>).toMatch(/["'\`]/); });
    it.each([["a"]] as const)("of %s is paid", async (one: string) => {});
    it.skipIf(false)('is "late"', () => {});
  });
  for (const path of ["/"]) test(\`\${path} opens\`, () => {});
  test.describe("on a desktop", () => { test("is wide", () => {}); });
  // it("is only talked about", () => {});
`;
const testFiles = { order: "apps/loan/order.test.tsx" };

/** Checks a map with one line. The proofs are plain strings, because their type only accepts real test files. */
const check = (
  own: Partial<Section["lines"][number]> = {},
  { page, files = testFiles }: { page?: string; files?: Record<string, string> } = {},
) => {
  const proofs = ["order: is shown"] as unknown as Section["lines"][number]["proofs"];
  const sections: readonly Section[] = [
    { title: "4. States", lines: [{ kind: "rule", text: "An order | is shown", proofs, ...own }] },
  ];
  return checkMap({
    sections,
    testFiles: files,
    page: page ?? renderPage(sections, files),
    readFile: (file) => (file === "apps/loan/order.test.tsx" ? code : undefined),
  });
};
const proofs = (...names: string[]) => ({ proofs: names as unknown as Section["lines"][number]["proofs"] });

it("finds test titles as written, for every kind of test call", () => {
  expect([...findTests("order.test.tsx", code)]).toEqual([
    "is shown",
    "of %s is paid",
    'is "late"',
    "{path} opens",
    "is wide",
  ]);
});

describe("the check of the specification map", () => {
  it("accepts a map in which every line has an existing test", () => {
    expect(check()).toEqual([]);
    expect(check(proofs("order: of %s is paid", "order: {path} opens"))).toEqual([]);
  });

  it("fails when a line has no test", () => {
    expect(check(proofs())[0]).toBe('4. States: "An order | is shown" has no test. Write one, and name it in the map.');
  });

  it.each([["does not exist"], ["an order"], ["is only talked about"]])("fails when a file has no test %s", (name) => {
    expect(check(proofs(`order: ${name}`))).toEqual([
      `4. States: "An order | is shown": apps/loan/order.test.tsx has no test "${name}".`,
    ]);
  });

  it("fails when a file does not exist or has no short name", () => {
    expect(check({}, { files: { order: "apps/loan/missing.test.tsx" } })).toEqual([
      '4. States: "An order | is shown": missing file apps/loan/missing.test.tsx.',
    ]);
    expect(check(proofs("orders: is shown"))).toContain(
      '4. States: "An order | is shown": testFiles.ts has no "orders".',
    );
  });

  it("fails when a short name is unused", () => {
    expect(check({}, { files: { ...testFiles, old: "apps/loan/order.test.tsx" } })).toEqual([
      'testFiles.ts: nothing refers to "old". Remove it.',
    ]);
  });

  it("fails when the generated page is out of date", () => {
    expect(check({}, { page: "# Specification map" })).toEqual([expect.stringContaining("--write")]);
  });
});
