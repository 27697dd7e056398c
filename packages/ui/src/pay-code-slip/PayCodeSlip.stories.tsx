import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
export const LongGroup: Story = {
  args: { code: `PH ${"8".repeat(60)}` },
  render: (args) => (
    <div style={{ width: "288px" }}>
      <PayCodeSlip {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const slip = canvasElement.querySelector("section")?.getBoundingClientRect();
    for (const group of canvasElement.querySelectorAll("[role=img] > span")) {
      await expect(group.getBoundingClientRect().right).toBeLessThanOrEqual(slip?.right ?? 0);
    }
  },
};
