import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { DetailRows } from "../detail-rows/DetailRows.tsx";
import { ScreenFrame } from "../screen-frame/ScreenFrame.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { hideToast, showToast, ToastRegion, type ToastTone } from "./toast.tsx";

const SHOWN_MS = 600_000;

function ToastStory({ text, tone }: { text: string; tone: ToastTone }) {
  useEffect(() => {
    showToast(text, { tone, durationMs: SHOWN_MS });
    return hideToast;
  }, [text, tone]);
  return <ToastRegion />;
}

const guide: ComponentGuide = {
  tasks: ["Announce an error", "Confirm an action in passing"],
  use: ["The result of something the borrower just did: sent, copied, refused."],
  avoid: ["What must be read or decided: use `Dialog`.", "What stays true: use `Notice`."],
  anatomy: {
    Icon: "By tone; a ring while something loads.",
    Text: "One or two lines.",
  },
  parts: { Icon: ".icon", Text: "p" },
  rules: [
    { do: "Keep the same fact on the screen if it matters later.", dont: "Put the only copy of an error in a toast." },
    { do: "Let a newer toast replace the old one.", dont: "Queue several." },
  ],
  content: ["A full sentence of at most twelve words. No button, no link."],
  keyboard: {},
  screenReader: ["Messages wait for a pause; errors interrupt. It works while a dialog is open."],
};

const meta = {
  title: "Components/Messages/Toast",
  parameters: { guide },
  component: ToastStory,
  args: { text: "Upload succeeded!", tone: "success" },
} satisfies Meta<typeof ToastStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: "Says that something worked",
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("status")).toHaveTextContent("Upload succeeded!"));
  },
};
export const Refusal: Story = {
  name: "Announces an error at once",
  args: { text: "Silakan pilih", tone: "error" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Silakan pilih"));
  },
};
export const Info: Story = {
  name: "Shows a remark that asks for nothing",
  args: { text: "请勿重复发送验证码!", tone: "info" },
};
export const Loading: Story = { name: "Shows that something loads", args: { text: "Loading", tone: "loading" } };
export const LongText: Story = {
  name: "Wraps a long text",
  args: { text: "The selected order does not support sending collection types. Choose another order.", tone: "error" },
};

const rows = Array.from({ length: 8 }, (_, index) => ({ label: `Payment ${index + 1}`, value: "₱2,650.00" }));
const overMainAction: Story = {
  args: { text: "Could not be sent. Try again.", tone: "error" },
  render: (args) => (
    <ScreenFrame
      title="Repayment"
      onBack={() => {}}
      actions={
        <>
          <Button variant="line">Retry</Button>
          <Button>Payment Method</Button>
        </>
      }
    >
      <DetailRows rows={rows} />
      <ToastStory {...args} />
    </ScreenFrame>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toast = await canvas.findByText("Could not be sent. Try again.");
    const button = canvas.getByRole("button", { name: "Payment Method" });
    button.scrollIntoView({ block: "end" });
    await waitFor(() => {
      const [over, under] = [toast.getBoundingClientRect(), button.getBoundingClientRect()];
      expect(over.bottom <= under.top || over.top >= under.bottom).toBe(true);
    });
  },
};

/** A toast never covers the button that was just tapped and may be tapped again. */
export const OverMainAction: Story = { ...overMainAction, name: "Leaves the main action visible" };
export const OverMainActionInLandscape: Story = {
  ...overMainAction,
  name: "Leaves the main action visible in landscape",
  globals: { viewport: { value: "landscape740" } },
};
export const OverMainActionInLargestText: Story = {
  ...overMainAction,
  name: "Leaves the main action visible with the largest text",
  globals: { text: "200" },
};
