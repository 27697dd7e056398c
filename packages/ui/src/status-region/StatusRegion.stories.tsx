import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Notice } from "../notice/Notice.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { StatusRegion } from "./StatusRegion.tsx";

function Checked({ children }: ComponentProps<typeof StatusRegion>) {
  const [isChecked, setIsChecked] = useState(false);
  return (
    <>
      <StatusRegion>{isChecked && children}</StatusRegion>
      <Button onClick={() => setIsChecked(true)}>Check</Button>
    </>
  );
}

const guide: ComponentGuide = {
  tasks: ["Announce something that changes on the page"],
  use: ["What appears on the page without a tap on it: a payment, the matches of a search."],
  avoid: ["What passes: use `Toast`.", "The error of a field: every field has its region."],
  anatomy: {
    Content: "Anything. Without it the region takes no room.",
  },
  parts: { Content: ".region" },
  rules: [{ do: "Render it before its content.", dont: "Insert the region together with its text." }],
  content: ["The same text that is visible."],
  keyboard: {},
  screenReader: ["Waits for a pause, then reads what is new."],
};

const meta = {
  title: "Components/Messages/StatusRegion",
  parameters: { guide, gutter: true },
  component: Checked,
  args: { children: <Notice tone="positive">Your payment was received.</Notice> },
} satisfies Meta<typeof Checked>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Announces what appears in it",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole("status");
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Check" }));
    await expect(region).toHaveTextContent("Your payment was received.");
  },
};
