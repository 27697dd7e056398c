import { describe, expect, it } from "vitest";
import { checkSpecification, findCitations, findRules } from "./specification.ts";

const page = `# Orders

- **order.title** The title of the page, on
  two lines.
  - A detail of it.

## Validation

- **order.text** A text is not empty.

## Not built yet

- **order.receipt** A receipt.
`;
const test = `
  it("shows the title", { tags: "order.title" }, () => {});
  it.each(["a"])("refuses %s", {
    timeout: 9,
    tags: ["order.title", "order.text"],
  }, () => {});
`;
const story = `export const Empty: Story = { parameters: describe("Rule order.title: no text.") };
/** Rules order.title and order.text: refused. */
export const Refused: Story = { play: async () => {} };
`;
const files = { "order.md": page, "order.test.tsx": test, "order.stories.tsx": story };

/** Checks a repository of one page, one test file and one file of stories, with some of them replaced. */
function check(replaced: Record<string, string> = {}) {
  const all = Object.entries({ ...files, ...replaced });
  return checkSpecification(
    new Map(all.filter(([file]) => file.endsWith(".md"))),
    new Map(all.filter(([file]) => !file.endsWith(".md") || file.startsWith("docs/"))),
  );
}

describe("findRules", () => {
  it("reads the id, the whole text, the line and the section of each rule", () => {
    const [title, text] = findRules(new Map([["order.md", page]]));
    expect(title).toEqual({
      id: "order.title",
      text: "The title of the page, on two lines. - A detail of it.",
      at: "order.md:3",
      section: "",
    });
    expect(text).toMatchObject({ id: "order.text", at: "order.md:9", section: "Validation" });
  });
});

describe("findCitations", () => {
  const pages = new Set(["order"]);

  it("reads the tags of Vitest and Playwright with the title of their test", () => {
    expect(findCitations("order.test.tsx", test, pages)).toEqual([
      { id: "order.title", at: "order.test.tsx:2", test: "shows the title" },
      { id: "order.title", at: "order.test.tsx:5", test: "refuses %s" },
      { id: "order.text", at: "order.test.tsx:5", test: "refuses %s" },
    ]);
    const journey = 'test(`opens a page`, { tag: "@order.title" }, async () => {});';
    expect(findCitations("order.spec.ts", journey, pages)).toMatchObject([{ test: "opens a page" }]);
  });

  it("counts a story as a test only when it has steps", () => {
    expect(findCitations("order.stories.tsx", story, pages)).toEqual([
      { id: "order.title", at: "order.stories.tsx:1" },
      { id: "order.title", at: "order.stories.tsx:2", test: "Refused" },
      { id: "order.text", at: "order.stories.tsx:2", test: "Refused" },
    ]);
  });

  it("reads comments in code, and code spans in documents whose page exists", () => {
    expect(findCitations("a.ts", "// Fixed (rule order.title). `order.text` is no citation.", pages)).toHaveLength(1);
    const text = "See `order.title`, `order.ts`, `window.open` and rule order.text.";
    expect(
      findCitations("a.md", text, pages)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(["order.text", "order.title"]);
  });
});

describe("checkSpecification", () => {
  it("accepts pages whose rules are all tested", () => {
    expect(check()).toEqual([]);
  });

  it.each<[string, string, Record<string, string>]>([
    ["without a test", "order.md:9: order.text has no test.", { "order.test.tsx": test.replace(', "order.text"', "") }],
    ["without a story", "order.md:9: order.text has no story", { "order.stories.tsx": story.replace("play", "args") }],
    [
      "that exists twice",
      "order.md:9: order.title already exists at order.md:3.",
      {
        "order.md": page.replace("order.text", "order.title"),
      },
    ],
    [
      "of another page",
      'order.md:13: payment.receipt must start with "order."',
      {
        "order.md": page.replace("order.receipt", "payment.receipt"),
      },
    ],
    [
      "that is built",
      "order.md:13: order.receipt has a test",
      {
        "order.test.tsx": test.replace("order.text", "order.receipt"),
      },
    ],
  ])("refuses a rule %s", (_, problem, replaced) => {
    expect(check(replaced).join("\n")).toContain(problem);
  });

  it.each([
    ["order.test.tsx", `${test}it("x", { tags: "order.titel" }, () => {});`],
    ["order.stories.tsx", story.replace("Rule order.title", "Rule order.titel")],
    ["order.ts", "// Rule order.titel."],
    ["docs/words.md", "See `order.titel`."],
  ])("refuses an unknown id in %s", (file, text) => {
    expect(check({ [file]: text }).join("\n")).toContain("there is no rule order.titel.");
  });
});
