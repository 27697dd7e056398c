import { answer, type FakeRoute, lost, makeApi, stuck } from "@lending/api-client/testing";
import { ScreenStage } from "@lending/federation/screen-stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
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
  const server = makeApi({ "GET /figures/pettypy": route });
  return <ScreenStage screen={Screen} path={path} server={server} />;
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
  parameters: told("Specification 8: a refusal in the server's words, with Retry and the way to the order."),
};
export const PaymentUnderWay: Story = {
  args: {
    repayment: { payment: { state: "processing", amount: "265000", channelName: "Corner Store", at: "2026-11-21" } },
  },
  parameters: told("Specification 4: a payment that is being checked is told instead of taken twice."),
};
export const PriceUnknown: Story = {
  args: { repayment: { delayInfo: null } },
  parameters: told(
    "Specification 3: delayInfo may be missing; nothing can be extended, and the way to the order is open.",
  ),
};

export const Loading: Story = {
  args: { route: stuck },
  parameters: told("Specification 7: the amount's skeleton stands until the extension has answered."),
};

export const Offline: Story = {
  args: { route: lost },
  parameters: told("Specification 7: no connection. A toast and the screen say so, with Retry."),
  play: async () => {
    await expect(await within(document.body).findByRole("button", { name: "Retry" })).toBeVisible();
  },
};
export const LargestAmount: Story = {
  args: { repayment: { delayInfo: { delayAmount: 1_234_567_890_100, title: "Extend by 30 days" } } },
  parameters: told("Specification 9: the largest amount breaks between thousands where its line is too short for it."),
};
export const LongFilipino: Story = {
  globals: { locale: "fil-PH" },
  args: {
    repayment: {
      productName: "Napakahabang pangalan ng produkto para sa pinakamahalagang pangangailangan ng pamilya",
      delayInfo: { delayAmount: 25_000, title: "Pahabain ng tatlumpung araw ang takdang araw ng bayad" },
    },
  },
  parameters: told("Specification 2 in Filipino: long words of the server wrap, nothing is cut."),
};
