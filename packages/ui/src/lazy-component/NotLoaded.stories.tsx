import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { NotLoaded } from "./lazyComponent.tsx";

const meta = {
  title: "Components/NotLoaded",
  component: NotLoaded,
  args: { onRetry: fn() },
} satisfies Meta<typeof NotLoaded>;
export default meta;

export const Retry: StoryObj<typeof meta> = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
