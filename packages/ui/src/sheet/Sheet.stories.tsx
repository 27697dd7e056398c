import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { DetailRows } from "../detail-rows/DetailRows.tsx";
import { RadioList } from "../radio-list/RadioList.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { logo } from "../testing/ComponentGuide.ts";
import { Sheet } from "./Sheet.tsx";

const CHANNELS = [
  { label: "Sandbox Wallet", logo: logo("sandbox-wallet") },
  { label: "Corner Store counter", logo: logo("corner-store") },
  { label: "Online banking", logo: logo("online-banking") },
  { label: "Pawnshop counter", logo: logo("pawnshop") },
];

function Channels({ count }: { count: number }) {
  const [channel, setChannel] = useState("0");
  const options = Array.from({ length: count }, (_, index) => ({
    value: String(index),
    ...(CHANNELS[index] ?? { label: `Channel ${index + 1}`, logo: "" }),
  }));
  return <RadioList label="Payment Method" options={options} value={channel} onChange={setChannel} />;
}

const guide: ComponentGuide = {
  tasks: ["Let somebody choose a way to pay"],
  use: ["A choice with several rows, such as a payment channel, under the thumb."],
  avoid: ["One question: use `Dialog`.", "A form: use a screen."],
  anatomy: {
    "Title and Close": "What is chosen.",
    Content: "Scrolls inside, up to 88 % of the height.",
    Footer: "Stays: the amount again and its button.",
  },
  parts: { "Title and Close": ".head", Content: ".body", Footer: ".footer" },
  rules: [
    { do: "Repeat the amount above the button that pays it.", dont: "Let the price scroll out of sight." },
    { do: "Close on Back, Escape, Close and a tap outside.", dont: "Open a second sheet on top." },
  ],
  content: ['The title names the choice: "Payment method".'],
  keyboard: {
    Tab: "Stays inside: Close, content, footer.",
    Escape: "Closes it; the focus returns to the button that opened it.",
  },
  screenReader: ['Title and "dialog". The page behind is silent.'],
};

const meta = {
  title: "Components/Overlays/Sheet",
  parameters: { guide },
  component: Sheet,
  args: {
    open: true,
    onClose: fn(),
    title: "Payment Method",
    children: <Channels count={4} />,
    footer: (
      <>
        <DetailRows rows={[{ label: "Repayment amount", value: "₱2,650.00" }]} />
        <Button>Payment</Button>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PaymentMethod: Story = {
  name: "Asks for one choice from below",
  play: async ({ args }) => {
    const page = within(document.body);
    const sheet = await page.findByRole("dialog", { name: "Payment Method" });
    await userEvent.click(within(sheet).getByRole("radio", { name: "Online banking" }));
    await expect(within(sheet).getByRole("radio", { name: "Online banking" })).toBeChecked();
    await userEvent.click(within(sheet).getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const ManyChoices: Story = {
  name: "Scrolls when the choices are too many",
  args: { children: <Channels count={30} /> },
};
