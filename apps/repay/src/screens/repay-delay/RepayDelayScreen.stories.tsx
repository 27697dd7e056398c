import { apiAtom } from "@lending/api-client";
import { answer, type FakeRoute, makeApi } from "@lending/api-client/testing";
import { createStore } from "@lending/bridge/store";
import { makePage, TestApp } from "@lending/bridge/testing";
import { ToastRegion } from "@lending/ui/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense } from "react";
import { makeRepayment } from "../../api/testing/makeRepayment.ts";
import { Screen } from "./RepayDelayScreen.tsx";

interface DelayStoryProps {
  /** What is particular about the repayment, as the server sends it. */
  repayment: Readonly<Record<string, unknown>>;
  /** An answer in place of the usual one. */
  route?: FakeRoute;
}

function DelayStory({ repayment, route = answer(makeRepayment(repayment)) }: DelayStoryProps) {
  const path = "/repayDelay?productId=p-1&orderId=o-1";
  const store = createStore();
  store.set(apiAtom, makeApi({ "GET /figures/pettypy": route }).api);
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
  title: "Screens/Repay/Rollover repayment",
  parameters: { specification: "2, 3, 7" },
  component: DelayStory,
  args: { repayment: {} },
} satisfies Meta<typeof DelayStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const told = (story: string) => ({ docs: { description: { story } } });

export const Extension: Story = {
  parameters: told(
    "Specification 2, extension repayment: delay amount, next payment date, plan list, code and channels.",
  ),
};
export const Refused: Story = {
  args: { route: answer(null, { code: "20", message: "This order cannot be extended." }) },
  parameters: told("A refusal in the server's words, with a retry and the way to the order."),
};
export const PaymentUnderWay: Story = {
  args: {
    repayment: { payment: { state: "processing", amount: "265000", channelName: "Corner Store", at: "2026-11-21" } },
  },
};
export const PriceUnknown: Story = {
  args: { repayment: { delayInfo: null } },
  parameters: told("The server names no price: nothing can be extended, and the way to the order is open."),
};
