import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { Steps } from "./Steps.tsx";

const guide: ComponentGuide = {
  tasks: ["Explain what to do outside the app"],
  use: ["Something to do in order outside this app: paying at a counter."],
  avoid: ["Progress through our own screens: use screen titles."],
  anatomy: {
    Number: "In a circle that grows with the text.",
    Step: "One action.",
  },
  parts: { Step: "li" },
  rules: [{ do: "Write one action per step.", dont: "Hide a fee in the third step." }],
  content: ['Begin with a verb: "Show the code to the cashier."'],
  keyboard: {},
  screenReader: ["A numbered list."],
};

const meta = {
  title: "Components/Content/Steps",
  parameters: { guide, gutter: true },
  component: Steps,
  args: {
    steps: ["Take a screenshot of this page.", "In your wallet app, tap Scan.", "Pick it, then check the amount."],
  },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Numbers what to do outside the app" };
