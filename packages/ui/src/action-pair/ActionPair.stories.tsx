import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { ActionPair } from "./ActionPair.tsx";

const guide: ComponentGuide = {
  tasks: ["Offer to pay or to extend"],
  use: ["A loan that can be repaid or extended: paying is the main action, moving the due date the softer one."],
  avoid: [
    "Equal choices: use `ButtonPair`.",
    "An action that costs nothing and changes nothing: use a `quiet` button.",
  ],
  anatomy: {
    "Main action": "Full width and solid. Tonal while a payment is pending, because waiting is then the better choice.",
    Hint: 'Says when the second action makes sense: "Short of money?"',
    "Second action": "Small and tonal, with an arrow, because a page with its price opens first.",
  },
  parts: { "Main action": "button", Hint: ".hint", "Second action": ".second button" },
  rules: [
    { do: "Keep paying louder than postponing.", dont: "Make the extension solid: it costs more." },
    { do: "Show the price of an extension on the page that opens.", dont: "Start an extension from this pair." },
  ],
  content: ["The hint is a short question that the second label answers."],
  keyboard: { Tab: "Main action, then second action.", "Enter, Space": "Presses the focused one." },
  screenReader: ['The second button is read with its hint: "Rollover Repayment, button, Short of money?"'],
};

const meta = {
  title: "Components/Actions/ActionPair",
  parameters: { guide, gutter: true },
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
  name: "Offers paying first and extending second",
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "REPAY" }));
    await userEvent.click(canvas.getByRole("button", { name: "Rollover Repayment", description: "Short of money?" }));
    await expect(args.main.onClick).toHaveBeenCalledTimes(1);
    await expect(args.second?.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Waiting: Story = {
  name: "Waits for the response of the main action",
  args: { main: { label: "REPAY", onClick: fn(), waiting: true } },
};

export const Filipino: Story = {
  name: "Wraps its labels in Filipino",
  args: {
    main: { label: "Magbayad", onClick: fn() },
    hint: "Kapos sa pera?",
    second: { label: "Ipagpaliban ang pagbabayad", onClick: fn() },
  },
};
