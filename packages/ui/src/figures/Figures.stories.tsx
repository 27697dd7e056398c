import type { Meta, StoryObj } from "@storybook/react-vite";
import { Figures } from "./Figures.tsx";

const meta = {
  title: "Components/Figures",
  component: Figures,
  args: { children: "Pay ₱2.650 on or before 2026-12-21, 10:00." },
  parameters: { gutter: true },
} satisfies Meta<typeof Figures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InASentence: Story = {};
export const LargestAmount: Story = { args: { children: "Up to ₱12,345,678,901.00 until 2026-12-21" } };
export const LargestWithoutSeparators: Story = { args: { children: "₱12345678901.00 by Sandbox Wallet" } };
