import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const guide: ComponentGuide = {
  tasks: ["Describe something for screen readers only"],
  use: ["Words that eyes get from the layout and ears do not."],
  avoid: ["Anything that helps everybody: show it."],
  anatomy: {
    Text: "Takes no room.",
  },
  parts: {},
  rules: [{ do: "Keep it short and true.", dont: "Describe the look of the screen." }],
  content: ["The same language as the text around it."],
  keyboard: {},
  screenReader: ["Read in place."],
};

const meta = {
  title: "Components/Content/VisuallyHidden",
  parameters: { guide },
  component: VisuallyHidden,
  args: { children: "Heard, not seen" },
  render: (args) => (
    <p>
      A paragraph for all. <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Adds a text for screen readers only" };
