import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../button/Button.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { RefusedScreen } from "./RefusedScreen.tsx";

const guide: ComponentGuide = {
  tasks: ["Say that the lender refuses a request"],
  use: ["The lender declines the request of a whole screen."],
  avoid: ["A network failure: the frame shows its own state with Retry."],
  anatomy: {
    Title: "The screen's title, so that somebody knows where they are.",
    Fact: "One sentence on what did not happen.",
    Message: "The lender's own words, or a hint when there are none.",
    Buttons: "Back, and Retry unless the refusal is final; optionally the screen's own actions.",
  },
  parts: { Title: "h1", Fact: "h2", Message: ".text", Buttons: ".buttons" },
  rules: [
    { do: "Show the lender's message word for word.", dont: "Translate or soften it." },
    { do: "Offer Retry: many refusals are over a minute later.", dont: "Send the borrower to an empty page." },
    { do: "Set `isFinal` when the order does not exist.", dont: "Offer a Retry that cannot help." },
  ],
  content: ['The fact says what is missing: "This form cannot be opened."'],
  keyboard: { Tab: "Back, Retry, then other actions." },
  screenReader: ["Announced as an alert, and again after a retry that failed."],
};

const meta = {
  title: "Components/Messages/RefusedScreen",
  parameters: { guide },
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

export const WithMessage: Story = { name: "Shows the lender's message with Retry" };
export const WithoutMessage: Story = {
  name: "Shows a general message when the lender sends none",
  args: { message: "" },
};
export const Final: Story = {
  name: "Offers no Retry when a retry cannot help",
  args: { message: "We could not find this order.", isFinal: true },
};
export const WithAction: Story = {
  name: "Offers a further way out",
  args: { actions: <Button variant="tonal">Check order</Button> },
};
