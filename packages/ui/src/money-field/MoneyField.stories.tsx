import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { MoneyField } from "./MoneyField.tsx";

function Amount({ max }: { max: number }) {
  const [amount, setAmount] = useState("");
  return <MoneyField label="Amount" value={amount} onChange={setAmount} max={max} />;
}

const meta = {
  title: "Components/MoneyField",
  component: Amount,
  parameters: { gutter: true },
  args: { max: 9 },
} satisfies Meta<typeof Amount>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Rule formatting.money-input: digits and a decimal point, respecting a maximum length. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Amount" });
    await expect(input).toHaveAttribute("inputmode", "decimal");
    await userEvent.type(input, "1,2650.505");
    await expect(input).toHaveValue("1.26");
    await userEvent.clear(input);
    await userEvent.type(input, "2650.505");
    await expect(input).toHaveValue("2650.50");
  },
};
