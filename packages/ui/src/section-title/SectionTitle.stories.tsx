import type { Meta, StoryObj } from "@storybook/react-vite";
import { SectionTitle } from "./SectionTitle.tsx";

const meta = {
  title: "Components/SectionTitle",
  component: SectionTitle,
  args: { children: "Recommended products" },
} satisfies Meta<typeof SectionTitle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
