import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { ownerOf } from "@lending/bridge/launch";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { lastChannel } from "../../api/createPayment.ts";
import { instalment } from "../../api/fetchRepayment.ts";
import { savePayCode } from "../../api/keepPayCode.ts";
import { CODE_FACTS, makeRepayment } from "../../api/testing/makeRepayment.ts";
import { RepayScreen } from "./RepayScreen.tsx";

interface RepayStoryProps {
  /** Fields that differ from the default repayment, as the server sends them. */
  repayment: Readonly<Record<string, unknown>>;
  /** A response that replaces the default one. */
  route?: FakeRoute;
}

function RepayStory({ repayment, route = respond(makeRepayment(repayment)) }: RepayStoryProps) {
  const path = "/repay?productId=p-1&orderId=o-1";
  const server = makeApi({ [routeOf(instalment)]: route });
  return <TestScreen screen={RepayScreen} path={path} server={server} />;
}

/** Shows the payment that is due, and the ways to pay it. */
const meta = {
  title: "Screens/Repay/Repayment",
  component: RepayStory,
  args: { repayment: {} },
} satisfies Meta<typeof RepayStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const LARGEST = 1_234_567_890_100;
const describeStory = (story: string) => ({ docs: { description: { story } } });

export const Due: Story = {
  name: "Shows the amount, the plan and a code to pay",
  parameters: describeStory(
    "Rules repayment.two-rows and repayment.pay-code: two detail rows until More is tapped, and a pay code when there is one.",
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole("button", { name: "More" }));
    await waitFor(() => expect(screen.getByText("Late fee")).toBeVisible());
  },
};

export const ChannelTerms: Story = {
  name: "Shows the fee and speed of each channel",
  args: {
    repayment: {
      repayList: [
        {
          name: "Sandbox Wallet",
          logo: "https://h5.test/sandbox/assets/sandbox-wallet.svg",
          channel_number: 90001,
          fee: 0,
          minutes: 5,
        },
        {
          name: "Corner Store counter",
          logo: "https://h5.test/sandbox/assets/corner-store.svg",
          channel_number: 90002,
          fee: 1500,
          minutes: 120,
        },
        { name: "Online banking", logo: "https://h5.test/sandbox/assets/online-banking.svg", channel_number: 90003 },
      ],
    },
  },
  parameters: describeStory(
    "Rule repayment.channel-terms: fee and speed of each channel, as far as the lender sends them, and the last one.",
  ),
  beforeEach: () => {
    lastChannel.save("90002");
    return () => lastChannel.drop();
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Payment Method" }));
    const sheet = within(await within(document.body).findByRole("dialog", { name: "Payment Method" }));
    const last = sheet.getByRole("radio", { name: "Corner Store counter" });
    await expect(sheet.getByRole("radio", { name: "Sandbox Wallet" })).toBeChecked();
    await expect(last).toHaveAccessibleDescription("Last used · ₱2665.00 with ₱15.00 fee · arrives within 2 hours");
  },
};

export const CodeFacts: Story = {
  name: "Shows biller, amount and expiry of the code",
  args: {
    repayment: {
      defDetail: {
        ...makeRepayment().defDetail,
        ...CODE_FACTS,
        replaced: [{ payCode: "801200000001", channelName: "Corner Store counter", amount: 384700, replacedAt: "" }],
      },
    },
  },
  parameters: describeStory(
    "Rule repayment.pay-code: biller, amount, due date and expiry of the payment code, and codes that are replaced.",
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole("button", { name: "About this payment code" }));
    await expect(screen.getByRole("region", { name: "About this payment code" })).toBeVisible();
  },
};

export const PartPayment: Story = {
  name: "Takes a part of the amount",
  args: { repayment: { part: { min: 50000, max: 215000 } } },
  parameters: describeStory("Rule rulings.cannot-pay: a part within the limits that the lender sends."),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole("button", { name: "Pay a part" }));
    await userEvent.type(await screen.findByRole("textbox", { name: "Part to pay now" }), "400");
    await userEvent.click(screen.getByRole("button", { name: "Payment Method" }));
    await expect(screen.getByText("Enter an amount from ₱500.00 to ₱2150.00.")).toBeVisible();
  },
};

export const WithoutPayCode: Story = {
  name: "Leaves out the code when there is none",
  args: { repayment: { defDetail: null } },
  parameters: describeStory("Rule repayment.pay-code: the pay-code box is shown only when a pay code is non-empty."),
};

export const LongGroup: Story = {
  name: "Breaks a group of the code that is wider than the phone",
  args: { repayment: { defDetail: { payCode: `PH ${"8".repeat(60)}`, title: "Corner Store counter" } } },
  parameters: describeStory("Rule repayment.pay-code: exactly the characters of the server, in its own groups."),
  play: async ({ canvasElement }) => {
    const slip = await within(canvasElement).findByRole("region", { name: "Payment code" });
    for (const group of slip.querySelectorAll("[role=img] > span"))
      await expect(group.getBoundingClientRect().right).toBeLessThanOrEqual(slip.getBoundingClientRect().right);
  },
};

