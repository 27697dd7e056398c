import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { PaymentNotice } from "./PaymentNotice.tsx";

const guide: ComponentGuide = {
  tasks: ["Say that a payment failed", "Say that a payment is pending or received"],
  use: ["The newest payment of an order: started, reported, pending, received or declined."],
  avoid: ["News that is not about a payment: use `Notice`."],
  anatomy: {
    "Icon and colour": "Neutral, warning, positive or danger, never without the title.",
    Title: "The state in two or three words.",
    "What to do": "One sentence; none once a payment is received.",
    Facts: "Amount, channel and time, as far as known.",
  },
  parts: { "Icon and colour": ".icon", Title: ".title", "What to do": ".text", Facts: ".facts" },
  rules: [
    { do: "Show it above the buttons, so that nobody pays twice.", dont: "Show it below a solid Pay button." },
    { do: 'Say "nothing was taken" when a payment is declined.', dont: "Leave somebody guessing where the money is." },
  ],
  content: ["The texts are built in, in four languages. They promise no other time than the one that is passed."],
  keyboard: {},
  screenReader: ["Title, text and facts in order."],
};

const meta = {
  title: "Components/Loans and money/PaymentNotice",
  parameters: { guide, gutter: true },
  component: PaymentNotice,
  args: {
    state: "processing",
    amount: "₱2,650.00",
    channelName: "Sandbox Wallet",
    at: "2026-11-21 10:00:00",
    now: () => Date.parse("2026-11-21T11:00:00+08:00"),
  },
} satisfies Meta<typeof PaymentNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = { name: "Warns against paying a second time" };
export const Started: Story = { name: "Says that a payment was started", args: { state: "started" } };
export const Promised: Story = {
  name: "Says by when a payment arrives",
  args: { expectedBy: "2026-11-21 12:00", isHeaded: true },
};
export const Received: Story = { name: "Says that a payment was received", args: { state: "paid" } };
export const Declined: Story = { name: "Says that a payment failed", args: { state: "refused" } };
export const NothingElseKnown: Story = {
  name: "Says only what is known",
  args: { amount: "", channelName: "", at: "" },
};
