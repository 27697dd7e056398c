import { TestApp } from "@lending/bridge/testing";
import { RemoteUnavailable } from "@lending/federation/runtime";
import { hideToast, ToastRegion } from "@lending/ui/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FailureView } from "./FailureView.tsx";
import { NotFoundView } from "./NotFoundView.tsx";

const meta = {
  title: "Screens/Shell/Failures",
  component: FailureView,
  parameters: { specification: "2, 7, 8" },
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

const told = (story: string) => ({ docs: { description: { story } } });

export const Offline: Story = {
  parameters: told("Specification 7: a network failure is told by a toast, and the screen offers a retry."),
};
export const UnreadableAnswer: Story = {
  args: { error: { code: "UNREADABLE" } },
  parameters: told("Specification 7: an answer that makes no sense. Nothing was sent twice, and one may try again."),
};
export const PartClosed: Story = {
  args: { error: new RemoteUnavailable("loan", undefined) },
  parameters: told("Specification 8, shared error page: a part of the product that cannot be had; the rest works."),
};
export const Broken: Story = {
  args: { error: new TypeError("never shown") },
  parameters: told("Specification 8, shared error page: a defect of ours. What the fault itself says is never shown."),
};
export const LongTitle: Story = {
  args: { title: "Account na tatanggap ng loan at ng lahat ng susunod na pera" },
  parameters: told("Specification 2: titles are those of the screens; a long one wraps."),
};
export const NotFound: Story = {
  parameters: told("Specification 2, routes: an address that nobody owns. The app's home is one tap away."),
  render: () => (
    <TestApp>
      <NotFoundView title="Page not found" />
    </TestApp>
  ),
};
