import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { OfferCard } from "./OfferCard.tsx";

const offer = {
  name: "Palengke Plus",
  logo: "",
  description: "For market and store stock",
  rangeDescription: "Loan amount",
  range: "₱2.000 – ₱20.000",
  rate: "0.05% a day",
  buttonText: "Apply now",
  isEnabled: true,
};

const meta = {
  title: "Components/OfferCard",
  component: OfferCard,
  args: { offer, onOpen: fn() },
} satisfies Meta<typeof OfferCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Enabled: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Apply now" }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

/** Rule order-details.disabled-product: a product with the flag "0" (a string) cannot be opened. */
export const Disabled: Story = {
  args: { offer: { ...offer, name: "Ani Loan", buttonText: "Full today", isEnabled: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Full today" })).toBeDisabled();
  },
};

export const Tagged: Story = { args: { offer: { ...offer, tags: ["Fast", "New borrowers"] } } };
export const LargestAmount: Story = {
  args: {
    offer: {
      ...offer,
      range: "₱2,345,678,901.00 – ₱12,345,678,901.00",
      rate: "0.05% a day, until 2026-12-21",
      buttonText: "Borrow ₱12,345,678,901.00",
    },
  },
};
export const Waiting: Story = { args: { waiting: true } };
