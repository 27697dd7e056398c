import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { logo } from "../testing/ComponentGuide.ts";
import { Logo } from "./Logo.tsx";

const guide: ComponentGuide = {
  tasks: ["Show a bank, product or channel"],
  use: ["The picture of a product, bank or channel beside its name."],
  avoid: ["A picture that says something by itself: write the text."],
  anatomy: {
    Picture: "40 px, or 32 px when small.",
    Initial: "Replaces a missing or broken picture at the same size.",
  },
  parts: { Picture: ".picture" },
  rules: [
    { do: "Always write the name beside it.", dont: "Use it alone as a button." },
    { do: "Grey it where the option is closed.", dont: "Remove it: the list would jump." },
  ],
  content: ["The name decides the initial."],
  keyboard: {},
  screenReader: ["Silent, because the name is beside it."],
};

const meta = {
  title: "Components/Content/Logo",
  parameters: { guide, gutter: true },
  component: Logo,
  args: { name: "Sandbox Cash", src: logo("sandbox-cash") },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = { name: "Shows the logo of a product or bank" };
export const Missing: Story = { name: "Shows the initial when there is no logo", args: { src: "" } };
export const Broken: Story = {
  name: "Shows the initial when the logo fails to load",
  args: { src: "data:image/png;base64,AAAA" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText("S")).toBeInTheDocument());
  },
};
export const Small: Story = { name: "Fits beside a line of text", args: { size: "s" } };
export const Muted: Story = { name: "Fades with a product that is not available", args: { muted: true } };
