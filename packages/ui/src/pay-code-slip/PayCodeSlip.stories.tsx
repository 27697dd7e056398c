import type { Meta, StoryObj } from "@storybook/react-vite";
import { PayCodeSlip } from "./PayCodeSlip.tsx";

const meta = {
  title: "Components/PayCodeSlip",
  component: PayCodeSlip,
  args: { label: "Payment code", title: "Corner Store counter", code: "801244673091" },
} satisfies Meta<typeof PayCodeSlip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongCode: Story = { args: { code: "80124467309180124467309180124467" } };
export const OwnGroups: Story = { args: { code: "PH-26 1121 0042" } };
