import { describe, expect, it } from "vitest";
import { countStories } from "./measure.ts";

const source = `const meta = { title: "Screens/Loan/Order" } satisfies Meta;
export const Received: Story = { parameters: describeStory("Rule order-details.status-21: a processing state.") };
export const Unnamed: Story = { parameters: describeStory("Something unexpected.") };
`;
const story = (exportName: string, hasSteps = false) => ({ title: "Screens/Loan/Order", exportName, hasSteps, source });

describe("countStories", () => {
  it("counts stories that name their rule, and stories with steps", () => {
    expect(countStories([story("Received", true), story("Unnamed")])).toEqual([
      { name: "Screens/Loan/Order", stories: 2, withSteps: 1, withRule: 1 },
    ]);
  });

  it("ignores the rule in the description of the whole file", () => {
    const all = source.replace("title:", 'description: "Rule requests.path", title:');
    expect(countStories([{ ...story("Unnamed"), source: all }])[0]?.withRule).toBe(0);
  });
});
