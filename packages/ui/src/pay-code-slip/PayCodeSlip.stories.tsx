import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { logo } from "../testing/ComponentGuide.ts";
import { PayCodeSlip } from "./PayCodeSlip.tsx";

const guide: ComponentGuide = {
  tasks: ["Show a code to pay with"],
  use: ["A code to pay with at a counter, in a wallet or at a bank."],
  avoid: ["Other codes and references: use `CopyButton` beside the text."],
  anatomy: {
    "Logo and place": "Where this code works.",
    "Cut line": "Separates the place from the code.",
    Code: "In groups that are easy to read out.",
    Copy: "Copies the code without spaces.",
  },
  parts: { "Logo and place": ".top", "Cut line": ".cut", Code: ".code", Copy: ".copy" },
  rules: [
    { do: "Show exactly the characters of the server.", dont: "Add dashes: a cashier would type them." },
    { do: "Show one live code per channel and mark older ones as replaced.", dont: "Leave two codes that look alike." },
  ],
  content: ['The label says what kind of code it is: "Payment code", "Reference code".'],
  keyboard: { Tab: "Moves to Copy.", "Enter, Space": "Copies." },
  screenReader: ["Place and label, then the code digit by digit, with a pause between groups."],
  alsoCalled: ["slip", "pay code", "payment code"],
};

const meta = {
  title: "Components/Loans and money/PayCodeSlip",
  parameters: { guide, gutter: true },
  component: PayCodeSlip,
  args: {
    label: "Payment code",
    title: "Corner Store counter",
    logo: logo("corner-store"),
    code: "801244673091",
  },
} satisfies Meta<typeof PayCodeSlip>;
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
  render: (args) => (
    <div style={{ width: "288px" }}>
      <PayCodeSlip {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const slip = canvasElement.querySelector("section")?.getBoundingClientRect();
    for (const group of canvasElement.querySelectorAll("[role=img] > span")) {
      await expect(group.getBoundingClientRect().right).toBeLessThanOrEqual(slip?.right ?? 0);
    }
  },
};
