import { SessionFault } from "@lending/api-client";
import { TestApp } from "@lending/bridge/testing";
import { RemoteUnavailable } from "@lending/federation/runtime";
import { hideToast, ToastRegion } from "@lending/ui/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FailureView, NotFoundView } from "./FailureView.tsx";

/** Replaces a screen that cannot be shown, with the reason and a way on. */
const meta = {
  title: "Screens/Shell/Failures",
  component: FailureView,
  parameters: { openedFrom: "The shell, instead of any screen." },
  args: { title: "Order Details", error: { code: "NETWORK" }, onRetry: () => undefined },
  render: (args) => (
    <TestApp>
      <FailureView {...args} />
      <ToastRegion />
    </TestApp>
  ),
  beforeEach: () => hideToast,
} satisfies Meta<typeof FailureView>;
export default meta;

type Story = StoryObj<typeof meta>;

const description = (story: string) => ({ docs: { description: { story } } });

export const Offline: Story = {
  name: "Says that there is no connection",
  parameters: description("Rule requests.network: a network failure shows a toast, and the screen offers a retry."),
};
export const NoAnswer: Story = {
  name: "Says that the lender did not respond",
  args: { error: { code: "TIMEOUT" } },
  parameters: description("Rule requests.timeout: the phone is online, but no response came within 60 seconds."),
};
export const UnreadableResponse: Story = {
  name: "Says that the response was unreadable",
  args: { error: { code: "UNREADABLE" } },
  parameters: description(
    "Rule screens.unreadable: an unreadable response. No request was repeated, and the borrower may retry.",
  ),
};
export const PartClosed: Story = {
  name: "Says that a part of the app is closed",
  args: { error: new RemoteUnavailable("loan", undefined) },
  parameters: description("Rule screens.unavailable: a part of the product is unavailable; the rest works."),
};
export const Broken: Story = {
  name: "Says that the screen broke",
  args: { error: new TypeError("never shown") },
  parameters: description("Rule screens.defect: a defect in the product. The error's message is never shown."),
};
export const PaymentMayBeUnderWay: Story = {
  name: "Says that a payment may be under way",
  args: { title: "Repayment code", error: new SessionFault("code", { mayBePaying: true }) },
  parameters: description(
    "Rule rulings.not-denied: the webview was killed while the borrower paid, so the page of a code has no session.",
  ),
};
export const LongTitle: Story = {
  name: "Wraps a long title",
  args: { title: "Account na tatanggap ng loan at ng lahat ng susunod na pera" },
  parameters: description("Rule screens.long-text: the title is the screen's title; a long one wraps."),
};
export const NotFound: Story = {
  name: "Says that there is no such page",
  parameters: description("Rule product.unknown-path: an unknown address. One tap opens the app's home."),
  render: () => (
    <TestApp>
      <NotFoundView />
    </TestApp>
  ),
};
