import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ListIcon } from "../icon/icons.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { Notice } from "./Notice.tsx";

const guide: ComponentGuide = {
  tasks: ["Warn before a mistake", "Explain something beside the content"],
  use: ["One thing to know on this screen that stays true while it is open."],
  avoid: ["The result of a tap: use `Toast`.", "A screen without content: use `StateView`."],
  anatomy: {
    Icon: "By tone: information, warning, danger, positive.",
    Title: "Optional, a few words.",
    Text: "One or two lines.",
    Arrow: "Only if the notice opens something; then all of it is a link or a button.",
  },
  parts: { Icon: ".icon", Title: ".title", Text: ".text" },
  rules: [
    { do: "Use at most one or two per screen.", dont: "Stack notices until nobody reads them." },
    { do: "Say the fact first, then what to do.", dont: "Use danger for something that is only important." },
  ],
  content: ["Tone, icon and words say the same, so that it works without colour."],
  keyboard: { Tab: "Moves to it only if it opens something.", "Enter, Space": "Opens it." },
  screenReader: ["Its text in place. It is not announced by itself."],
};

const meta = {
  title: "Components/Messages/Notice",
  parameters: { guide, gutter: true },
  component: Notice,
  args: { children: "Your loan is sent here. Use an account in your own name." },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = { name: "Explains something beside the content" };
export const Warning: Story = {
  name: "Warns before a mistake",
  args: { tone: "warning", children: "Pay once only. Keep the receipt." },
};
export const Danger: Story = {
  name: "Says that something is wrong",
  args: { tone: "danger", children: "Your payment is late. A late fee is included. It grows every day until you pay." },
};
export const Positive: Story = {
  name: "Says that all is well",
  args: { tone: "positive", children: "Fully paid. Thank you." },
};

export const LargestAmount: Story = {
  name: "Wraps the largest amount",
  args: { tone: "positive", title: "Received", children: "₱12,345,678,901.00 by Sandbox Wallet, 2026-12-21 10:00." },
};

const openInstructions = fn();
export const Leading: Story = {
  name: "Opens more when it is tapped",
  args: {
    icon: <ListIcon />,
    title: "Repayment instructions",
    children: "Counter or app, step by step",
    render: <button type="button" onClick={openInstructions} />,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Repayment instructions/ }));
    await expect(openInstructions).toHaveBeenCalledTimes(1);
  },
};

export const Link: Story = {
  name: "Opens another page as a link",
  args: { title: "Check your order", children: "Your payment may be under way.", render: <a href="#order">Order</a> },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: /Check your order/ });
    await expect(link.getAttribute("href")).toBe("#order");
  },
};
