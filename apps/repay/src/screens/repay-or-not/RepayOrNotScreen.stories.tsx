import { answer, type FakeRoute, lost, makeApi, stuck } from "@lending/api-client/testing";
import { ScreenStage } from "@lending/federation/screen-stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { makeRepayment } from "../../api/testing/makeRepayment.ts";
import { Screen } from "./RepayOrNotScreen.tsx";

interface DueStoryProps {
  /** What is particular about the repayment, as the server sends it. */
  repayment: Readonly<Record<string, unknown>>;
  /** An answer in place of the usual one. */
  route?: FakeRoute;
}

function DueStory({ repayment, route = answer(makeRepayment(repayment)) }: DueStoryProps) {
  const path = "/repayOrNot?productId=p-1&orderId=o-1";
  const server = makeApi({ "GET /v3/installment/loan-play-detail": route });
  return <ScreenStage screen={Screen} path={path} server={server} />;
}

const meta = {
  title: "Screens/Repay/Repay now or not",
  parameters: { specification: "2" },
  component: DueStory,
  args: { repayment: {} },
} satisfies Meta<typeof DueStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const told = (story: string) => ({ docs: { description: { story } } });

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
  parameters: told("Specification 4: a payment that is being checked is told instead of taken twice."),
};
export const AmountUnknown: Story = {
  args: { repayment: { repayAmount: null } },
  parameters: told("Specification 3: repayAmount may be missing; the page names no amount."),
};

export const Loading: Story = {
  args: { route: stuck },
  parameters: told("Specification 7: the amount's skeleton stands until the plan has answered."),
};

export const Offline: Story = {
  args: { route: lost },
  parameters: told("Specification 7: no connection. A toast and the screen say so, with Retry."),
  play: async () => {
    await expect(await within(document.body).findByRole("button", { name: "Retry" })).toBeVisible();
  },
};
export const LargestAmount: Story = {
  args: { repayment: { repayAmount: 1_234_567_890_100 } },
  parameters: told("Specification 9: the largest amount breaks between thousands where its line is too short for it."),
};
