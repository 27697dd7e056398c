import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { logo } from "../testing/ComponentGuide.ts";
import { RadioList, type RadioOption } from "./RadioList.tsx";

function Choice({ options }: { options: readonly RadioOption<string>[] }) {
  const [value, setValue] = useState<string>();
  return <RadioList label="Payment Method" options={options} value={value} onChange={setValue} />;
}

const guide: ComponentGuide = {
  tasks: ["Let somebody choose one of a few"],
  use: ["One of a few options that the borrower compares: payment channels, kinds of problem."],
  avoid: ["Many options: use `PickerField`.", "On or off: use `Checkbox`."],
  anatomy: {
    Logo: "Optional; the initial replaces a broken picture.",
    Label: "The option's name.",
    "Second line": "Optional: a limit, a fee, or why it cannot be used.",
    Dot: "At the end of the row, where a thumb does not hide the label.",
  },
  parts: { Logo: ".logo", Label: ".label", "Second line": ".sub", Dot: ".dot" },
  rules: [
    { do: "Make the whole row of 64 px tappable.", dont: "Make only the dot tappable." },
    { do: "Leave the choice empty when money depends on it.", dont: "Choose the most expensive option in advance." },
  ],
  content: ['Start each label with what differs: "Corner Store", not "Pay at Corner Store".'],
  keyboard: { Tab: "Enters at the chosen option, leaves the list.", Arrows: "Choose the next or previous option." },
  screenReader: [`The group's name, then the option, its second line, "1 of 4".`],
};

const meta = {
  title: "Components/Forms/RadioList",
  parameters: { guide },
  component: Choice,
  args: {
    options: [
      { value: "wallet", label: "Sandbox Wallet", logo: logo("sandbox-wallet") },
      { value: "counter", label: "Corner Store counter", logo: logo("corner-store"), sub: "Open until 9 pm" },
    ],
  },
} satisfies Meta<typeof Choice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLogos: Story = {
  name: "Asks for one of several banks",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "Corner Store counter" }));
    await expect(canvas.getByRole("radio", { name: "Corner Store counter" })).toBeChecked();
  },
};
export const Plain: Story = {
  name: "Asks for one of several choices",
  args: { options: ["Manila", "Quezon City", "Cebu"].map((city) => ({ value: city, label: city })) },
};
