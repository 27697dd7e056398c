import type { Meta, StoryObj } from "@storybook/react-vite";
import { PaymentNotice } from "./PaymentNotice.tsx";

const meta = {
  title: "Components/PaymentNotice",
  component: PaymentNotice,
  args: { state: "processing", amount: "₱2,650.00", channelName: "Sandbox Wallet", at: "2026-11-21 10:00:00" },
} satisfies Meta<typeof PaymentNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const Started: Story = { args: { state: "started" } };
export const Received: Story = { args: { state: "paid" } };
export const Declined: Story = { args: { state: "refused" } };
export const NothingElseKnown: Story = { args: { amount: "", channelName: "", at: "" } };
