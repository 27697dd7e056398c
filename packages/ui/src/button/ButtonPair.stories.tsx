import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button, ButtonPair } from "./Button.tsx";

const meta = {
  title: "Components/ButtonPair",
  parameters: { gutter: true },
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(topOf(canvas.getByRole("button", { name: "Cancel" }))).toBe(
      topOf(canvas.getByRole("button", { name: "Submit" })),
    );
  },
};

export const TooLongForOneRow: Story = {
  args: {
    children: (
      <>
        <Button variant="line">Bumalik sa nakaraang page</Button>
        <Button>Kumpirmahin ang pagbabayad</Button>
      </>
    ),
  },
};
