import type { Meta, StoryObj } from "@storybook/react-vite";
import { DetailRows } from "../detail-rows/DetailRows.tsx";
import { ProductCard } from "./ProductCard.tsx";

const meta = {
  title: "Components/ProductCard",
  component: ProductCard,
  args: {
    name: "Sandbox Cash",
    children: (
      <DetailRows
        rows={[
          { label: "Loan amount", value: "₱10.000" },
          { label: "Term", value: "120 days" },
        ]}
      />
    ),
  },
} satisfies Meta<typeof ProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithRows: Story = {};
export const WithOrderNumber: Story = { args: { sub: "No. 2611210042" } };
export const HeadAlone: Story = { args: { children: undefined } };
export const LargestAmount: Story = {
  args: {
    sub: "Up to ₱12,345,678,901.00 until 2026-12-21",
    children: <DetailRows rows={[{ label: "Loan amount", value: "₱12,345,678,901.00" }]} />,
  },
};
export const LongName: Story = { args: { name: "Sandbox Cash Pangmatagalang Pautang para sa mga Negosyante" } };
