import { describe, expect, it } from "vitest";
import { countStories } from "./measure.ts";

const source = `const meta = { title: "Screens/Loan/Order" } satisfies Meta;
export const Received: Story = { parameters: describeStory("Specification 4: a processing state.") };
export const Unnamed: Story = { parameters: describeStory("Something unexpected.") };
`;
const story = (exportName: string, hasSteps = false) => ({ title: "Screens/Loan/Order", exportName, hasSteps, source });

describe("countStories", () => {
  it("counts stories that name their section, and stories with steps", () => {
    expect(countStories([story("Received", true), story("Unnamed")])).toEqual([
      { name: "Screens/Loan/Order", stories: 2, withSteps: 1, withSection: 1 },
    ]);
  });

  it("ignores the section in the description of the whole file", () => {
    const all = source.replace("title:", 'description: "Specification 7", title:');
    expect(countStories([{ ...story("Unnamed"), source: all }])[0]?.withSection).toBe(0);
  });
});
