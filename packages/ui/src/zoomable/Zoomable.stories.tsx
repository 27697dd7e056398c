import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Status174 } from "../illustrations/Status174.tsx";
import { Zoomable } from "./Zoomable.tsx";

const meta = {
  title: "Components/Zoomable",
  component: Zoomable,
  args: { label: "Payment day", children: <Status174 /> },
} satisfies Meta<typeof Zoomable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Grown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Zoom in" }));
    await expect(canvas.getByText("150 %")).toBeVisible();
  },
};
