import { apiAtom } from "@lending/api-client";
import { answer, type FakeRoute, lost, makeApi } from "@lending/api-client/testing";
import { createStore } from "@lending/bridge/store";
import { makePage, TestApp } from "@lending/bridge/testing";
import { ToastRegion } from "@lending/ui/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { savePayCode } from "../../api/savedPayCode.ts";
import { makeRepayment } from "../../api/testing/makeRepayment.ts";
import { Screen } from "./RepayScreen.tsx";

interface RepayStoryProps {
  /** What is particular about the repayment, as the server sends it. */
  repayment: Readonly<Record<string, unknown>>;
  /** An answer in place of the usual one. */
  route?: FakeRoute;
}

function RepayStory({ repayment, route = answer(makeRepayment(repayment)) }: RepayStoryProps) {
  const path = "/repay?productId=p-1&orderId=o-1";
  const store = createStore();
  store.set(apiAtom, makeApi({ "GET /v3/installment/loan-play-detail": route }).api);
  return (
    <TestApp app={{ page: makePage({ href: `https://h5.test${path}` }) }} store={store} path={path}>
      <Suspense fallback={<p>Waiting for the server</p>}>
        <Screen />
      </Suspense>
      <ToastRegion />
    </TestApp>
  );
}

const meta = {
  title: "Screens/Repay/Repayment",
  parameters: { specification: "2, 3, 4, 7, 9" },
  component: RepayStory,
  args: { repayment: {} },
} satisfies Meta<typeof RepayStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const told = (story: string) => ({ docs: { description: { story } } });

export const Due: Story = {
  parameters: told(
    "Specification 2, instalment repayment: two detail lines until More is tapped; a pay code when there is one.",
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole("button", { name: "More" }));
    await waitFor(() => expect(screen.getByText("Late fee")).toBeVisible());
  },
};

export const WithoutPayCode: Story = {
  args: { repayment: { defDetail: null } },
  parameters: told("Specification 2: the pay-code box is shown only when a pay code is non-empty."),
};

export const Overdue: Story = {
  args: {
    repayment: {
      repayPlan: [{ remark: "", title: "First payment", amount: 384700, time: "2026-11-18", state: "overdue" }],
      repayAmount: 384700,
    },
  },
};

export const Refused: Story = {
  args: { route: answer(null, { code: "404", message: "We could not find this order." }) },
  parameters: told("Specification 8: the server's message, and a retry."),
};

export const Channels: Story = {
  parameters: told("Specification 4: a channel must be selected, and the first one is, before Payment."),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Payment Method" }));
    const sheet = within(await within(document.body).findByRole("dialog", { name: "Payment Method" }));
    await expect(sheet.getByRole("radio", { name: "Sandbox Wallet" })).toBeChecked();
  },
};

export const LargestAmount: Story = {
  args: { repayment: { repayAmount: 99_999_999_999 } },
  parameters: told("The largest amount that the product knows stands on one line of the smallest phone."),
};

export const LongFilipino: Story = {
  args: {
    repayment: {
      productName: "Napakahabang pangalan ng produkto para sa pinakamahalagang pangangailangan ng pamilya",
      noticeMsg: "Huwag magbayad sa kahit kaninong tao. Magbayad lamang gamit ang mga paraang nasa app na ito.",
      details: [
        { text: "Pinakamatagalang napagkasunduang bilang ng araw ng pagbabayad", value: "365" },
        { text: "Reference", value: "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" },
      ],
    },
  },
  parameters: told("Long words of the server wrap; nothing is cut, and nothing is wider than the phone."),
};

export const AmountUnknown: Story = {
  args: { route: answer({}) },
  parameters: told("The server names no amount: nothing can be paid, and the way to the order is open."),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await waitFor(() => expect(screen.getByRole("button", { name: "Check your order" })).toBeVisible());
    await expect(screen.queryByRole("button", { name: "Payment Method" })).toBeNull();
  },
};

export const OfflineWithCode: Story = {
  args: { route: lost },
  parameters: told("No connection: the code that the server gave last for this order can still be paid with."),
  beforeEach: () => {
    savePayCode({
      code: "801244673091",
      logo: "",
      amount: { centavos: 265_000 },
      instructions: [
        { title: "At a counter", places: [{ name: "Corner Store counter", steps: ["Show the payment code."] }] },
      ],
      orderId: "o-1",
      dueOn: "2026-12-21",
    });
    return () => localStorage.removeItem("repaymentInfo");
  },
};
