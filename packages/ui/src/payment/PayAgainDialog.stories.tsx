import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { PayAgainDialog } from "./PayAgainDialog.tsx";

const guide: ComponentGuide = {
  tasks: ["Prevent a second payment"],
  use: ["A tap on Pay while an earlier payment is not settled."],
  avoid: ["Any other confirmation: use `Dialog`."],
  anatomy: {
    Title: 'The question: "Pay again?"',
    Text: "Why waiting is safer.",
    Buttons: "Pay again, outlined; Wait, solid.",
  },
  parts: { Title: "h2", Text: "p", Buttons: ".pair" },
  rules: [{ do: "Make waiting the solid button.", dont: "Block the second payment: sometimes it is needed." }],
  content: ["Built in. It states what may happen, not what is forbidden."],
  keyboard: { Tab: "Stays inside the dialog.", Escape: "Closes it, as Wait does; the focus returns to the button." },
  screenReader: ['"Pay again? dialog", then its text.'],
};

const meta = {
  title: "Components/Loans and money/PayAgainDialog",
  parameters: { guide },
  component: PayAgainDialog,
  args: { onPayAgain: fn(), onClose: fn() },
} satisfies Meta<typeof PayAgainDialog>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: "Asks whether to pay a second time",
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Pay again?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Wait" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole("button", { name: "Pay again" }));
    await expect(args.onPayAgain).toHaveBeenCalledTimes(1);
  },
};