export const Overdue: Story = {
  name: "Marks an overdue payment in the plan",
  args: {
    repayment: {
      repayPlan: [{ remark: "", title: "First payment", amount: 384700, time: "2026-11-18", state: "overdue" }],
      repayAmount: 384700,
    },
  },
  parameters: describeStory(
    "Rule repayment.plan-fields: remark, title, amount and time of each payment in the plan; an overdue one is marked.",
  ),
};

export const Refused: Story = {
  name: "Shows the lender's refusal with a way to the order",
  args: { route: respond(null, { code: "404", message: "We could not find this order." }) },
  parameters: describeStory("Rule requests.refusal: the lender's message, a button to the order, and Retry."),
};

const payment = {
  purpose: "instalment",
  amount: 265000,
  channelName: "Sandbox Wallet",
  at: "2026-11-21 10:00:00",
};

export const PaymentPending: Story = {
  name: "Warns against paying a second time",
  args: { repayment: { payment: { ...payment, state: "processing" } } },
  parameters: describeStory(
    "Rule rulings.pending-payment: the page is about the payment; its code and details are folded, and paying again is a secondary action with a confirmation.",
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Payment Method" }));
    const sheet = within(await within(document.body).findByRole("dialog", { name: "Payment Method" }));
    await userEvent.click(sheet.getByRole("button", { name: "Payment" }));
    await expect(await within(document.body).findByRole("dialog", { name: "Pay again?" })).toBeVisible();
  },
};

export const PaymentReceived: Story = {
  name: "Says that a payment was received",
  args: { repayment: { payment: { ...payment, state: "paid" } } },
  parameters: describeStory("Rule rulings.payment-state: a received payment, above the next one."),
};

export const PaymentDeclined: Story = {
  name: "Says that a payment failed",
  args: { repayment: { payment: { ...payment, state: "refused" } } },
  parameters: describeStory(
    "Rule rulings.payment-state: a declined payment. Nothing was taken, and paying again is the main action.",
  ),
};

export const AlreadyPaid: Story = {
  name: "Says that the instalment is already paid",
  args: {
    route: respond(
      { payment: { ...payment, state: "paid" }, next: { amount: 265000, date: "2026-12-21" } },
      { code: "20", message: "Nothing is due on this loan." },
    ),
  },
  parameters: describeStory(
    "Rule rulings.already-paid: a refusal because of a received payment is a success: what was paid, when, and what is next.",
  ),
};

export const Channels: Story = {
  name: "Lets the borrower choose a channel to pay through",
  parameters: describeStory(
    "Rule repayment.channel: a channel must be selected before Payment; the first one is preselected.",
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Payment Method" }));
    const sheet = within(await within(document.body).findByRole("dialog", { name: "Payment Method" }));
    await expect(sheet.getByRole("radio", { name: "Sandbox Wallet" })).toBeChecked();
  },
};

export const LargestAmount: Story = {
  name: "Wraps the largest amount",
  args: {
    repayment: {
      repayAmount: LARGEST,
      repayPlan: [{ remark: "", title: "One payment", amount: LARGEST, time: "2026-12-21", state: "due" }],
      details: [{ text: "Principal", value: "₱12,345,678,901.00" }],
      payment: { state: "processing", amount: LARGEST, channelName: "Sandbox Wallet", at: "2026-11-21" },
    },
  },
  parameters: describeStory(
    "Rule screens.long-amount: the largest amount breaks between thousands when its line is too short.",
  ),
};

export const LongFilipino: Story = {
  name: "Wraps long texts in Filipino",
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
  parameters: describeStory(
    "Rule screens.long-text: long texts from the lender wrap; nothing is cut, and nothing is wider than the phone.",
  ),
};

export const AmountUnknown: Story = {
  name: "Offers no payment of an unknown amount",
  args: { route: respond({}) },
  parameters: describeStory(
    "Rule screens.missing-fields: without an amount nothing can be paid, and a button opens the order.",
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await waitFor(() => expect(screen.getByRole("link", { name: "Check your order" })).toBeVisible());
    await expect(screen.queryByRole("button", { name: "Payment Method" })).toBeNull();
  },
};

export const OfflineWithCode: Story = {
  name: "Keeps the last code without a connection",
  args: { route: lost },
  parameters: describeStory(
    "Rule rulings.saved-code: without a connection, the lender's last code for this order can still be used.",
  ),
  beforeEach: () => {
    savePayCode({
      code: "801244673091",
      logo: "",
      amount: "265000",
      instructions: [
        {
          title: "At a counter",
          places: [{ name: "Corner Store counter", steps: ["Show or read out the payment code."] }],
        },
      ],
      orderNumber: "",
      orderId: "o-1",
      dueOn: "2026-12-21",
      fee: "",
      aheadMs: 0,
      owner: ownerOf("demo"),
      purpose: "instalment",
      isRequested: true,
      after: "",
      productId: "p-1",
      expiresAt: "",
      channelName: "Corner Store counter",
      minutes: 120,
    });
    return () => localStorage.removeItem("repaymentInfo");
  },
};

export const Loading: Story = {
  name: "Shows that the amount loads",
  tags: ["loading"],
  args: { route: stuck },
  parameters: describeStory("Rule screens.skeleton: the first paint shows until the response arrives."),
};
