import type { Meta, StoryObj } from "@storybook/react-vite";
import { DetailRows } from "../detail-rows/DetailRows.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { logo } from "../testing/ComponentGuide.ts";
import { ProductCard } from "./ProductCard.tsx";

const guide: ComponentGuide = {
  tasks: ["Show a product and its order"],
  use: ["The loan that a screen is about: its product, then its terms."],
  avoid: ["A product that is offered: it needs its rate and a button."],
  anatomy: {
    Logo: "The product's picture, or its initial.",
    Name: "The product; wraps to as many lines as it needs.",
    "Second line": "Optional: the order number or a description.",
    Details: "Optional rows below a hairline.",
  },
  parts: { Logo: ".logo", Name: ".name", Details: "dl" },
  rules: [
    { do: "Use one per screen.", dont: "List several loans with it." },
    { do: "Show the order number where somebody may have to read it out.", dont: "Show it in the title of a screen." },
  ],
  content: ["Texts come from the lender and are never shortened."],
  keyboard: {},
  screenReader: ["A region with the product's name; the logo is silent."],
};

const meta = {
  title: "Components/Loans and money/ProductCard",
  parameters: { guide, gutter: true },
  component: ProductCard,
  args: {
    name: "Sandbox Cash",
    logo: logo("sandbox-cash"),
    children: (
      <DetailRows
        rows={[
          { label: "Loan amount", value: "₱10,000.00" },
          { label: "Term", value: "120 days" },
        ]}
      />
    ),
  },
} satisfies Meta<typeof ProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithRows: Story = { name: "Shows a product with its terms" };
export const WithOrderNumber: Story = { name: "Shows the number of an order", args: { sub: "No. 2611210042" } };
export const HeadAlone: Story = { name: "Shows the name without any terms", args: { children: undefined } };
export const LargestAmount: Story = {
  name: "Wraps the largest amount",
  args: {
    sub: "Up to ₱12,345,678,901.00 until 2026-12-21",
    children: <DetailRows rows={[{ label: "Loan amount", value: "₱12,345,678,901.00" }]} />,
  },
};
export const LongName: Story = {
  name: "Wraps a long name",
  args: { name: "Sandbox Cash Pangmatagalang Pautang para sa mga Negosyante" },
};
