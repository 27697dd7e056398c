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
  parameters: told("An answer that makes no sense: nothing was sent twice, and one may try again."),
};
export const PartClosed: Story = {
  args: { error: new RemoteUnavailable("loan", undefined) },
  parameters: told("A part of the product that cannot be had; the rest works."),
};
export const Broken: Story = {
  args: { error: new TypeError("never shown") },
  parameters: told("A defect of ours: what the fault itself says is never shown."),
};
export const LongTitle: Story = { args: { title: "Account na tatanggap ng loan at ng lahat ng susunod na pera" } };
export const NotFound: Story = {
  parameters: told("An address that nobody owns: the app's home is one tap away."),
  render: () => (
    <TestApp>
      <NotFoundView title="Page not found" />
    </TestApp>
  ),
};
