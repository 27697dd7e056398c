import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { RelativeDay } from "./RelativeDay.tsx";

const guide: ComponentGuide = {
  tasks: ["Say in words how far away a day is"],
  use: ["Beside a date on which something is due or arrives."],
  avoid: ["In place of the date: keep both.", "A date in the past that is not a due date, such as a receipt."],
  anatomy: {
    Text: "Inherits size and colour of the text around it.",
  },
  parts: { Text: "#storybook-root > *" },
  rules: [
    { do: "Pass the lender's time, `api.now`.", dont: "Pass Date.now: many phones have a wrong clock." },
    {
      do: "Set isDue for a payment, so that a day that is over is late.",
      dont: "Set it for a decision or a transfer.",
    },
  ],
  content: ['Small words after a date: "in 3 days", "today", "3 days late".'],
  keyboard: {},
  screenReader: ["Part of the text around it."],
};

const meta = {
  title: "Components/Loans and money/RelativeDay",
  parameters: { guide, gutter: true },
  component: RelativeDay,
  args: { day: "2026-12-21", now: () => Date.parse("2026-12-18T10:00:00+08:00"), isDue: true },
} satisfies Meta<typeof RelativeDay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Says in how many days a date comes" };

export const Today: Story = {
  name: "Says that a date is today",
  args: { now: () => Date.parse("2026-12-21T10:00:00+08:00") },
};

export const Late: Story = {
  name: "Says how many days have passed since a date",
  args: { now: () => Date.parse("2026-12-24T10:00:00+08:00") },
};
