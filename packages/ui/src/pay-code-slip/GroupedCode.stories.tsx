import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../card/Card.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { GroupedCode } from "./GroupedCode.tsx";

const guide: ComponentGuide = {
  tasks: ["Show a code to pay with"],
  use: ["A code to pay with at a counter, in a wallet or at a bank, with a `CopyButton` beside it."],
  avoid: ["A text that nobody reads aloud or types: write it as text."],
  anatomy: { Code: "In groups that are easy to read out." },
  parts: { Code: ".code" },
  rules: [
    { do: "Show exactly the characters of the server.", dont: "Add dashes: a cashier would type them." },
    { do: "Show one live code per channel and mark older ones as replaced.", dont: "Leave two codes that look alike." },
  ],
  content: ['A label above it says what kind of code it is: "Payment code", "Reference code".'],
  keyboard: {},
  screenReader: ["The code digit by digit, with a pause between groups."],
  alsoCalled: ["slip", "pay code", "payment code"],
};

const meta = {
  title: "Components/Loans and money/GroupedCode",
  parameters: { guide, gutter: true },
  component: GroupedCode,
  args: { code: "801244673091" },
  render: (args) => (
    <Card>
      <GroupedCode {...args} />
    </Card>
  ),
} satisfies Meta<typeof GroupedCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Shows a code to pay with" };
export const LongCode: Story = {
  name: "Wraps a long code between its groups",
  args: { code: "80124467309180124467309180124467" },
};
export const OwnGroups: Story = { name: "Keeps the groups that the lender sends", args: { code: "PH-26 1121 0042" } };
export const LongGroup: Story = {
  name: "Breaks a group that is wider than the phone",
  args: { code: `PH ${"8".repeat(60)}` },
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector("[role=img]")?.parentElement?.getBoundingClientRect();
    for (const group of canvasElement.querySelectorAll("[role=img] > span")) {
      await expect(group.getBoundingClientRect().right).toBeLessThanOrEqual(place?.right ?? 0);
    }
  },
};
