import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { SuccessModal } from "./SuccessModal.tsx";

const meta = {
  title: "Components/SuccessModal",
  component: SuccessModal,
  args: { open: true, title: "Sent", text: "Promised reply within 3 weekdays", onDone: fn() },
} satisfies Meta<typeof SuccessModal>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Rule formatting.success-modal: it stays 1.5 s. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await within(document.body).findByRole("dialog", { name: "Sent" })).toBeVisible();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1), { timeout: 3000 });
  },
};

export const LargestAmount: Story = {
  args: { title: "Payment received", text: "₱12,345,678,901.00 by Sandbox Wallet, 2026-12-21 10:00" },
};
