import { describe, expect, it } from "vitest";
import { chooseLooks } from "./chooseLooks.ts";

const entries = [
  { id: "button--primary", type: "story", title: "Components/Button", name: "Primary" },
  { id: "button--waiting", type: "story", title: "Components/Button", name: "Waiting" },
  { id: "band--clock", type: "story", title: "Components/Band", name: "Clock", tags: ["no-looks"] },
  { id: "button--docs", type: "docs", title: "Components/Button", name: "Docs" },
];

describe("chooseLooks", () => {
  it("selects every story, and variants of the first story of a title", () => {
    expect(chooseLooks(entries).map(({ name }) => name)).toEqual([
      "button--primary",
      "button--primary.dark",
      "button--primary.mangga",
      "button--primary.text-200",
      "button--waiting",
    ]);
  });

  it("selects only matching stories", () => {
    expect(chooseLooks(entries, { words: ["WAIT"] })[0]?.storyId).toBe("button--waiting");
    expect(chooseLooks(entries, { words: ["dialog"] })).toEqual([]);
  });

  it("includes the narrowest phone with --all", () => {
    expect(chooseLooks(entries, { all: true }).some(({ width }) => width === 320)).toBe(true);
  });
});
