import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { Field } from "./Field.tsx";

const guide: ComponentGuide = {
  tasks: ["Give a label and an error to a new kind of input"],
  use: ["Building a new kind of field: it ties label, hint and error to any control."],
  avoid: ["A kind that exists: text, digits, money, long text, picker."],
  anatomy: {
    Label: "Names the control.",
    Control: "What you put in.",
    Beside: "Optional content in the same row.",
    "Hint and error": "Under the control, both read with it.",
  },
  parts: { Label: "label", Control: "select", Beside: ".beside", "Hint and error": ".hint" },
  rules: [
    { do: "Pass the given attributes to the control.", dont: "Write a second label inside the control." },
    {
      do: "Reserve the error for what the borrower can mend.",
      dont: "Report a failed request here: use a toast or a notice.",
    },
  ],
  content: ["As for `TextField`: a noun, an example, a way to mend it."],
  keyboard: { Tab: "Moves to the control." },
  screenReader: ["The region of the error exists before the error, so that every screen reader announces it."],
};

const meta = {
  title: "Components/Forms/Field",
  parameters: { guide, gutter: true },
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

export const OwnControl: Story = { name: "Adds a label, a hint and an error to any control" };
