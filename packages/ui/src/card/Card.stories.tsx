import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { ChevronRightIcon } from "../icon/noticeIcons.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { Card } from "./Card.tsx";

const guide: ComponentGuide = {
  tasks: ["Group what belongs together"],
  use: ["Content that belongs together: a loan's terms, a plan."],
  avoid: ["A single sentence: use `Notice`.", "Something to tap as a whole: use a list row."],
  anatomy: {
    Title: "Optional; names the region.",
    "Title end": "Optional: one small action.",
    Content: "16 px padding; none for lists that reach the edge.",
  },
  parts: { Title: "h2", Content: ".card" },
  rules: [
    { do: "Leave 12 px between cards.", dont: "Put a card into a card." },
    { do: "Keep it flat, with a hairline.", dont: "Add a shadow: only what covers the page has one." },
  ],
  content: ['A title is a noun: "Payment plan".'],
  keyboard: { Tab: "Only what is inside." },
  screenReader: ["A region with its title or label; without both it is silent."],
};

const meta = {
  title: "Components/Structure/Card",
  parameters: { guide, gutter: true },
  component: Card,
  args: { children: "Related content." },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: "Groups what belongs together" };
export const Titled: Story = { name: "Names the group that it holds", args: { title: "Payment plan" } };
export const WithAction: Story = {
  name: "Offers a small action beside its title",
  args: {
    title: "Order",
    titleEnd: (
      <Button variant="quiet" size="s" iconAfter={<ChevronRightIcon size="s" />}>
        All
      </Button>
    ),
  },
};
