import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { CopyButton } from "./CopyButton.tsx";

const meta = {
  title: "Components/CopyButton",
  component: CopyButton,
  args: { text: "801244673091", onCopied: fn() },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Copied: Story = {
  beforeEach: () => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async () => {} } });
    return () => Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(await canvas.findByRole("button", { name: "Copied" })).toBeVisible();
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
  },
};
