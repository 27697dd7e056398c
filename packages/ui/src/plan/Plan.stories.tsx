import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../card/Card.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { Plan } from "./Plan.tsx";

const days = [
  { title: "First payment", date: "2026-12-21", amount: "₱2,650.00" },
  { title: "Second payment", date: "2027-01-20", amount: "₱2,650.00" },
  { title: "Third payment", date: "2027-02-19", amount: "₱2,650.00" },
  { title: "Last payment", date: "2027-03-21", amount: "₱2,650.00" },
] as const;

const guide: ComponentGuide = {
  tasks: ["Show the payments of a loan"],
  use: ["The payments of a loan in order: what is paid, what is next, what is late."],
  avoid: [
    "Terms without dates: use `DetailRows`.",
    "The steps of an application: the order page has a timeline of its own.",
  ],
  anatomy: {
    Mark: "A check for paid, a sun for the next one, a warning for late. Always with a word.",
    "Title and amount": 'One line: "Payment 2", and what it costs.',
    "Date and state": "The day, the state in words, and how far away the day is when `now` is passed.",
  },
  parts: { Mark: ".mark", "Title and amount": ".row", "Date and state": ".about" },
  rules: [
    { do: "Show every payment, also the far ones.", dont: "Show only the first and hide the total." },
    { do: "Name a late payment calmly.", dont: "Use red alone." },
  ],
  content: ['"Paid", "Next", "Overdue" are built in. A remark of the server replaces them when it says more.'],
  keyboard: {},
  screenReader: ["A list with the number of payments; each with amount, date and state."],
  alsoCalled: ["payment plan"],
};

const meta = {
  title: "Components/Loans and money/Plan",
  parameters: { guide, gutter: true },
  component: Plan,
  args: { days },
  render: (args) => (
    <Card title="Payment plan">
      <Plan {...args} />
    </Card>
  ),
} satisfies Meta<typeof Plan>;
export default meta;

type Story = StoryObj<typeof meta>;

const MARKS = ["paid", "overdue", "next"] as const;

export const Upcoming: Story = { name: "Shows the payments to come" };
export const LargestAmount: Story = {
  name: "Wraps the largest amount",
  args: { days: days.map((day, index) => ({ ...day, amount: index > 1 ? "₱12345678901.00" : "₱12,345,678,901.00" })) },
};
export const Marked: Story = {
  name: "Marks paid, late and next payments",
  args: {
    days: days.map((day, index) => {
      const mark = MARKS[index];
      return mark === undefined ? day : { ...day, mark };
    }),
  },
};

export const LongRemark: Story = {
  name: "Begins no line with a separator",
  args: {
    days: days.map((day) => ({ ...day, remark: "A part of it was paid at a store" })),
    now: () => 1_795_564_800_000,
  },
  async play({ canvasElement, canvas }) {
    await canvas.findAllByText(/^in .* days$/);
    for (const fact of canvasElement.querySelectorAll("li p > span > :not(:empty)")) {
      fact.scrollIntoView();
      const { left, top } = fact.getBoundingClientRect();
      const isFirstOfLine = left === fact.parentElement?.getBoundingClientRect().left;
      await expect(fact.contains(document.elementFromPoint(left + 4, top + 8))).toBe(!isFirstOfLine);
    }
  },
};
