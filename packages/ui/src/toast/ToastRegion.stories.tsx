import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, waitFor, within } from "storybook/test";
import { ToastRegion } from "./ToastRegion.tsx";
import { hideToast, showToast, type ToastTone } from "./toastStore.ts";

const SHOWN_MS = 600_000;

function Shown({ text, tone }: { text: string; tone: ToastTone }) {
  useEffect(() => {
    showToast(text, { tone, durationMs: SHOWN_MS });
    return hideToast;
  }, [text, tone]);
  return <ToastRegion />;
}

const meta = {
  title: "Components/Toast",
  component: Shown,
  args: { text: "Upload succeeded!", tone: "success" },
} satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("status")).toHaveTextContent("Upload succeeded!"));
  },
};
export const Refusal: Story = {
  args: { text: "Silakan pilih", tone: "error" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Silakan pilih"));
  },
};
export const Info: Story = { args: { text: "请勿重复发送验证码!", tone: "info" } };
export const Loading: Story = { args: { text: "Loading", tone: "loading" } };
export const LongText: Story = {
  args: { text: "The selected order does not support sending collection types. Choose another order.", tone: "error" },
};
