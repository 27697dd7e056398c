import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { ListIcon } from "../icon/icons.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { Disclosure, RowLink, RowList } from "./Disclosure.tsx";

const guide: ComponentGuide = {
  tasks: ["Find a detail that few borrowers need"],
  use: ["What is not decisive on a page that pays: the plan, facts of a code, steps."],
  avoid: ["A sum, a day or a warning: it stays visible.", "Two rows of a longer list: use DetailRows with collapseTo."],
  anatomy: {
    Row: "At least 48 px, the title with a chevron, on the page itself.",
    Content: "Below its row, closed at first.",
  },
  parts: { Row: "button", Content: "section" },
  rules: [{ do: "Name what is inside.", dont: "Write More." }],
  content: ['A noun in sentence case: "Payment plan".'],
  keyboard: { "Enter, Space": "Opens and closes the row." },
  screenReader: ["A button with its state, expanded or collapsed, and a region of the same name while it is open."],
};

const meta = {
  title: "Components/Structure/Disclosure",
  parameters: { guide, gutter: true },
  component: Disclosure,
  args: { title: "Payment plan", children: "Four payments of ₱2,650.00" },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: "Shows only its title at first" };

export const Open: Story = {
  name: "Opens below its title, as a region of that name",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Payment plan", expanded: false }));
    await expect(canvas.getByRole("region", { name: "Payment plan" })).toBeVisible();
  },
};

export const List: Story = {
  name: "Stands among other rows, without a card",
  render: (args) => (
    <RowList>
      <Disclosure {...args} icon={<ListIcon size="s" />} />
      <RowLink title="Payments and receipts" render={<a href="#receipts" />} />
    </RowList>
  ),
};
