import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { Checkbox } from "./Checkbox.tsx";

function Consent() {
  const [isAgreed, setIsAgreed] = useState(true);
  return (
    <Checkbox label="I have read and agree" checked={isAgreed} onChange={setIsAgreed}>
      <p>
        <a href="#loan-agreement" style={{ display: "inline-block", padding: "12px 0" }}>
          Loan agreement
        </a>
      </p>
    </Checkbox>
  );
}

const guide: ComponentGuide = {
  tasks: ["Ask for consent"],
  use: ["Agreeing to something that can be read first, with its links below."],
  avoid: ["One of several options: use `RadioList`.", "An effect that happens at once: use a `Button`."],
  anatomy: {
    Box: "24 px inside a target of 48 px.",
    Label: "What is agreed, in the first person.",
    Links: "Each agreement on its own line, each 48 px high.",
  },
  parts: { Box: ".mark", Label: "label", Links: "a" },
  rules: [
    { do: "Put the links next to the box and above the button.", dont: 'Hide an agreement behind "terms apply".' },
    { do: "Keep the button readable when consent is missing, and say what is missing.", dont: "Scroll away silently." },
  ],
  content: [`"I have read and agree". The links have the agreements' own names.`],
  keyboard: { Tab: "The box, then each link.", Space: "Checks or unchecks." },
  screenReader: ['Label, "checkbox, checked". The links are separate.'],
};

const meta = {
  title: "Components/Forms/Checkbox",
  component: Consent,
  parameters: { guide, gutter: true },
} satisfies Meta<typeof Consent>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Rule confirmation.consent-checked: the consent starts checked. */
export const StartsChecked: Story = {
  name: "Asks for consent",
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: "I have read and agree" });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};
