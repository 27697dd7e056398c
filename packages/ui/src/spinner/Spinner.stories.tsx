import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { Spinner } from "./Spinner.tsx";

const guide: ComponentGuide = {
  tasks: ["Show that a button or line is waiting"],
  use: ["A wait of unknown length inside something small: a button, a picture."],
  avoid: ["A screen: the document shows its first paint."],
  anatomy: {
    Ring: "In the colour of the text around it.",
    Label: "For screen readers; leave it out when a text beside it says the same.",
  },
  parts: { Ring: ".ring" },
  rules: [
    { do: "Put it where the result will be.", dont: "Cover the screen with it." },
    { do: "Let it pulse under reduced motion.", dont: "Stop it: a still ring looks broken." },
  ],
  content: ['Name the task: "Uploading picture 2".'],
  keyboard: {},
  screenReader: ["The label as a status, or nothing."],
};

const meta = {
  title: "Components/Messages/Spinner",
  parameters: { guide, gutter: true },
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Decoration: Story = { name: "Turns beside a text that says what loads" };
export const Announced: Story = {
  name: "Announces what loads",
  args: { label: "Loading" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Loading");
  },
};
