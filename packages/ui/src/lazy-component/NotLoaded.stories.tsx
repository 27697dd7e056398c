import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { NotLoaded } from "./lazyComponent.tsx";

const guide: ComponentGuide = {
  tasks: ["Say that a part of a screen did not load"],
  use: ["A part of a page whose file did not arrive. The rest of the page stays."],
  avoid: ["Data that did not arrive: use `StateView`."],
  anatomy: {
    Text: "What is missing.",
    Retry: "Requests the file again.",
  },
  parts: { Text: "p", Retry: "button" },
  rules: [{ do: "Keep everything that was typed on the page.", dont: "Reload the page." }],
  content: ["Built in, in four languages."],
  keyboard: { Tab: "Moves to Retry.", "Enter, Space": "Requests the file again." },
  screenReader: ["Announced as an alert."],
  alsoCalled: ["lazy component"],
};

const meta = {
  title: "Components/Messages/NotLoaded",
  parameters: { guide, gutter: true },
  component: NotLoaded,
  args: { onRetry: fn() },
} satisfies Meta<typeof NotLoaded>;
export default meta;

export const Retry: StoryObj<typeof meta> = {
  name: "Says that a part did not load, with Retry",
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
