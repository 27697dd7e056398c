import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { extension } from "../../api/fetchRepayment.ts";
import { EXTENSION_PRICE, makeRepayment } from "../../api/testing/makeRepayment.ts";
import { RepayDelayScreen } from "./RepayDelayScreen.tsx";

interface DelayStoryProps {
  /** Fields that differ from the default repayment, as the server sends them. */
  repayment: Readonly<Record<string, unknown>>;
  /** A response that replaces the default one. */
  route?: FakeRoute;
}

function DelayStory({ repayment, route = respond(makeRepayment(repayment)) }: DelayStoryProps) {
  const path = "/repayDelay?productId=p-1&orderId=o-1";
  const server = makeApi({ [routeOf(extension)]: route });
  return <TestScreen screen={RepayDelayScreen} path={path} server={server} />;
}

/** Shows what it costs to pay later, and takes the fee. */
const meta = {
  title: "Screens/Repay/Rollover repayment",
  component: DelayStory,
  args: { repayment: {} },
} satisfies Meta<typeof DelayStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

export const Extension: Story = {
  name: "Shows the fee, the next date and the plan",
  parameters: describeStory(
    "Rules repayment.extension and repayment.extension-plan: delay amount, next payment date, plan list, code and channels.",
  ),
};
export const WholePrice: Story = {
  name: "Compares the whole price of extending with paying now",
  args: { repayment: { delayInfo: EXTENSION_PRICE } },
  parameters: describeStory(
    "Rule repayment.extension: fee, interest so far, new dates and new total, beside paying the instalment now.",
  ),
  play: async ({ canvasElement }) => {
    const extend = await within(canvasElement).findByRole("region", { name: "If you extend" });
    await expect(extend).toBeVisible();
  },
};
export const WholePriceFilipino: Story = {
  ...WholePrice,
  name: "Compares the whole price in Filipino",
  globals: { locale: "fil-PH" },
  parameters: describeStory("Rule repayment.extension: the whole price of an extension in Filipino."),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Kung may extension")).toBeVisible();
  },
};
export const Refused: Story = {
  name: "Shows the lender's refusal with a way to the order",
  args: { route: respond(null, { code: "20", message: "This order cannot be extended." }) },
  parameters: describeStory(
    "Rule requests.refusal: a refusal with the lender's message, Retry and a button to the order.",
  ),
};
export const PaymentUnderWay: Story = {
  name: "Warns that a payment is under way",
  args: {
    repayment: { payment: { state: "processing", amount: "265000", channelName: "Corner Store", at: "2026-11-21" } },
  },
  parameters: describeStory("Rule rulings.pending-payment: a pending payment is shown, to prevent a second one."),
};
export const PriceUnknown: Story = {
  name: "Offers no extension without a price",
  args: { repayment: { delayInfo: null } },
  parameters: describeStory(
    "Rule screens.missing-fields: without a price nothing can be extended, and a button opens the order.",
  ),
};

export const Loading: Story = {
  name: "Shows that the price loads",
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
  args: { repayment: { delayInfo: { delayAmount: 1_234_567_890_100, title: "Extend by 30 days" } } },
  parameters: describeStory(
    "Rule screens.long-amount: the largest amount breaks between thousands when its line is too short.",
  ),
};
export const LongFilipino: Story = {
  name: "Wraps long texts in Filipino",
  globals: { locale: "fil-PH" },
  args: {
    repayment: {
      productName: "Napakahabang pangalan ng produkto para sa pinakamahalagang pangangailangan ng pamilya",
      delayInfo: { delayAmount: 25_000, title: "Pahabain ng tatlumpung araw ang takdang araw ng bayad" },
    },
  },
  parameters: describeStory("Rule screens.long-text: in Filipino: long texts from the lender wrap and nothing is cut."),
};
