import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { DigitsField } from "./DigitsField.tsx";

type Props = Omit<ComponentProps<typeof DigitsField>, "value" | "onChange">;

function Typed(props: Props) {
  const [digits, setDigits] = useState("");
  return <DigitsField {...props} value={digits} onChange={setDigits} />;
}

const guide: ComponentGuide = {
  tasks: ["Ask for an account, card or mobile number"],
  use: ["Numbers that are not amounts: mobile number, bank account, card, ID number."],
  avoid: ["Amounts: use `MoneyField`.", "A code with letters: use `TextField`."],
  anatomy: {
    Label: "What number it is.",
    Input: "Groups the digits while they are typed; opens the numeric keyboard.",
    "Hint and error": "As in every field.",
  },
  parts: { Label: "label", Input: "input", "Hint and error": ".hint, .error" },
  rules: [
    { do: "Take a pasted number with its spaces and dashes.", dont: "Refuse a paste because it has the wrong shape." },
    { do: "Say when a pasted number was cut.", dont: "Cut it silently: the last digits decide where money goes." },
  ],
  content: ['Say how many digits are expected: "Too short. Enter all 12 digits."'],
  keyboard: { Tab: "Moves to the input.", Letters: "Are ignored. The cursor stays where it was." },
  screenReader: [
    'Label, "edit text", the digits, then hint and error.',
    "When a paste is cut, the message is announced.",
  ],
  alsoCalled: ["digits field"],
};

const meta = {
  title: "Components/Forms/DigitsField",
  parameters: { guide, gutter: true },
  component: Typed,
  args: { label: "Account number", grouping: "card" },
} satisfies Meta<typeof Typed>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Rule formatting.card-input: bank-card input is digits only, grouped in fours. */
export const BankCard: Story = {
  name: "Groups the digits of a bank card",
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Account number" });
    await userEvent.type(input, "0012a45-67");
    await expect(input).toHaveValue("0012 4567");
  },
};

/** Rule formatting.phone-input: phone-type input is digits only, at most 11, grouped 3-4-4. */
export const Phone: Story = {
  name: "Groups the digits of a mobile number",
  args: { label: "Mobile number", grouping: "phone" },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Mobile number" });
    await userEvent.type(input, "0917 123 4567 89");
    await expect(input).toHaveValue("091 7123 4567");
  },
};

/** Rule formatting.number-input: number input is digits only. */
export const Plain: Story = {
  name: "Asks for digits without groups",
  args: { label: "SMS code", grouping: "none", max: 6 },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "SMS code" });
    await userEvent.type(input, "12a-3 45.678");
    await expect(input).toHaveValue("123456");
    await expect(input).toHaveAttribute("inputmode", "numeric");
  },
};
export const Wrong: Story = {
  name: "Says how to mend a wrong number",
  args: { error: "Too short. Enter all 12 digits." },
};
