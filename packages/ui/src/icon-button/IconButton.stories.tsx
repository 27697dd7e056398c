import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { CloseIcon } from "../icon/icons.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { IconButton } from "./IconButton.tsx";

const guide: ComponentGuide = {
  tasks: ["Offer an action without a label"],
  use: ["Back, close, call and zoom: the few symbols that everybody knows, where a word does not fit."],
  avoid: ["Anything that a word explains better: use a `quiet` or small `Button`."],
  anatomy: {
    Icon: "24 px, in the colour of the text around it.",
    Target: "48 by 48 px, also where the icon looks smaller.",
  },
  parts: { Icon: "svg", Target: "button" },
  rules: [
    { do: 'Name what happens: "Close", "Call 0288880000".', dont: 'Name the drawing: "Cross", "Phone".' },
    { do: "Use at most one at the end of the app bar.", dont: "Build a toolbar of symbols." },
  ],
  content: ["The label is never seen, but read out and used for voice control. Write it like a button's label."],
  keyboard: { Tab: "Moves to it.", "Enter, Space": "Presses it." },
  screenReader: ['The label, then "button".'],
};

const meta = {
  title: "Components/Actions/IconButton",
  parameters: { guide, gutter: true },
  component: IconButton,
  args: { label: "Close", children: <CloseIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Offers an action as an icon with a name",
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Close" });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(48);
  },
};
