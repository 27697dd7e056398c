import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { MoneyField } from "./MoneyField.tsx";

function Amount() {
  const [amount, setAmount] = useState("");
  return <MoneyField label="Amount" value={amount} onChange={setAmount} />;
}

const guide: ComponentGuide = {
  tasks: ["Ask for an amount"],
  use: ["An amount in pesos that the borrower chooses."],
  avoid: ["An amount that is only shown: use `MoneyBlock` or `DetailRows`."],
  anatomy: {
    Label: "What is paid or wanted.",
    Input: "Opens the keyboard with a decimal point; keeps what is typed.",
    Hint: "The smallest and the largest amount.",
  },
  parts: { Label: "label", Input: "input", Hint: ".hint" },
  rules: [
    { do: "State the limits before typing.", dont: "Correct an amount silently to the nearest allowed one." },
    {
      do: "Repeat the amount beside the button that spends it.",
      dont: "Let a button pay an amount that has scrolled away.",
    },
  ],
  content: ['Write limits with the currency: "Between ₱500.00 and ₱2,650.00."'],
  keyboard: { Tab: "Moves to the input.", "A key in a full field": "Is ignored with a message." },
  screenReader: ['Label, "edit text", the amount, then hint and error.'],
};

const meta = {
  title: "Components/Forms/MoneyField",
  component: Amount,
  parameters: { guide, gutter: true },
} satisfies Meta<typeof Amount>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Rule formatting.money-input: keeps what is typed, up to a maximum length. */
export const Default: Story = {
  name: "Asks for an amount of money",
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Amount" });
    await expect(input).toHaveAttribute("inputmode", "decimal");
    await userEvent.type(input, "₱1,325.50");
    await expect(input).toHaveValue("₱1,325.50");
    await userEvent.type(input, " ".repeat(15));
    await userEvent.type(input, "5");
    await expect(input).toHaveValue(`₱1,325.50${" ".repeat(15)}`);
    await expect(input).toHaveAccessibleDescription(/Only 24 characters fit/);
  },
};
