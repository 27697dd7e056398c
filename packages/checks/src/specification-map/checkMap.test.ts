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

/** The map checker is given texts as a data file would hold them, so the titles here are plain strings. */
const check = (
  own: Partial<Section["lines"][number]> = {},
  { page, files = testFiles }: { page?: string; files?: Record<string, string> } = {},
) => {
  const proofs = ["order: is shown"] as unknown as Section["lines"][number]["proofs"];
  const sections: readonly Section[] = [
    { title: "4. States", lines: [{ kind: "rule", says: "An order | is shown", proofs, ...own }] },
  ];
  return checkMap({
    sections,
    testFiles: files,
    page: page ?? renderPage(sections, files),
    readFile: (file) => (file === "apps/loan/order.test.tsx" ? code : undefined),
  });
};
const proofs = (...names: string[]) => ({ proofs: names as unknown as Section["lines"][number]["proofs"] });

it("the titles of a file's tests are found as they are written, whatever made the test", () => {
  expect([...findTests("order.test.tsx", code)]).toEqual([
    "is shown",
    "of %s is paid",
    'is "late"',
    "{path} opens",
    "is wide",
  ]);
});

describe("the check of the specification map", () => {
  it("has nothing to say when every line has a test that is there", () => {
    expect(check()).toEqual([]);
    expect(check(proofs("order: of %s is paid", "order: {path} opens"))).toEqual([]);
  });

  it("fails when a line has no test", () => {
    expect(check(proofs())[0]).toBe('4. States: "An order | is shown" has no test. Write one, and name it in the map.');
  });

  it.each([["is not there"], ["an order"], ["is only talked about"]])("fails when a file has no test %s", (name) => {
    expect(check(proofs(`order: ${name}`))).toEqual([
      `4. States: "An order | is shown": apps/loan/order.test.tsx has no test "${name}".`,
    ]);
  });

  it("fails when a file is not there, or has no short name", () => {
    expect(check({}, { files: { order: "apps/loan/gone.test.tsx" } })).toEqual([
      '4. States: "An order | is shown": there is no apps/loan/gone.test.tsx.',
    ]);
    expect(check(proofs("orders: is shown"))).toContain(
      '4. States: "An order | is shown": testFiles.ts knows no "orders".',
    );
  });

  it("fails when a short name is used by nobody", () => {
    expect(check({}, { files: { ...testFiles, old: "apps/loan/order.test.tsx" } })).toEqual([
      'testFiles.ts: nothing refers to "old". Take it out.',
    ]);
  });

  it("fails when the page is not the map's", () => {
    expect(check({}, { page: "# Specification map" })).toEqual([expect.stringContaining("--write")]);
  });
});
