import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { instalment } from "../../api/fetchRepayment.ts";
import { makeRepayment } from "../../api/testing/makeRepayment.ts";
import { RepayOrNotScreen } from "./RepayOrNotScreen.tsx";

interface DueStoryProps {
  /** Fields that differ from the default repayment, as the server sends them. */
  repayment: Readonly<Record<string, unknown>>;
  /** A response that replaces the default one. */
  route?: FakeRoute;
}

function DueStory({ repayment, route = respond(makeRepayment(repayment)) }: DueStoryProps) {
  const path = "/repayOrNot?productId=p-1&orderId=o-1";
  const server = makeApi({ [routeOf(instalment)]: route });
  return <TestScreen screen={RepayOrNotScreen} path={path} server={server} />;
}

/** Asks whether to pay now. */
const meta = {
  title: "Screens/Repay/Repay now or not",
  component: DueStory,
  parameters: { openedFrom: "The app, before a repayment." },
  args: { repayment: {} },
} satisfies Meta<typeof DueStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

export const Due: Story = {
  name: "Shows amount and date before the repayment",
  parameters: {
    docs: {
      description: {
        story: "Rule repayment.or-not: repay or not. Shows amount and date before the repayment.",
      },
    },
  },
};
export const PaymentUnderWay: Story = {
  name: "Warns that a payment is under way",
  args: {
    repayment: { payment: { state: "processing", amount: "265000", channelName: "Corner Store", at: "2026-11-21" } },
  },
  parameters: describeStory("Rule rulings.pending-payment: a pending payment is shown, to prevent a second one."),
};
export const AmountUnknown: Story = {
  name: "Offers no payment of an unknown amount",
  args: { repayment: { repayAmount: null } },
  parameters: describeStory("Rule screens.missing-fields: without an amount nothing can be paid."),
};

export const Loading: Story = {
  name: "Shows that the amount loads",
  tags: ["loading"],
  args: { route: stuck },
  parameters: describeStory("Rule screens.skeleton: the first paint shows until the response arrives."),
};

export const Offline: Story = {
  name: "Says that there is no connection",
  args: { route: lost },
  parameters: describeStory(
    "Rule requests.network: without a connection, a toast and the screen report it, with Retry.",
  ),
  play: async () => {
    await expect(await within(document.body).findByRole("button", { name: "Retry" })).toBeVisible();
  },
};
export const LargestAmount: Story = {
  name: "Wraps the largest amount",
  args: { repayment: { repayAmount: 1_234_567_890_100 } },
  parameters: describeStory(
    "Rule screens.long-amount: the largest amount breaks between thousands when its line is too short.",
  ),
};
