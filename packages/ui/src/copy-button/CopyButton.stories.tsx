import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { CopyButton } from "./CopyButton.tsx";

const guide: ComponentGuide = {
  tasks: ["Let somebody copy a code"],
  use: ["A text that the borrower needs in another app: a payment code, a reference."],
  avoid: ["A text that nobody enters elsewhere."],
  anatomy: {
    Icon: "Two sheets; a check after copying.",
    Label: '"Copy", then "Copied" for two seconds.',
  },
  parts: { Icon: "svg", Label: ".text" },
  rules: [
    {
      do: "Keep the text itself on the screen.",
      dont: "Hide the text behind the button: some webviews refuse to copy.",
    },
    { do: "Copy the text without the spaces that make it readable.", dont: "Copy the label with it." },
  ],
  content: ["The label is built in and translated."],
  keyboard: { Tab: "Moves to it.", "Enter, Space": "Copies, and keeps the focus." },
  screenReader: ['"Copy, button". After copying, "Copied" is announced once.'],
};

const meta = {
  title: "Components/Actions/CopyButton",
  parameters: { guide, gutter: true },
  component: CopyButton,
  args: { text: "801244673091" },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Copies a text to the clipboard" };
export const Copied: Story = {
  name: "Says that the text was copied",
  beforeEach: () => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async () => {} } });
    return () => Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // A region that is live from the start is announced with its screen.
    await expect(canvasElement.querySelector("[aria-live]")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(await canvas.findByRole("button", { name: "Copied" })).toBeVisible();
    await expect(canvasElement.querySelector("[aria-live]")).toHaveTextContent("Copied");
  },
};
