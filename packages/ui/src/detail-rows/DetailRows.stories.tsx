import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Card } from "../card/Card.tsx";
import { DetailRows } from "./DetailRows.tsx";

const meta = {
  title: "Components/DetailRows",
  component: DetailRows,
  args: {
    rows: [
      { label: "Principal", value: "₱2.500" },
      { label: "Interest", value: "₱150" },
      { label: "Other fees", value: "₱0" },
      { label: "Total to repay", value: "₱2.650", isTotal: true },
    ],
  },
  render: (args) => (
    <Card>
      <DetailRows {...args} />
    </Card>
  ),
} satisfies Meta<typeof DetailRows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Collapsed: Story = {
  args: { collapseTo: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText("Other fees")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await expect(canvas.getByText("Other fees")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Hide" }));
    await expect(canvas.queryByText("Other fees")).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    rows: [
      { label: "Paraan ng pagbabayad na pinili sa huling pagkakataon", value: "Corner Store counter, Quezon City" },
      { label: "Reference", value: "8012446730918012446730918012446730918012" },
      { label: "Amount", value: "₱99.999.999.999,99" },
    ],
  },
};

export const LargestAmount: Story = {
  args: {
    rows: [
      { label: "Loan amount", value: "₱12,345,678,901.00" },
      { label: "Interest", value: "₱12345678901.00" },
      { label: "Paid", value: "2026-12-21 10:00:00" },
      { label: "Between", value: "2026-12-21 and 2027-01-20" },
      { label: "Total to repay", value: "₱12,345,678,901.00", isTotal: true },
    ],
  },
};
