import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Card } from "../card/Card.tsx";
import { dueRow } from "../relative-day/RelativeDay.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { DetailRows } from "./DetailRows.tsx";

const guide: ComponentGuide = {
  tasks: ["List labels and values"],
  use: ["The terms of a loan: label on the left, value on the right."],
  avoid: ["The one amount that matters: use `MoneyBlock` above the rows.", "Payments over time: use `Plan`."],
  anatomy: {
    Label: "In a quieter colour; wraps.",
    Value: "Strong, with even digits; wraps and stays on the right.",
    Total: "A hairline above and bold text.",
    "More and Hide": "Optional, when there are more rows than the card needs.",
  },
  parts: { Label: "dt", Value: "dd", Total: ".total", "More and Hide": "button" },
  rules: [
    { do: "Keep amounts, rates and dates visible.", dont: "Fold away a charge." },
    { do: "Mark the one row that adds up the others as total.", dont: "Mark every amount as important." },
  ],
  content: ["Labels are nouns without a colon. Values carry their unit."],
  keyboard: { Tab: "Moves to More or Hide, if there are any.", "Enter, Space": "Unfolds or folds." },
  screenReader: ["Each label with its value. More says whether it is expanded."],
};

const meta = {
  title: "Components/Loans and money/DetailRows",
  parameters: { guide, gutter: true },
  component: DetailRows,
  args: {
    rows: [
      { label: "Principal", value: "₱2,500.00" },
      { label: "Interest", value: "₱150.00" },
      { label: "Other fees", value: "₱0.00" },
      { label: "Total to repay", value: "₱2,650.00", isTotal: true },
    ],
  },
  render: (args) => (
    <Card>
      <DetailRows {...args} />
    </Card>
  ),
} satisfies Meta<typeof DetailRows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = { name: "Lists what an order consists of" };

export const Collapsed: Story = {
  name: "Shows two rows until More is tapped",
  args: { collapseTo: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText("Other fees")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await expect(canvas.getByText("Other fees")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Hide" }));
    await expect(canvas.queryByText("Other fees")).toBeNull();
  },
};

export const LongText: Story = {
  name: "Wraps long labels and values",
  args: {
    rows: [
      { label: "Paraan ng pagbabayad na pinili sa huling pagkakataon", value: "Corner Store counter, Quezon City" },
      { label: "Reference", value: "8012446730918012446730918012446730918012" },
      { label: "Amount", value: "₱99,999,999,999.99" },
    ],
  },
};

export const LargestAmount: Story = {
  name: "Wraps the largest amount",
  args: {
    rows: [
      { label: "Loan amount", value: "₱12,345,678,901.00" },
      { label: "Interest", value: "₱12345678901.00" },
      { label: "Paid", value: "2026-12-21 10:00:00" },
      { label: "Between", value: "2026-12-21 and 2027-01-20" },
      { label: "Total to repay", value: "₱12,345,678,901.00", isTotal: true },
    ],
  },
};

export const Due: Story = {
  name: "Says in words when a day is due",
  args: {
    rows: [
      { label: "Amount", value: "₱2,650.00" },
      dueRow("Due date", "2026-12-21", () => Date.parse("2026-12-18T10:00:00+08:00")),
    ],
  },
};
