import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { TextField } from "./TextField.tsx";

type Props = Omit<ComponentProps<typeof TextField>, "value" | "onChange">;

function Typed(props: Props) {
  const [value, setValue] = useState("");
  return <TextField {...props} value={value} onChange={setValue} />;
}

const guide: ComponentGuide = {
  tasks: ["Ask for a line of text", "Ask for a date"],
  use: ["One line that the borrower types: a name, an SMS code, an address."],
  avoid: [
    "Numbers of a phone or card: use `DigitsField`.",
    "An amount: use `MoneyField`.",
    "A choice from a list: use `PickerField`.",
  ],
  anatomy: {
    Label: "Above the field, always visible.",
    Input: "52 px high, with an edge that is visible in the sun.",
    Beside: 'Optional: a small button such as "Get code".',
    Hint: "Optional: an example or where to find it.",
    Error: "An icon and one sentence, under the field.",
  },
  parts: { Label: "label", Input: "input", Beside: ".beside", Hint: ".hint", Error: ".error" },
  rules: [
    {
      do: "Report an error after the borrower leaves the field or submits.",
      dont: "Mark a field red while somebody still types.",
    },
    {
      do: "Keep everything that was typed, also after an error of the server.",
      dont: "Clear a field to make somebody try again.",
    },
  ],
  content: [
    'A label is a noun: "Name", "SMS code".',
    'An error says how to mend it: "Enter your name as on your ID."',
    "Put an example in the hint. A placeholder disappears when it is needed.",
  ],
  keyboard: { Tab: "Moves to the input, then to the button beside it." },
  screenReader: [
    'Label, "edit text", then hint and error.',
    "A new error is announced politely, without moving the focus.",
  ],
};

const meta = {
  title: "Components/Forms/TextField",
  component: Typed,
  parameters: { guide, gutter: true },
  args: { label: "Name" },
} satisfies Meta<typeof Typed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: "Asks for a line of text",
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Name" });
    await userEvent.type(input, "Maria Santos");
    await expect(input).toHaveValue("Maria Santos");
  },
};
export const Hint: Story = { name: "Explains what to write", args: { hint: "As on your ID." } };
export const Wrong: Story = {
  name: "Says how to mend a wrong text",
  args: { error: "Enter your name as on your ID." },
};
export const BesideAButton: Story = {
  name: "Fits on one line with a button",
  args: {
    label: "SMS code",
    autoComplete: "one-time-code",
    beside: (
      <Button variant="tonal" size="s">
        Get code
      </Button>
    ),
  },
};
