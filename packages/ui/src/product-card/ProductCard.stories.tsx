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
export const LongName: Story = { args: { name: "Sandbox Cash Pangmatagalang Pautang para sa mga Negosyante" } };
