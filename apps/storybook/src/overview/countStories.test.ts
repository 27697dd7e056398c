import { describe, expect, it } from "vitest";
import { countStories } from "./countStories.ts";

const source = `const meta = { title: "Screens/Loan/Order" } satisfies Meta;
export const Received: Story = { parameters: told("Specification 4: a processing state.") };
export const Odd: Story = { parameters: told("Something odd.") };
`;
const story = (exportName: string, hasSteps = false) => ({ title: "Screens/Loan/Order", exportName, hasSteps, source });

describe("countStories", () => {
  it("counts what names its section, and what has steps", () => {
    expect(countStories([story("Received", true), story("Odd")])).toEqual([
      { name: "Screens/Loan/Order", stories: 2, withSteps: 1, withSection: 1 },
    ]);
  });

  it("takes the section of the whole file for none of its stories", () => {
    const all = source.replace("title:", 'description: "Specification 7", title:');
    expect(countStories([{ ...story("Odd"), source: all }])[0]?.withSection).toBe(0);
  });
});
