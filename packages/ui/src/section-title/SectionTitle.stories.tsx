import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { SectionTitle } from "./SectionTitle.tsx";

const guide: ComponentGuide = {
  tasks: ["Name a part of a long page"],
  use: ["A heading above several cards."],
  avoid: ["One card: give the card a title."],
  anatomy: {
    Text: "18 px, closer to what follows.",
  },
  parts: { Text: "h2" },
  rules: [{ do: "Use it when a screen has two or more groups.", dont: "Use it as decoration." }],
  content: ['A noun in sentence case: "Recommended products".'],
  keyboard: {},
  screenReader: ["A level-2 heading, for jumping between groups."],
};

const meta = {
  title: "Components/Structure/SectionTitle",
  parameters: { guide, gutter: true },
  component: SectionTitle,
  args: { children: "Recommended products" },
} satisfies Meta<typeof SectionTitle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Names the part of a page below it" };
