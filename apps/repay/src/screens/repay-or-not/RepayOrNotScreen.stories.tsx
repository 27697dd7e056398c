import { apiAtom } from "@lending/api-client";
import { answer, makeApi } from "@lending/api-client/testing";
import { createStore } from "@lending/bridge/store";
import { makePage, TestApp } from "@lending/bridge/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense } from "react";
import { makeRepayment } from "../../api/testing/makeRepayment.ts";
import { Screen } from "./RepayOrNotScreen.tsx";

function DueStory({ repayment }: { repayment: Readonly<Record<string, unknown>> }) {
  const path = "/repayOrNot?productId=p-1&orderId=o-1";
  const store = createStore();
  store.set(apiAtom, makeApi({ "GET /v3/installment/loan-play-detail": answer(makeRepayment(repayment)) }).api);
  return (
    <TestApp app={{ page: makePage({ href: `https://h5.test${path}` }) }} store={store} path={path}>
      <Suspense fallback={<p>Waiting for the server</p>}>
        <Screen />
      </Suspense>
    </TestApp>
  );
}

const meta = {
  title: "Screens/Repay/Repay now or not",
  parameters: { specification: "2" },
  component: DueStory,
  args: { repayment: {} },
} satisfies Meta<typeof DueStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Due: Story = {
  parameters: {
    docs: {
      description: {
        story: "Specification 2, routes: repay or not. What is due and when, before the repayment itself.",
      },
    },
  },
};
export const PaymentUnderWay: Story = {
  args: {
    repayment: { payment: { state: "processing", amount: "265000", channelName: "Corner Store", at: "2026-11-21" } },
  },
};
export const AmountUnknown: Story = { args: { repayment: { repayAmount: null } } };
