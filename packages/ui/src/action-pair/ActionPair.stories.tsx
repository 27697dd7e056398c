import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ActionPair } from "./ActionPair.tsx";

const meta = {
  title: "Components/ActionPair",
  component: ActionPair,
  args: {
    main: { label: "REPAY", onClick: fn() },
    hint: "Short of money?",
    second: { label: "Rollover Repayment", onClick: fn() },
  },
} satisfies Meta<typeof ActionPair>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "REPAY" }));
    await userEvent.click(canvas.getByRole("button", { name: "Rollover Repayment" }));
    await expect(args.main.onClick).toHaveBeenCalledTimes(1);
    await expect(args.second.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Waiting: Story = { args: { main: { label: "REPAY", onClick: fn(), waiting: true } } };

export const Filipino: Story = {
  args: {
    main: { label: "Magbayad", onClick: fn() },
    hint: "Kapos sa pera?",
    second: { label: "Ipagpaliban ang pagbabayad", onClick: fn() },
  },
};
