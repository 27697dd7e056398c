import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Status174 } from "../illustrations/Status174.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { Zoomable } from "./Zoomable.tsx";

const guide: ComponentGuide = {
  tasks: ["Let somebody enlarge a picture"],
  use: ["A picture with details: a payment slip, steps in a wallet app."],
  avoid: ["Decoration: use an illustration."],
  anatomy: {
    Picture: "As wide as the screen.",
    Buttons: "Smaller, larger, and the scale between them.",
  },
  parts: { Picture: ".frame", Buttons: ".buttons" },
  rules: [
    { do: "Keep the point under the fingers in place.", dont: "Zoom to the middle." },
    { do: "Keep the buttons: not everybody can pinch.", dont: "Rely on gestures." },
  ],
  content: ["The label says what the picture shows."],
  keyboard: {
    Tab: "The picture, then the buttons.",
    Arrows: "Scroll the enlarged picture.",
    "Enter, Space": "Zooms on a button.",
  },
  screenReader: ["A region with its label; the scale is announced."],
};

const meta = {
  title: "Components/Content/Zoomable",
  parameters: { guide },
  component: Zoomable,
  args: { label: "Payment day", children: <Status174 /> },
} satisfies Meta<typeof Zoomable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Shows a picture that a tap enlarges" };
export const Grown: Story = {
  name: "Opens the picture over the page",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Zoom in" }));
    await expect(canvas.getByText("150 %")).toBeVisible();
  },
};
