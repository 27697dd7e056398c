import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { DetailRows } from "../detail-rows/DetailRows.tsx";
import { RadioList } from "../radio-list/RadioList.tsx";
import { Sheet } from "./Sheet.tsx";

const CHANNELS = ["Sandbox Wallet", "Corner Store counter", "Online banking", "Pawnshop counter"];

function Channels({ count }: { count: number }) {
  const [channel, setChannel] = useState("0");
  const options = Array.from({ length: count }, (_, index) => ({
    value: String(index),
    label: CHANNELS[index] ?? `Channel ${index + 1}`,
    logo: "",
  }));
  return <RadioList label="Payment Method" options={options} value={channel} onChange={setChannel} />;
}

const meta = {
  title: "Components/Sheet",
  component: Sheet,
  args: {
    open: true,
    onClose: fn(),
    title: "Payment Method",
    children: <Channels count={4} />,
    footer: (
      <>
        <DetailRows rows={[{ label: "Repayment amount", value: "₱2.650" }]} />
        <Button>Payment</Button>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PaymentMethod: Story = {
  play: async ({ args }) => {
    const page = within(document.body);
    const sheet = await page.findByRole("dialog", { name: "Payment Method" });
    await userEvent.click(within(sheet).getByRole("radio", { name: "Online banking" }));
    await expect(within(sheet).getByRole("radio", { name: "Online banking" })).toBeChecked();
    await userEvent.click(within(sheet).getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledWith("button");
  },
};

export const ManyChoices: Story = { args: { children: <Channels count={30} /> } };
