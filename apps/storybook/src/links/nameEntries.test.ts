import { expect, it } from "vitest";
import { nameEntries, nameIndex } from "./offerLinks.ts";
import { readLinks } from "./readLinks.ts";

const links = await readLinks();
const pages = nameEntries(
  {
    order: { type: "docs", title: "Screens/Loan/Order details", name: "Docs" },
    tokens: { type: "docs", title: "Foundations/Tokens", name: "Docs" },
    story: { type: "story", title: "Screens/Loan/Order details", name: "Shows an order" },
  },
  links,
);

it("names a page by its title and leaves stories as they are", () => {
  expect([pages.order?.name, pages.story?.name]).toEqual(["Order details", "Shows an order"]);
});

it("finds a page by its messages in every language", () => {
  const titles = pages.order && "anchors" in pages.order ? JSON.stringify(pages.order.anchors) : "";
  const [key = ""] = links.screens.find(({ title }) => title.endsWith("Order details"))?.words ?? [];
  expect(links.words[key]).toHaveLength(4);
  for (const text of links.words[key] ?? []) expect(titles).toContain(text);
});

it("finds a token by its name", () => {
  expect(pages.tokens).toMatchObject({
    anchors: expect.arrayContaining([{ id: "page", title: expect.stringMatching(/^--page: ./) }]),
  });
});

it("adds the messages to an index once, however often Storybook calls it", async () => {
  const entries = { order: { type: "docs", title: "Screens/Loan/Order details", name: "Docs" } };
  const generator = { getIndex: async () => ({ entries }) };
  for (const one of [1, 2, 3]) expect(await nameIndex(generator), String(one)).toBe(generator);
  expect((await generator.getIndex()).entries).toEqual(nameEntries(entries, links));
});
