import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { TextField } from "./TextField.tsx";

type Props = Omit<ComponentProps<typeof TextField>, "value" | "onChange">;

function Typed(props: Props) {
  const [value, setValue] = useState("");
  return <TextField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Components/TextField",
  component: Typed,
  parameters: { gutter: true },
  args: { label: "Name" },
} satisfies Meta<typeof Typed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Name" });
    await userEvent.type(input, "Maria Santos");
    await expect(input).toHaveValue("Maria Santos");
  },
};
export const Hint: Story = { args: { hint: "As on your ID." } };
export const Wrong: Story = { args: { error: "Enter your name as on your ID." } };
export const BesideAButton: Story = {
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
