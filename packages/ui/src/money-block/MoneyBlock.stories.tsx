import type { Meta, StoryObj } from "@storybook/react-vite";
import { Band } from "../band/Band.tsx";
import { Card } from "../card/Card.tsx";
import { LowHills } from "../illustrations/LowHills.tsx";
import { ScreenFrame } from "../screen-frame/ScreenFrame.tsx";
import { MoneyBlock } from "./MoneyBlock.tsx";

const meta = {
  title: "Components/MoneyBlock",
  component: MoneyBlock,
  args: {
    amount: { label: "Amount due", value: "₱2.650" },
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

export const OnCard: Story = {};
export const AmountAlone: Story = { render: ({ amount }) => <MoneyBlock amount={amount} /> };
export const LargestAmount: Story = { args: { amount: { label: "Amount due", value: "₱12,345,678,901.00" } } };
export const InTheSky: Story = {
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
