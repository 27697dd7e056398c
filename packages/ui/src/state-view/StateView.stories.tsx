import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ScreenFrame } from "../screen-frame/ScreenFrame.tsx";
import { ClosedState } from "./ClosedState.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { ErrorState } from "./ErrorState.tsx";
import { OfflineState } from "./OfflineState.tsx";

const meta = {
  title: "Components/States",
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
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent("check your order before you pay again");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const Offline: Story = {
  render: (args) => (
    <ScreenFrame title="Order Details" onBack={() => {}}>
      <OfflineState {...args} />
    </ScreenFrame>
  ),
};
export const Closed: Story = {
  render: (args) => (
    <ScreenFrame title="This part is not available" onBack={() => {}}>
      <ClosedState {...args} />
    </ScreenFrame>
  ),
};
export const Empty: Story = {
  render: () => (
    <ScreenFrame title="Complaint list" onBack={() => {}}>
      <EmptyState text="Complaints you send will appear here, with our answer." />
    </ScreenFrame>
  ),
};
