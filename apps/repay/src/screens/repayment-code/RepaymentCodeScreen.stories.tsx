import { makeLaunch, makePage, TestApp } from "@lending/bridge/testing";
import { StageFrame } from "@lending/federation/test-screen";
import { ToastRegion } from "@lending/ui/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { use } from "react";
import { expect, within } from "storybook/test";
import { saveIssuedCode } from "../../api/issuedCode.ts";
import { makeEmvQr } from "../../testing/makeCodes.ts";
import { RepaymentCodeScreen } from "./RepaymentCodeScreen.tsx";

const ISSUED = {
  productId: "p-1",
  orderId: "o-174",
  purpose: "instalment",
  channelName: "Corner Store counter",
  minutes: 120,
} as const;

function CodeStory({ sessionId = "demo", isIssued = "", ...query }: Readonly<Record<string, string>>) {
  const path = `/repaymentOfCode?${new URLSearchParams(query)}`;
  const Around = use(StageFrame);
  saveIssuedCode(path, isIssued ? ISSUED : {});
  return (
    <TestApp
      key={`${sessionId} ${path}`}
      app={{ page: makePage({ href: `https://h5.test${path}` }), launch: makeLaunch({ sessionId }) }}
      path={path}
    >
      <Around path={path}>
        <RepaymentCodeScreen />
      </Around>
      <ToastRegion />
    </TestApp>
  );
}

/** Shows a code to pay with, and what happens next. */
const meta = {
  title: "Screens/Repay/Repayment code",
  component: CodeStory,
  // By the link that the lender sends with the code.
  parameters: { openedFrom: ["Screens/Repay/Repayment", "Screens/Repay/Rollover repayment"] },
  args: { showType: "1", payCode: "801244673091", repayAmount: "265000" },
} satisfies Meta<typeof CodeStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

export const Counter: Story = {
  name: "Shows a code and its barcode for a counter",
  parameters: describeStory("Rule repayment-codes.copy: a copyable code, and a barcode that a store's scanner reads."),
};
export const IssuedCode: Story = {
  name: "Says what happens after paying with an issued code",
  args: { isIssued: "yes" },
  parameters: describeStory(
    "Rules repayment-codes.next and repayment-codes.have-paid: of a code of this session the page knows order and channel, so it says when the lender knows, and the borrower can report the payment.",
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Sandbox Lending usually gets your payment within 2 hours.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "I have paid" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to your loan" })).toBeVisible();
  },
};
export const ScannedCode: Story = {
  name: "Shows a QR code with tips for scanning",
  args: { showType: "2", payCode: "https://wallet.example/pay/7f3c2a9b51d84e60" },
  parameters: describeStory("Rule repayment-codes.qr: a QR code with scanning tips."),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("img", { name: "QR code for this repayment" })).toBeVisible();
  },
};
export const QrPh: Story = {
  name: "Shows a QR Ph code of the lender",
  args: { showType: "2", payCode: makeEmvQr() },
  parameters: describeStory("Rule repayment-codes.qr: a QR Ph code whose checksum, amount and receiver are right."),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("img", { name: "QR code for this repayment" })).toBeVisible();
  },
};
export const QrPhOfPerson: Story = {
  name: "Hides a QR Ph code that pays a person",
  args: { showType: "2", payCode: makeEmvQr({ "28": undefined, "27": "0012com.p2pqrpay041109171234567" }) },
  parameters: describeStory("Rule repayment-codes.qr-ph-receiver: a QR Ph code that pays a person is not shown."),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Do not pay with this QR code")).toBeVisible();
  },
};
export const LongCode: Story = {
  name: "Wraps a long code between its groups",
  args: { payCode: "PH26112100421188207733", repayAmount: "99999999" },
  parameters: describeStory("Rule repayment-codes.copy: a code of twenty characters is shown in full, in groups."),
};
export const LargestAmount: Story = {
  name: "Wraps the largest amount",
  args: { repayAmount: "1234567890100" },
  parameters: describeStory(
    "Rule screens.long-amount: the largest amount breaks between thousands when its line is too short.",
  ),
};
export const TooLongForBarcode: Story = {
  name: "Shows a code that is too long for a barcode",
  args: { payCode: "PH26112100421188207733-PH26112100421188207733" },
  parameters: describeStory(
    "Rule repayment-codes.copy: a code that is too long for a barcode is shown and can be copied.",
  ),
};
export const MalformedCode: Story = {
  name: "Refuses a malformed code",
  args: { payCode: "付款-26-1121" },
  parameters: describeStory(
    "Rule rulings.foreign-code: a code that is not 1 to 64 printable ASCII characters is not shown, because any site can link here.",
  ),
};
export const NoSession: Story = {
  name: "Asks for a login before any code is shown",
  args: { sessionId: "" },
  parameters: describeStory(
    "Rule rulings.foreign-code: without a session no code is shown, because any site can link here; Log in is offered.",
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: "Log in" })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/8012|2650/);
  },
};
export const NoCode: Story = {
  name: "Says that the link has no code",
  args: { payCode: "" },
  parameters: describeStory("Rule repayment-codes.route: a link without a code says that there is none."),
};
