import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { Figures } from "./Figures.tsx";

const guide: ComponentGuide = {
  tasks: ["Show an amount or date in a sentence"],
  use: ["Any text from the server that may contain an amount, a date, a time or a reference."],
  avoid: ["A single large amount: use `MoneyBlock`."],
  anatomy: {
    Text: "Wraps as usual.",
    Figure: "Stays on one line; an amount too long for the line breaks between thousands.",
  },
  parts: { Text: "#storybook-root > div", Figure: ".figure" },
  rules: [
    { do: "Wrap whole sentences with it.", dont: "Cut a sentence to keep a figure on the line." },
    { do: "Leave the figure's characters unchanged.", dont: "Add separators that the server did not send." },
  ],
  content: ["Write amounts as the language does: ₱2,650.00 in English and Filipino."],
  keyboard: {},
  screenReader: ["Read as plain text."],
};

const meta = {
  title: "Components/Loans and money/Figures",
  component: Figures,
  args: { children: "Pay ₱2,650.00 on or before 2026-12-21, 10:00." },
  parameters: { guide, gutter: true },
} satisfies Meta<typeof Figures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InASentence: Story = { name: "Keeps an amount whole in a sentence" };
export const LargestAmount: Story = {
  name: "Breaks the largest amount between thousands",
  args: { children: "Up to ₱12,345,678,901.00 until 2026-12-21" },
};
export const LargestWithoutSeparators: Story = {
  name: "Breaks an amount that has no separators",
  args: { children: "₱12345678901.00 by Sandbox Wallet" },
};
