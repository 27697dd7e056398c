import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { TextArea } from "./TextArea.tsx";

const COMPLAINT_MAX = 200;

function Complaint({ first, readOnly }: { first: string; readOnly: boolean }) {
  const [text, setText] = useState(first);
  return (
    <TextArea label="Tell us what happened" value={text} onChange={setText} max={COMPLAINT_MAX} readOnly={readOnly} />
  );
}

const meta = {
  title: "Components/TextArea",
  parameters: { gutter: true },
  component: Complaint,
  args: { first: "", readOnly: false },
} satisfies Meta<typeof Complaint>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Rule complaints.text-length: at most 200 characters, further input is ignored. */
export const Full: Story = {
  args: { first: "x".repeat(COMPLAINT_MAX - 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "Tell us what happened" }), "yz");
    await expect(canvas.getByText("200/200")).toBeVisible();
  },
};
export const Empty: Story = {};
export const ReadOnly: Story = { args: { first: "I paid at the corner store yesterday.", readOnly: true } };
