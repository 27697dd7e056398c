import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/Card.tsx";
import { Plan } from "./Plan.tsx";

const days = [
  { title: "First payment", date: "2026-12-21", amount: "₱2.650" },
  { title: "Second payment", date: "2027-01-20", amount: "₱2.650" },
  { title: "Third payment", date: "2027-02-19", amount: "₱2.650" },
  { title: "Last payment", date: "2027-03-21", amount: "₱2.650" },
] as const;

const meta = {
  title: "Components/Plan",
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

export const Upcoming: Story = {};
export const LargestAmount: Story = {
  args: { days: days.map((day, index) => ({ ...day, amount: index > 1 ? "₱12345678901.00" : "₱12,345,678,901.00" })) },
};
export const Marked: Story = {
  args: {
    days: days.map((day, index) => {
      const mark = MARKS[index];
      return mark === undefined ? day : { ...day, mark };
    }),
  },
};
