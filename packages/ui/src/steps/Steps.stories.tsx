import type { Meta, StoryObj } from "@storybook/react-vite";
import { Steps } from "./Steps.tsx";

const meta = {
  title: "Components/Steps",
  component: Steps,
  args: {
    steps: ["Take a screenshot of this page.", "In your wallet app, tap Scan.", "Pick it, then check the amount."],
  },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
