import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { ScreenFrame } from "../screen-frame/ScreenFrame.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { EmptyState } from "./EmptyState.tsx";
import { ErrorState } from "./ErrorState.tsx";

const guide: ComponentGuide = {
  tasks: ["Say that a list is empty", "Say that something failed"],
  use: ["A screen, or a part of one, without content: a failure, or nothing yet."],
  avoid: [
    "One refused action on a full screen: use `Toast`.",
    "A request that the lender declines: use `RefusedScreen`.",
  ],
  anatomy: {
    Picture: "By kind: kite on a wire, empty basket.",
    Title: "The fact.",
    Text: "What to do.",
    Buttons: "The next step, if there is one; Retry solid, Back quiet.",
  },
  parts: { Picture: ".state > svg", Title: "h2", Text: ".text", Buttons: ".buttons" },
  rules: [
    { do: "Always leave a way on.", dont: "Show an error's own message or a stack." },
    { do: "After a failed payment, say to check the order first.", dont: "Suggest to pay again." },
  ],
  content: ['Two sentences: "No connection. Check your signal or your load, then try again."'],
  keyboard: { Tab: "Retry, then Back.", "Enter, Space": "Presses it. Retry waits with a ring." },
  screenReader: ["A failure is announced at once; an empty part is read in place."],
  alsoCalled: ["states", "error state"],
};

const meta = {
  title: "Components/Messages/StateView",
  parameters: { guide },
  component: ErrorState,
  args: { onRetry: fn(), onBack: fn() },
  render: (args) => (
    <ScreenFrame title="Something went wrong" onBack={() => {}}>
      <ErrorState {...args} />
    </ScreenFrame>
  ),
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fault: Story = {
  name: "Says that something failed, with Retry",
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent("check your order before you pay again");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Retrying: Story = { name: "Waits while it tries again", args: { retrying: true } };
export const WithAction: Story = {
  name: "Offers another way on after a refusal",
  render: () => (
    <ScreenFrame title="Loan confirmation" onBack={() => {}}>
      <ErrorState
        title="This application was not accepted"
        text="Sandbox Cash is full today. Nothing was borrowed."
        actions={<Button>See other loans</Button>}
      />
    </ScreenFrame>
  ),
};
export const Empty: Story = {
  name: "Says that a list is empty",
  render: () => (
    <ScreenFrame title="Complaint list" onBack={() => {}}>
      <EmptyState text="Complaints you send will appear here, with our answer." />
    </ScreenFrame>
  ),
};
