import type { Meta, StoryObj } from "@storybook/react-vite";
import { LowHills } from "../illustrations/motifs/Hills.tsx";
import { Status174 } from "../illustrations/Status174.tsx";
import { MoneyBlock } from "../money-block/MoneyBlock.tsx";
import { ScreenFrame } from "../screen-frame/ScreenFrame.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { Band } from "./Band.tsx";

const guide: ComponentGuide = {
  tasks: ["Show the status of a loan"],
  use: ["The top of a screen about a loan: its state and its scene, or its amount."],
  avoid: ["Screens without a state or amount: use the plain bar."],
  anatomy: {
    Title: "The lender's status text.",
    Lines: "One or two sentences.",
    Scene: "A picture in the lower right corner; text never touches it.",
  },
  parts: { Title: "h2", Lines: ".line", Scene: ".place" },
  rules: [
    { do: "Use it once per screen.", dont: "Use the gradient on cards or buttons." },
    { do: "Choose hills only on screens about money.", dont: "Put a picture between an amount and its label." },
  ],
  content: ["Status first, then what to do about it."],
  keyboard: {},
  screenReader: ["Title and lines are a status: a change is announced. The picture is silent."],
};

const meta = {
  title: "Components/Structure/Band",
  parameters: { guide },
  component: Band,
  args: { title: "Payment is due soon", lines: ["Pay on or before the due date."], scene: <Status174 /> },
  render: (args) => <ScreenFrame title="Order Details" onBack={() => {}} band={<Band {...args} />} />,
} satisfies Meta<typeof Band>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Scene: Story = { name: "Shows the status of a loan with its scene" };
export const LongText: Story = {
  name: "Grows with a long text that never touches the scene",
  args: {
    title: "Malapit na ang takdang araw ng iyong pagbabayad",
    lines: [
      "Magbayad sa o bago ang due date para hindi magkaroon ng late fee.",
      "Kung nakabayad ka na, hintaying lumabas ito rito.",
    ],
  },
};
export const LargestAmount: Story = {
  name: "Wraps the largest amount",
  args: { lines: ["Pay ₱12,345,678,901.00 on or before 2026-12-21."] },
};
export const Money: Story = {
  name: "Carries an amount on low hills",
  args: {
    title: "",
    lines: [],
    low: true,
    scene: <LowHills />,
    children: (
      <MoneyBlock
        amount={{ label: "Repayment amount", value: "₱2,650.00" }}
        date={{ label: "Repayment date", value: "2026-12-21" }}
      />
    ),
  },
};
