import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { TextArea } from "./TextArea.tsx";

const COMPLAINT_MAX = 200;

function Complaint({ first, isQuoted }: { first: string; isQuoted: boolean }) {
  const [text, setText] = useState(first);
  const field = { label: "Tell us what happened", value: text, max: COMPLAINT_MAX };
  return isQuoted ? <TextArea {...field} /> : <TextArea {...field} onChange={setText} />;
}

const guide: ComponentGuide = {
  tasks: ["Ask what happened, in several sentences"],
  use: ["Something to explain: what happened, and when."],
  avoid: ["One line: use `TextField`.", "A known set of reasons: use `RadioList` first, and this for the rest."],
  anatomy: {
    Label: 'A request in a few words: "Tell us what happened".',
    "Text area": "Five lines.",
    Counter: "Used and allowed characters, 95/200.",
  },
  parts: { Label: "label", "Text area": "textarea", Counter: ".counter" },
  rules: [
    { do: "Stop at the limit and keep what was typed.", dont: "Let somebody write more and refuse it later." },
    { do: "Keep the text when sending fails.", dont: "Empty the form before the response." },
  ],
  content: ["Ask for one thing. If a fact decides the case, ask for it in a separate field."],
  keyboard: { Tab: "Moves in and out. Tab never types a tab.", Enter: "Starts a new line." },
  screenReader: ['Label, "edit text", the text, then the counter.', "When a paste is cut, the message is announced."],
};

const meta = {
  title: "Components/Forms/TextArea",
  parameters: { guide, gutter: true },
  component: Complaint,
  args: { first: "", isQuoted: false },
} satisfies Meta<typeof Complaint>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Rule complaints.text-length: at most 200 characters, further input is ignored. */
export const Full: Story = {
  name: "Counts up to its limit",
  args: { first: "x".repeat(COMPLAINT_MAX - 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "Tell us what happened" }), "yz");
    await expect(canvas.getByText("200/200")).toBeVisible();
  },
};
export const Empty: Story = { name: "Asks for several sentences" };
export const ReadOnly: Story = {
  name: "Quotes what was written",
  args: { first: "I paid at the corner store yesterday.", isQuoted: true },
};
