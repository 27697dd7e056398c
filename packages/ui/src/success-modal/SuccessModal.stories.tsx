import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { SuccessModal } from "./SuccessModal.tsx";

const guide: ComponentGuide = {
  tasks: ["Say that something was sent"],
  use: ["Something that the borrower waited for is done, and the next screen follows."],
  avoid: ["An everyday result such as a copy: use `Toast`.", "Something to decide: use `Dialog`."],
  anatomy: {
    Picture: "A kite: light, not a party.",
    Title: "What is done.",
    Text: "Optional: the amount or what happens next.",
  },
  parts: { Picture: ".illustration", Title: "h2", Text: "p" },
  rules: [
    { do: "Close by itself after 1.5 seconds.", dont: "Add a button: there is nothing to decide." },
    { do: "Repeat the fact on the next screen.", dont: "Make this the only confirmation of a payment." },
  ],
  content: ['A fact in the past: "Complaint sent".'],
  keyboard: {},
  screenReader: ["Announced as a dialog with its title; then the focus goes to the next screen."],
};

const meta = {
  title: "Components/Messages/SuccessModal",
  parameters: { guide },
  component: SuccessModal,
  args: { open: true, title: "Sent", text: "Promised reply within 3 weekdays", onDone: fn() },
} satisfies Meta<typeof SuccessModal>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Rule formatting.success-modal: it stays 1.5 s. */
export const Default: Story = {
  name: "Says that a task is done",
  play: async ({ args }) => {
    await expect(await within(document.body).findByRole("dialog", { name: "Sent" })).toBeVisible();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1), { timeout: 3000 });
  },
};

export const LargestAmount: Story = {
  name: "Wraps the largest amount",
  args: { title: "Payment received", text: "₱12,345,678,901.00 by Sandbox Wallet, 2026-12-21 10:00" },
};
