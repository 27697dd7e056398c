import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { CopyIcon } from "../icon/icons.tsx";
import { ChevronRightIcon } from "../icon/noticeIcons.tsx";
import { Button } from "./Button.tsx";

const meta = {
  title: "Components/Button",
  component: Button,
  args: { children: "Repayment", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Solid: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Repayment" }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Tonal: Story = {
  args: { variant: "tonal", children: "Rollover Repayment", iconAfter: <ChevronRightIcon size="s" /> },
};
export const Line: Story = { args: { variant: "line", children: "Cancel" } };
export const Quiet: Story = { args: { variant: "quiet", children: "Back" } };
export const Small: Story = {
  args: { variant: "tonal", size: "s", children: "Copy", iconBefore: <CopyIcon size="s" /> },
};
export const Disabled: Story = { args: { disabled: true, children: "Full today" } };

export const Waiting: Story = {
  args: { waiting: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Repayment" }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const SmallWaiting: Story = { args: { ...Small.args, waiting: true } };
export const LongFilipino: Story = { args: { children: "Ipagpaliban ang pagbabayad hanggang sa susunod na due date" } };
