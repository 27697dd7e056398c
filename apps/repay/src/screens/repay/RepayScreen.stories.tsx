import { apiAtom } from "@lending/api-client";
import { answer, type FakeRoute, makeApi } from "@lending/api-client/testing";
import { createStore } from "@lending/bridge/store";
import { makePage, TestApp } from "@lending/bridge/testing";
import { ToastRegion } from "@lending/ui/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
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
