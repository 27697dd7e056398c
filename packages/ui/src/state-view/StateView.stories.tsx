import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { ComplaintLetter } from "../illustrations/ComplaintLetter.tsx";
import { ScreenFrame } from "../screen-frame/ScreenFrame.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { StateScreen } from "./StateScreen.tsx";
import { StateView } from "./StateView.tsx";

const guide: ComponentGuide = {
  tasks: ["Say that a list is empty", "Say that something failed", "Say that something is done"],
  use: ["A screen without content is a `StateScreen`. An empty part of a screen is a `StateView`."],
  avoid: [
    "One refused action on a full screen: use `Toast`.",
    "A request that the lender declines: use `RefusedScreen`, which is a `StateScreen`.",
  ],
  anatomy: {
    Picture: "By kind, or an own one: a letter for complaints.",
    Title: "The fact.",
    Text: "What to do.",
    Bar: "The next step, then Retry if it helps; Back if there is neither.",
  },
  parts: { Picture: ".picture svg", Title: "h2", Text: ".text", Bar: ".actions" },
  rules: [
    { do: "Always leave a way on.", dont: "Show an error's own message or a stack." },
    { do: "After a failed payment, say to check the order first.", dont: "Suggest to pay again." },
  ],
  content: ['Two sentences: "No connection. Check your signal or your load, then try again."'],
  keyboard: { Tab: "The buttons of the bar.", "Enter, Space": "Presses it. Retry waits with a ring." },
  screenReader: ["A failure or a refusal is announced at once, what is done politely; other states are read in place."],
  alsoCalled: ["states", "error state", "empty state", "state screen"],
};

const meta = {
  title: "Components/Messages/StateView",
  parameters: { guide },
  component: StateScreen,
  args: {
    kind: "failed",
    screen: "Repayment",
    title: "We could not open this",
    text: "Please try again. If you were paying, check your order before you pay again.",
    onBack: fn(),
  },
} satisfies Meta<typeof StateScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fault: Story = {
  name: "Says that something failed, with Retry",
  args: { onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent("check your order before you pay again");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Retrying: Story = { name: "Waits while it tries again", args: { onRetry: fn(), retrying: true } };
export const Offline: Story = {
  name: "Says that there is no connection",
  args: {
    kind: "offline",
    title: "No connection",
    text: "Check your signal or your load, then try again.",
    onRetry: fn(),
  },
};
export const Refused: Story = {
  name: "Offers another way on after a refusal",
  args: {
    kind: "refused",
    screen: "Loan confirmation",
    title: "This application was not accepted",
    text: "Sandbox Cash is full today. Nothing was borrowed.",
    actions: <Button>See other loans</Button>,
  },
};
export const Waiting: Story = {
  name: "Says that another page opens",
  args: {
    kind: "waiting",
    screen: "Loan",
    title: "The app opens this loan",
    text: "If nothing opens, try again.",
    onRetry: fn(),
  },
};
export const Missing: Story = {
  name: "Leads back when nothing was found",
  args: {
    kind: "missing",
    title: "No order was named",
    text: "Go back and open the loan again.",
  },
};
export const Done: Story = {
  name: "Says that something is done",
  args: {
    kind: "done",
    screen: "Payment account information",
    title: "Your account is saved",
    text: "Loans will be sent to it.",
    actions: <Button>Done</Button>,
  },
};
export const Empty: Story = {
  name: "Says that a list is empty",
  render: () => (
    <ScreenFrame title="Complaint list" onBack={() => {}} actions={<Button>File a complaint</Button>}>
      <StateView
        kind="empty"
        title="No complaints here"
        text="Complaints you send will appear here, with our answer."
        picture={<ComplaintLetter />}
      />
    </ScreenFrame>
  ),
};
