import { describe, expect, it } from "vitest";
import { checkSpecification, findCitations } from "./specification.ts";

const page = `# Orders

- **order.title** The title of the page, on
  two lines.
  - A detail of it.

### Validation of the order

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

it("reads the title of a test, and only a story with steps as one", () => {
  const titlesOf = (file: string, text: string) => findCitations(file, text, new Set(["order"])).map((one) => one.test);
  expect(titlesOf("order.test.tsx", test)).toEqual(["shows the title", "refuses %s", "refuses %s"]);
  expect(titlesOf("order.stories.tsx", story)).toEqual([undefined, "Refused", "Refused"]);
});

describe("checkSpecification", () => {
  it("accepts pages whose rules are all tested", () => {
    expect(check()).toEqual([]);
  });

  const twice = page.replace("order.text", "order.title");
  const built = test.replace("order.text", "order.receipt");
  it.each<[string, string, Record<string, string>]>([
    ["without a test", "order.md:9: order.text has no test.", { "order.test.tsx": test.replace(', "order.text"', "") }],
    ["without a story", "order.md:9: order.text has no story", { "order.stories.tsx": story.replace("play", "args") }],
    ["that exists twice", "order.md:9: order.title already exists at order.md:3.", { "order.md": twice }],
    ["that is built", "order.md:13: order.receipt has a test", { "order.test.tsx": built }],
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
