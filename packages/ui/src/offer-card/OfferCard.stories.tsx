import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { logo } from "../testing/logos.ts";
import { OfferCard } from "./OfferCard.tsx";

const offer = {
  name: "Palengke Plus",
  logo: logo("palengke-plus"),
  description: "For market and store stock",
  rangeDescription: "Loan amount",
  range: "₱2,000.00 – ₱20,000.00",
  rate: "0.05% a day",
  buttonText: "Apply now",
  isEnabled: true,
};

const guide: ComponentGuide = {
  tasks: ["Offer a product"],
  use: ["A product that the lender recommends, with its range, rate and one button."],
  avoid: ["The borrower's own loan: use `ProductCard`."],
  anatomy: {
    "Logo, name and description": "Who offers what.",
    Tags: "Optional, short and quiet.",
    "Range and rate": "The terms, before the button.",
    Button: "Tonal. The whole card takes the tap.",
  },
  parts: { "Logo, name and description": ".head", Tags: ".tags", "Range and rate": ".terms", Button: "button" },
  rules: [
    { do: "Keep the rate on the card.", dont: "Show it only after the tap." },
    {
      do: "Keep a closed offer readable with the lender's reason on its button.",
      dont: "Hide it, or leave the reason out.",
    },
  ],
  content: ["All texts come from the lender. Equal tags appear once."],
  keyboard: {
    Tab: "Moves to the button, not to the card. A closed offer is skipped.",
    "Enter, Space": "Opens the product.",
  },
  screenReader: ["An article with the product's name; the button is read with that name."],
};

const meta = {
  title: "Components/Loans and money/OfferCard",
  parameters: { guide, gutter: true },
  component: OfferCard,
  args: { offer, onOpen: fn() },
} satisfies Meta<typeof OfferCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Enabled: Story = {
  name: "Offers a product with its range and rate",
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Apply now" }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

/** Rule order-details.disabled-product: a product with the flag "0" (a string) cannot be opened. */
export const Disabled: Story = {
  name: "Says why a product is not available",
  args: { offer: { ...offer, name: "Ani Loan", buttonText: "Full today", isEnabled: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Full today" })).toBeDisabled();
  },
};

export const Tagged: Story = {
  name: "Shows the tags of a product",
  args: { offer: { ...offer, tags: ["Fast", "New borrowers"] } },
};
export const LargestAmount: Story = {
  name: "Wraps the largest amount",
  args: {
    offer: {
      ...offer,
      range: "₱2,345,678,901.00 – ₱12,345,678,901.00",
      rate: "0.05% a day, until 2026-12-21",
      buttonText: "Borrow ₱12,345,678,901.00",
    },
  },
};
export const Waiting: Story = { name: "Waits for the lender after the tap", args: { waiting: true } };
