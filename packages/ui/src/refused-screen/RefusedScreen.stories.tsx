import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { RefusedScreen } from "./RefusedScreen.tsx";

const meta = {
  title: "Components/RefusedScreen",
  component: RefusedScreen,
  args: {
    title: "Repayment",
    fact: "We could not open this",
    message: "This loan was paid at another branch.",
    hint: "Please try again.",
    onBack: fn(),
    onRetry: fn(),
    retrying: false,
  },
} satisfies Meta<typeof RefusedScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithMessage: Story = {};
export const WithoutMessage: Story = { args: { message: "" } };
export const WithAction: Story = { args: { actions: <Button variant="tonal">Check order</Button> } };
