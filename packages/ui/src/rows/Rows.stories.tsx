import type { Meta, StoryObj } from "@storybook/react-vite";
import { CallIcon, ListIcon } from "../icon/icons.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { Row, Rows } from "./Rows.tsx";

const guide: ComponentGuide = {
  tasks: ["List what can be opened from here"],
  use: ["Several ways on of the same weight: types of a problem, contacts, complaints."],
  avoid: ["The main action of a screen: use a Button in the bar."],
  anatomy: {
    Row: "A link or a button over the full width.",
    Icon: "What the row is about.",
    Text: "One or two lines.",
    End: "An arrow, or a small button such as Copy.",
  },
  parts: { Row: "li" },
  rules: [{ do: "State why a row cannot be chosen, below it.", dont: "Grey it out without a reason." }],
  content: ["Name what opens, without a verb where the arrow shows it."],
  keyboard: { "Tab, Enter": "Opens the row." },
  screenReader: ["A list with a name, of links and buttons. A reason is the description of its button."],
};

const meta = {
  title: "Components/Content/Rows",
  parameters: { guide, gutter: true },
  component: Rows,
  args: {
    label: "More help",
    children: [
      <Row key="list" icon={<ListIcon />} render={<a href="#list" />}>
        My complaints
      </Row>,
      <Row key="call" icon={<CallIcon />} render={<button type="button" />} note="This order takes no complaint.">
        A collector called
      </Row>,
    ],
  },
} satisfies Meta<typeof Rows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Lists what can be opened, and why a row cannot" };
