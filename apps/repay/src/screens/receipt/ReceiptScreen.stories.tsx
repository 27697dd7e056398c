import { type FakeRoute, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { receipts } from "../../api/fetchReceipts.ts";
import { makeReceipts, REPAID } from "../../api/testing/makeRepayment.ts";
import { ReceiptScreen } from "./ReceiptScreen.tsx";

interface ReceiptStoryProps {
  receiptId: string;
  route: FakeRoute;
}

function ReceiptStory({ receiptId, route }: ReceiptStoryProps) {
  const path = `/receipt?orderId=o-1${receiptId && `&receiptId=${receiptId}`}`;
  return <TestScreen screen={ReceiptScreen} path={path} server={makeApi({ [routeOf(receipts)]: route })} />;
}

/** Proves what was paid, and what remains. */
const meta = {
  title: "Screens/Repay/Receipts",
  component: ReceiptStory,
  args: { receiptId: "2611210045-P2", route: respond(makeReceipts()) },
} satisfies Meta<typeof ReceiptStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

export const Receipt: Story = {
  name: "Shows the receipt of a payment",
  parameters: describeStory(
    "Rule rulings.receipt: a receipt: amount, channel, reference, date and time, what remains and when.",
  ),
  play: async ({ canvasElement }) => {
    const receipt = within(await within(canvasElement).findByRole("region", { name: "Receipt" }));
    await expect(receipt.getByText("801244673091")).toBeVisible();
  },
};
export const SharedAsPicture: Story = {
  name: "Shares the receipt as a picture",
  parameters: describeStory("Rule rulings.receipt: the phone's share sheet receives the receipt as a PNG picture."),
  play: async ({ canvasElement }) => {
    const share = fn(async (_data: ShareData) => {});
    Object.defineProperty(navigator, "canShare", { configurable: true, value: () => true });
    Object.defineProperty(navigator, "share", { configurable: true, value: share });
    try {
      await userEvent.click(await within(canvasElement).findByRole("button", { name: "Share as picture" }));
      await waitFor(() => expect(share).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    } finally {
      Reflect.deleteProperty(navigator, "canShare");
      Reflect.deleteProperty(navigator, "share");
    }
    const [picture] = share.mock.calls[0]?.[0].files ?? [];
    await expect(picture?.type).toBe("image/png");
    await expect(picture?.size).toBeGreaterThan(2_000);
  },
};
export const PictureToSave: Story = {
  name: "Shows the picture of a receipt to save",
  parameters: describeStory(
    "Rule rulings.receipt: without a share sheet, as in most webviews, the picture is shown to be saved. Another receipt has no picture.",
  ),
  play: async ({ canvasElement }) => {
    Object.defineProperty(navigator, "share", { configurable: true, value: undefined });
    try {
      const screen = within(canvasElement);
      await userEvent.click(await screen.findByRole("button", { name: "Share as picture" }));
      const picture = await screen.findByRole("img", { name: "Picture: Receipt" }, { timeout: 10_000 });
      await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBe(720));
      // Another receipt never shows the picture of this one.
      await userEvent.click(screen.getByRole("link", { name: /Extension 1/ }));
      await expect(await screen.findByText("4471")).toBeVisible();
      await expect(screen.queryByRole("img", { name: "Picture: Receipt" })).toBeNull();
    } finally {
      Reflect.deleteProperty(navigator, "share");
    }
  },
};
export const LastPayment: Story = {
  name: "Says that the loan is repaid",
  args: { receiptId: "2611210045-P4", route: respond(makeReceipts(REPAID)) },
  parameters: describeStory("Rule rulings.receipt: the receipt of the last payment states that the loan is repaid."),
};
export const History: Story = {
  name: "Lists all payments of an order",
  args: { receiptId: "" },
  parameters: describeStory("Rule rulings.receipt: all payments of an order, each with a link to its receipt."),
};
export const NarrowHistory: Story = {
  name: "Keeps the arrow beside its text on a narrow phone",
  args: { receiptId: "" },
  render: (args) => (
    <div style={{ width: "320px" }}>
      <ReceiptStory {...args} />
    </div>
  ),
  parameters: describeStory("Rule rulings.receipt: on a narrow phone the arrow of a payment stays beside its text."),
  play: async ({ canvasElement }) => {
    for (const link of await within(canvasElement).findAllByRole("link", { name: /Sandbox Wallet|Bank card/ })) {
      const row = link.getBoundingClientRect();
      const arrow = link.querySelector("svg")?.getBoundingClientRect();
      await expect(Math.abs(((arrow?.top ?? 0) + (arrow?.bottom ?? 0) - row.top - row.bottom) / 2)).toBeLessThan(2);
      await expect(arrow?.right).toBeLessThanOrEqual(row.right);
    }
  },
};
export const Cleared: Story = {
  name: "Shows the clearance statement of a repaid loan",
  args: { receiptId: "", route: respond(makeReceipts(REPAID)) },
  parameters: describeStory("Rule rulings.receipt: a repaid loan has a clearance statement."),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("region", { name: "Clearance statement" })).toBeVisible();
  },
};
export const ClearedFilipino: Story = {
  ...Cleared,
  name: "Shows the clearance statement in Filipino",
  globals: { locale: "fil-PH" },
  parameters: describeStory("Rule rulings.receipt: the clearance statement in Filipino."),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Pinatutunayan/)).toBeVisible();
  },
};
export const NoPayments: Story = {
  name: "Says that nothing was paid yet",
  args: { receiptId: "", route: respond(makeReceipts({ receipts: [] })) },
  parameters: describeStory("Rule rulings.receipt: before the first payment the page explains what will appear."),
};
export const Refused: Story = {
  name: "Shows the lender's refusal with Retry",
  args: { route: respond(null, { code: "404", message: "We could not find this order." }) },
  parameters: describeStory("Rule rulings.receipt: the lender's message with Retry."),
};
export const Loading: Story = {
  name: "Shows that the receipts load",
  tags: ["loading"],
  args: { route: stuck },
  parameters: describeStory("Rule rulings.receipt: the page while the lender has not responded."),
};
export const LargestAmount: Story = {
  name: "Wraps the largest amount and a long reference",
  args: {
    route: respond(
      makeReceipts({
        receipts: [
          {
            ...makeReceipts().receipts[0],
            amount: 1_234_567_890_100,
            remaining: 1_234_567_890_100,
            reference: "PH26112100421188207733-PH26112100421188207733",
          },
        ],
      }),
    ),
  },
  parameters: describeStory("Rule rulings.receipt: the largest amount and a long reference wrap; nothing is cut."),
};
