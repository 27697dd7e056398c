import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { DigitsField } from "./DigitsField.tsx";

type Props = Omit<ComponentProps<typeof DigitsField>, "value" | "onChange">;

function Typed(props: Props) {
  const [digits, setDigits] = useState("");
  return <DigitsField {...props} value={digits} onChange={setDigits} />;
}

const meta = {
  title: "Components/DigitsField",
  parameters: { gutter: true },
  component: Typed,
  args: { label: "Account number", grouping: "card" },
} satisfies Meta<typeof Typed>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Rule formatting.card-input: bank-card input is digits only, grouped in fours. */
export const BankCard: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Account number" });
    await userEvent.type(input, "0012a45-67");
    await expect(input).toHaveValue("0012 4567");
  },
};

/** Rule formatting.phone-input: phone-type input is digits only, at most 11, grouped 3-4-4. */
export const Phone: Story = {
  args: { label: "Mobile number", grouping: "phone" },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Mobile number" });
    await userEvent.type(input, "0917 123 4567 89");
    await expect(input).toHaveValue("091 7123 4567");
  },
};

/** Rule formatting.number-input: number input is digits only. */
export const Plain: Story = {
  args: { label: "SMS code", grouping: "none", max: 6 },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "SMS code" });
    await userEvent.type(input, "12a-3 45.678");
    await expect(input).toHaveValue("123456");
    await expect(input).toHaveAttribute("inputmode", "numeric");
  },
};
export const Wrong: Story = { args: { error: "Too short. Enter all 12 digits." } };
