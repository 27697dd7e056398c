import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { PayAgainDialog } from "./PayAgainDialog.tsx";

const meta = {
  title: "Components/PayAgainDialog",
  component: PayAgainDialog,
  args: { onPayAgain: fn(), onClose: fn() },
} satisfies Meta<typeof PayAgainDialog>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Pay again?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Wait" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole("button", { name: "Pay again" }));
    await expect(args.onPayAgain).toHaveBeenCalledTimes(1);
  },
};
