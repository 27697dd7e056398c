import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { Button, ButtonPair } from "./Button.tsx";

const guide: ComponentGuide = {
  tasks: ["Offer two actions of a dialog"],
  use: ["Two answers to one question, at the end of a dialog or sheet."],
  avoid: [
    "A main and a softer action of a loan: use `ActionPair`, which also says when to take the second.",
    "Three or more answers: use `RadioList` and one button.",
  ],
  anatomy: {
    "First button": "Leaves things as they are: Cancel, Back. Usually `line`.",
    "Second button": "Continues. Usually `solid`.",
  },
  parts: { "First button": "button", "Second button": "button + button" },
  rules: [
    {
      do: "Let the pair stack by itself when a label is long.",
      dont: "Shorten a label until it no longer says what happens.",
    },
    { do: "Put the way back first and the way on second, in every dialog.", dont: "Swap the order to win a tap." },
  ],
  content: ['Both labels answer the title. "Withdraw your money": "Cancel", "Withdraw Now".'],
  keyboard: { Tab: "First button, then second.", "Enter, Space": "Presses the focused one." },
  screenReader: ["Two buttons in the order in which they are read. The pair itself is silent."],
};

const meta = {
  title: "Components/Actions/ButtonPair",
  parameters: { guide, gutter: true },
  component: ButtonPair,
  args: {
    children: (
      <>
        <Button variant="line">Cancel</Button>
        <Button>Submit</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonPair>;
export default meta;

type Story = StoryObj<typeof meta>;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

export const SideBySide: Story = {
  name: "Stays in one row while both labels fit",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(topOf(canvas.getByRole("button", { name: "Cancel" }))).toBe(
      topOf(canvas.getByRole("button", { name: "Submit" })),
    );
  },
};

export const TooLongForOneRow: Story = {
  name: "Stacks when a label is too long for one row",
  args: {
    children: (
      <>
        <Button variant="line">Bumalik sa nakaraang page</Button>
        <Button>Kumpirmahin ang pagbabayad</Button>
      </>
    ),
  },
};
