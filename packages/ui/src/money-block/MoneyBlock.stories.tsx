import type { Meta, StoryObj } from "@storybook/react-vite";
import { Band } from "../band/Band.tsx";
import { Card } from "../card/Card.tsx";
import { LowHills } from "../illustrations/motifs/Hills.tsx";
import { ScreenFrame } from "../screen-frame/ScreenFrame.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { MoneyBlock } from "./MoneyBlock.tsx";

const guide: ComponentGuide = {
  tasks: ["Show an amount"],
  use: ["The one number that a screen is about: what to repay, what is received."],
  avoid: ["Several amounts of equal weight: use `DetailRows`.", "An amount inside a sentence: use `Figures`."],
  anatomy: {
    Label: "What the amount is.",
    Amount: "The largest text of the screen, with a lighter peso sign.",
    Date: "Optional: the day on which it is due, with a calendar, and in words when `now` is passed.",
    Total: "Optional: what the borrower pays in all.",
  },
  parts: { Label: "dt", Amount: ".amount", Date: ".date", Total: ".total" },
  rules: [
    { do: "Show one per screen.", dont: "Put a second large amount below it." },
    { do: "Show the amount exactly as the lender sent it.", dont: "Compute, round or shorten it." },
  ],
  content: ['A label in two or three words: "Repayment amount". The date has a label too.'],
  keyboard: {},
  screenReader: ["Label and amount, then label and date, as a list of terms."],
  alsoCalled: ["large amount"],
};

const meta = {
  title: "Components/Loans and money/MoneyBlock",
  parameters: { guide, gutter: true },
  component: MoneyBlock,
  args: {
    amount: { label: "Amount due", value: "₱2,650.00" },
    date: { label: "Due date", value: "2026-12-21" },
  },
  render: (args) => (
    <Card>
      <MoneyBlock {...args} />
    </Card>
  ),
} satisfies Meta<typeof MoneyBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnCard: Story = { name: "Shows the amount to pay and its date" };
export const DueInThreeDays: Story = {
  name: "Says in words when an amount is due",
  args: { now: () => Date.parse("2026-12-18T10:00:00+08:00") },
};
export const Late: Story = {
  name: "Says how late an amount is and what each day adds",
  args: { now: () => Date.parse("2026-12-24T10:00:00+08:00"), lateDayFee: "₱4.41" },
};
export const WithTotal: Story = {
  name: "Shows what a loan costs in all",
  args: { total: { label: "Total to repay", value: "₱10,600.00" } },
};
export const AmountAlone: Story = {
  name: "Shows an amount without a date",
  render: ({ amount }) => <MoneyBlock amount={amount} />,
};
export const LargestAmount: Story = {
  name: "Wraps the largest amount",
  args: { amount: { label: "Amount due", value: "₱12,345,678,901.00" } },
};
export const InTheSky: Story = {
  name: "Shows an amount on the brand's band",
  render: (args) => (
    <ScreenFrame
      title="Repayment"
      band={
        <Band low scene={<LowHills />}>
          <MoneyBlock {...args} />
        </Band>
      }
    />
  ),
};
