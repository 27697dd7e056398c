import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "./Field.tsx";

const meta = {
  title: "Components/Field",
  parameters: { gutter: true },
  component: Field,
  args: {
    label: "Bank",
    hint: "The bank that keeps your account.",
    error: "Choose a bank.",
    children: (control) => (
      <select {...control} style={{ width: "100%", minHeight: "var(--target)" }}>
        <option>Bank of the Sandbox</option>
      </select>
    ),
  },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OwnControl: Story = {};
