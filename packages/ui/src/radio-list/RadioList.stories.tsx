import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { RadioList, type RadioOption } from "./RadioList.tsx";

function Choice({ options }: { options: readonly RadioOption<string>[] }) {
  const [value, setValue] = useState<string>();
  return <RadioList label="Payment Method" options={options} value={value} onChange={setValue} />;
}

const meta = {
  title: "Components/RadioList",
  component: Choice,
  args: {
    options: [
      { value: "wallet", label: "Sandbox Wallet", logo: "" },
      { value: "counter", label: "Corner Store counter", logo: "", sub: "Open until 9 pm" },
    ],
  },
} satisfies Meta<typeof Choice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLogos: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "Corner Store counter" }));
    await expect(canvas.getByRole("radio", { name: "Corner Store counter" })).toBeChecked();
  },
};
export const Plain: Story = {
  args: { options: ["Manila", "Quezon City", "Cebu"].map((city) => ({ value: city, label: city })) },
};
