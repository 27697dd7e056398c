import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { CopyIcon } from "../icon/icons.tsx";
import { ChevronRightIcon } from "../icon/noticeIcons.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { Button } from "./Button.tsx";

const guide: ComponentGuide = {
  tasks: ["Offer an action"],
  use: [
    "An action that changes something or moves the borrower on: repay, confirm, submit.",
    "`solid` for the one main action of a view, `tonal` for a useful second one, `line` for Cancel, `quiet` for Back.",
  ],
  avoid: [
    "Moving to another address with nothing to save, as an action: use `render` with a link, which looks the same.",
    "A symbol without a word: use `IconButton`.",
    "Choosing between options: use `RadioList` or `Tabs`.",
  ],
  anatomy: {
    Label: "One to three words that name the result.",
    "Icon before or after": "Optional. A copy symbol before, an arrow after when a page opens.",
    Ring: "Replaces the label's space while the server works. The width stays, so nothing moves.",
  },
  parts: { Label: ".text", "Icon before or after": "svg", Ring: ".ring" },
  rules: [
    {
      do: "Give a view one solid button, at the bottom, under the thumb.",
      dont: "Put two solid buttons side by side: the borrower has to guess which one is meant.",
    },
    {
      do: "Keep a disabled button readable and write the reason beside it.",
      dont: "Fade it out, or hide why it cannot be tapped.",
    },
    {
      do: "Show `waiting` from the tap until the response.",
      dont: "Disable the button while waiting: it loses the focus and looks broken.",
    },
  ],
  content: [
    'Begin with a verb in sentence case: "Get code", "Go to payment". Words from the specification, such as REPAY, stay as they are.',
    "Repeat the amount beside a button that spends money.",
    "Leave a third more room than English needs. Filipino wraps to two lines, and never loses a word.",
  ],
  keyboard: {
    Tab: "Moves to the button. The ring shows it.",
    "Enter, Space": "Presses it. While it waits, nothing is sent twice.",
  },
  screenReader: ['The label, then "button". While waiting: "busy" and "dimmed", and the focus stays.'],
};

const meta = {
  title: "Components/Actions/Button",
  parameters: { guide, gutter: true },
  component: Button,
  args: { children: "Repayment", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Solid: Story = {
  name: "Offers the main action of a screen",
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Repayment" }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Tonal: Story = {
  name: "Offers an action beside the main one",
  args: { variant: "tonal", children: "Rollover Repayment", iconAfter: <ChevronRightIcon size="s" /> },
};
export const Line: Story = { name: "Offers a way to cancel", args: { variant: "line", children: "Cancel" } };
export const Quiet: Story = { name: "Offers the least important action", args: { variant: "quiet", children: "Back" } };
export const Small: Story = {
  name: "Fits beside a text",
  args: { variant: "tonal", size: "s", children: "Copy", iconBefore: <CopyIcon size="s" /> },
};
export const Disabled: Story = {
  name: "Says why an action is not available",
  args: { disabled: true, children: "Full today" },
};

export const Waiting: Story = {
  name: "Waits for the response after a tap",
  args: { waiting: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Repayment" }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const SmallWaiting: Story = {
  name: "Waits for the response in a small button",
  args: { ...Small.args, waiting: true },
};
export const LongFilipino: Story = {
  name: "Wraps a long label in Filipino",
  args: { children: "Ipagpaliban ang pagbabayad hanggang sa susunod na due date" },
};
