import { answer, type FakeRoute, lost, makeApi, stuck } from "@lending/api-client/testing";
import { ScreenStage } from "@lending/federation/screen-stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { makeOrderDetails, type OrderDetailsData } from "../../api/testing/makeOrderDetails.ts";
import { makeRecommendedProduct } from "../../api/testing/makeRecommendedProduct.ts";
import { Screen } from "./OrderDetailsScreen.tsx";

interface OrderDetailsStoryProps {
  /** What is particular about the order, as the server sends it. */
  order: Partial<OrderDetailsData>;
  /** Answers in place of the usual ones. */
  routes?: Readonly<Record<string, FakeRoute>>;
  path?: string;
}

function OrderDetailsStory({
  order,
  routes = {},
  path = "/loanDetail?productId=p-1&orderId=o-1",
}: OrderDetailsStoryProps) {
  const server = makeApi({
    "GET /v3/loan-details": answer(makeOrderDetails(order)),
    "POST /v3/loan-details/google-score": answer(),
    "POST /service/event/save": answer(),
    "POST /gopia/goya/define": { tarn: "00", strath: { glen: "https://h5.test/loanConfirm?productId=p-2" } },
    ...routes,
  });
  return <ScreenStage key={JSON.stringify([order, path])} screen={Screen} path={path} server={server} />;
}

const meta = {
  title: "Screens/Loan/Order details",
  component: OrderDetailsStory,
  args: { order: {} },
  parameters: { specification: "2, 3, 4, 5, 7, 8, 9", docs: { story: { height: "740px" } } },
  // The Kind tips stay closed in a session in which somebody went on to repay; each story is a session of its own.
  beforeEach: () => sessionStorage.removeItem("showBankTip"),
} satisfies Meta<typeof OrderDetailsStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const told = (story: string) => ({ docs: { description: { story } } });
/** A dialog stands in the page's body, outside of the story's own canvas. */
const page = () => within(document.body);
const press = async (name: string) => userEvent.click(await page().findByRole("button", { name }));
const dialog = (name: string) => page().findByRole("dialog", { name });
const leads = async (to: string) => expect(await page().findByText(to)).toBeInTheDocument();

const payment = {
  purpose: "instalment",
  amount: 265000,
  channelName: "Sandbox Wallet",
  at: "2026-11-21 10:00:00",
};

export const PaymentPending: Story = {
  args: { order: { orderStatus: "174", isDelay: "1", payment: { ...payment, state: "processing" } } },
  parameters: told("A pending payment: both ways to pay are softer actions, behind a confirmation."),
  play: async () => {
    await press("REPAY");
    await expect(await dialog("Pay again?")).toBeVisible();
  },
};

export const PaymentReceived: Story = {
  args: { order: { orderStatus: "170", payment: { ...payment, state: "paid" } } },
  parameters: told("A received payment."),
};

export const PaymentDeclined: Story = {
  args: { order: { orderStatus: "180", payment: { ...payment, state: "refused" } } },
  parameters: told("A declined payment: nothing was taken, and paying again is the main action."),
};

export const Status21: Story = {
  args: { order: { orderStatus: "21", playeduL: "https://h5.test/loanConfirm" } },
  parameters: told(
    "Specification 4: 21 is a processing state; the page does nothing more, even with a confirmation address.",
  ),
  play: async () => {
    await expect(await page().findByRole("heading", { name: "Application received" })).toBeVisible();
    await expect(page().queryByText(/is replaced by/)).toBeNull();
  },
};

export const Status110: Story = {
  args: { order: { orderStatus: "110" } },
  parameters: told("Specification 4: banner and card; actions not shown (decisions 5)."),
};

export const Status151: Story = {
  args: { order: { orderStatus: "151" } },
  parameters: told("Specification 4: banner and card; actions not shown (decisions 5)."),
};

export const Status170: Story = {
  args: { order: { orderStatus: "170" } },
  parameters: told(
    "Specification 4: 170 has a single 'Repayment' button. The banner has the picture of 200 (specification 2).",
  ),
};

export const Status170Followed: Story = {
  args: { order: { orderStatus: "170" } },
  parameters: told("Specification 4: 'Repayment' leads to the repayment page."),
  play: async () => {
    await press("Repayment");
    await leads("goes to /repay?productId=p-1&orderId=o-1");
  },
};

export const Status174: Story = {
  args: { order: { orderStatus: "174" } },
  parameters: told("Specification 4: 174 without rollover has a single 'Repayment' button."),
};

export const Status174Rollover: Story = {
  args: { order: { orderStatus: "174", isDelay: "1" } },
  parameters: told(
    "Specification 4: isDelay '1' offers 'REPAY' and 'Rollover Repayment' with the hint 'Short of money?'.",
  ),
};

export const Status180: Story = {
  args: { order: { orderStatus: "180" } },
  parameters: told("Specification 4: 180 without rollover has a single 'Repayment' button."),
};

export const Status180Rollover: Story = {
  args: { order: { orderStatus: "180", isDelay: "1" } },
  parameters: told("Specification 4: 180 with rollover has both buttons; 'Rollover Repayment' is never the solid one."),
};

export const Status180RolloverFollowed: Story = {
  args: { order: { orderStatus: "180", isDelay: "1" } },
  parameters: told("Specification 4: 'Rollover Repayment' leads to the extension."),
  play: async () => {
    await press("Rollover Repayment");
    await leads("goes to /repayDelay?productId=p-1&orderId=o-1");
  },
};

export const Status200: Story = {
  args: { order: { orderStatus: "200" } },
  parameters: told("Specification 4: 200 has a single 'Borrow Again' button."),
};

export const Status200Followed: Story = {
  args: { order: { orderStatus: "200" } },
  parameters: told("Specification 4: 'Borrow Again' records an event and goes to the product."),
  play: async () => {
    await press("Borrow Again");
    await leads("goes to /productUrl?productId=p-1");
  },
};

export const UnknownStatus: Story = {
  args: { order: { orderStatus: "999" } },
  parameters: told("Specification 2: any other status uses the picture of 200; it has no buttons."),
};

export const RepayElsewhere: Story = {
  args: { order: { orderStatus: "174", isDelay: "1", h5Url: "https://partner.test/pay?ref=7" } },
  parameters: told("Specification 2: an external h5 repay link from the server replaces the repayment page."),
  play: async () => {
    await press("REPAY");
    await leads("opens https://partner.test/pay?ref=7");
  },
};

export const Confirmed: Story = {
  args: { order: { orderStatus: "110", playeduL: "https://partner.test/done" } },
  parameters: told("Specification 4: a non-empty playeduL replaces the page, for any status but 21."),
  play: () => leads("is replaced by https://partner.test/done"),
};

const recommended = [
  makeRecommendedProduct(),
  makeRecommendedProduct({
    name: "Biyahe Loan",
    description: "For drivers and riders",
    rangeText: "₱5.000 – ₱30.000",
    productId: "p-3",
  }),
  makeRecommendedProduct({
    name: "Ani Loan",
    description: "For the planting season",
    rangeText: "₱3.000 – ₱15.000",
    rateText: "0.06% a day",
    buttonText: "Full today",
    enabled: "0",
    productId: "p-4",
  }),
];

export const Recommended: Story = {
  args: { order: { orderStatus: "110", recProducts: recommended } },
  parameters: told(
    "Specification 2 and decisions 5: recommended products under statuses other than 170, 174, 180 and 200. Specification 5: a product whose flag is the string '0' is grey and not clickable.",
  ),
  play: async () => {
    await expect(await page().findByRole("button", { name: "Full today" })).toBeDisabled();
    const [first] = page().getAllByRole("button", { name: "Apply now" });
    if (first) await userEvent.click(first);
    await leads("opens https://h5.test/loanConfirm?productId=p-2");
    await userEvent.click(page().getByRole("link", { name: "Click to view more products" }));
    await leads("asks the app for goHome");
  },
};

export const RecommendedRefused: Story = {
  args: {
    order: { orderStatus: "21", recProducts: recommended },
    routes: { "POST /gopia/goya/define": { tarn: "17", strath: { ben: "This product is full today." } } },
  },
  parameters: told("Specification 7: on failure of a recommended product the server's message is shown as a toast."),
  play: async () => {
    const [first] = await page().findAllByRole("button", { name: "Apply now" });
    if (first) await userEvent.click(first);
    await expect(await page().findByText("This product is full today.")).toBeInTheDocument();
  },
};

const askingForCard = {
  orderStatus: "151",
  cardNeedPop: 1,
  cardPopTitle: "Bind your bank card",
  cardPopMsg: "Bind a card so that your loan can be sent.",
} as const;

export const BankPrompt: Story = {
  args: { order: askingForCard },
  parameters: told(
    "Specification 4: cardNeedPop 1 shows the bank prompt; its close icon hides it, its button leads to the binding.",
  ),
};

export const BankPromptFollowed: Story = {
  args: { order: askingForCard },
  parameters: told("Specification 2: the bank prompt leads to the bank account screen with source=loanDetail."),
  play: async () => {
    await dialog("Bind your bank card");
    await press("Go and bind the card");
    await leads("goes to /bindBank?productId=p-1&orderId=o-1&source=loanDetail");
  },
};

export const WithdrawPrompt: Story = {
  args: { order: { orderStatus: "110", reyMsg: "You have ₱2.000 ready to withdraw." } },
  parameters: told("Specification 2: the withdraw prompt, with the server's message, Cancel and Withdraw Now."),
};

export const KindTips: Story = {
  args: { order: { orderStatus: "174", KindTipsMsg: "Pay only through the channels listed in this app." } },
  parameters: told(
    "Specification 4: Kind tips open when the server sends a tip and the session flag showBankTip is unset.",
  ),
};

export const Rating: Story = {
  args: { order: { orderStatus: "200", isScore: "1" } },
  parameters: told("Specification 4: the rating opens when isScore is '1'; Submit without stars says 'Silakan pilih'."),
  play: async () => {
    await dialog("How was it?");
    await press("Submit");
    await expect(await page().findByText("Silakan pilih")).toBeInTheDocument();
  },
};

export const RatingOfThree: Story = {
  args: { order: { orderStatus: "200", isScore: "1" } },
  parameters: told("Specification 4: fewer than 4 stars open the result dialog; the score sent is 5 all the same."),
  play: async () => {
    await dialog("How was it?");
    await userEvent.click(page().getByRole("radio", { name: "3 stars" }));
    await press("Submit");
    await expect(await dialog("Thank you")).toBeInTheDocument();
  },
};

export const RatingOfFive: Story = {
  args: { order: { orderStatus: "200", isScore: "1" } },
  parameters: told(
    "Specification 4: from 4 stars on the native app's rating page is asked for, and the dialog closes.",
  ),
  play: async () => {
    await dialog("How was it?");
    await userEvent.click(page().getByRole("radio", { name: "5 stars" }));
    await press("Submit");
    await leads("asks the app for goToRating");
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
  },
};

export const EveryDialog: Story = {
  args: {
    order: {
      orderStatus: "174",
      isDelay: "1",
      cardNeedPop: 1,
      cardPopTitle: "Bind your bank card",
      cardPopMsg: "Bind a card so that your loan can be sent.",
      reyMsg: "You have ₱2.000 ready to withdraw.",
      KindTipsMsg: "Pay only through the channels listed in this app.",
      isScore: "1",
    },
  },
  parameters: told("Decisions 6: one dialog is on top at a time: bank prompt, withdraw prompt, Kind tips, rating."),
  play: async () => {
    await dialog("Bind your bank card");
    await press("Close");
    await dialog("Withdraw");
    await press("Cancel");
    await dialog("Kind tips");
    await press("Confirm");
    await expect(await dialog("How was it?")).toBeInTheDocument();
  },
};

export const Refused: Story = {
  args: {
    order: {},
    routes: { "GET /v3/loan-details": answer(null, { code: "4004", message: "This order could not be found." }) },
  },
  parameters: told(
    "Specification 8 and decisions 5: the server's message is shown, as a toast and on the screen, with Retry.",
  ),
  play: async () => {
    await expect(await page().findByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const NoOrder: Story = {
  args: { path: "/loanDetail" },
  parameters: told("Specification 2: needs productId and orderId from the query; without them nothing is asked for."),
};

export const NothingSaid: Story = {
  args: { order: {}, routes: { "GET /v3/loan-details": answer({}) } },
  parameters: told("Specification 3: any field may be missing or null; the screen stands all the same."),
};

export const LongFilipino: Story = {
  globals: { locale: "fil-PH" },
  args: {
    order: {
      orderStatus: "180",
      isDelay: "1",
      noticeStatusText: "Lampas na sa takdang araw ang bayad mo",
      noticeDesText:
        "Kung magbabayad ka ngayon, mas maliit ang late fee.\nMagbayad lamang sa mga channel na nasa app na ito; hindi kami hihingi ng bayad sa ibang tao.",
      productName: "Pangmatagalang Pautang para sa mga Negosyante sa Palengke",
      userOrderDetail: {
        detail: [
          { text: "Halagang dapat bayaran kasama ang multa", value: "₱2.650" },
          { text: "Takdang araw ng pagbabayad", value: "2026-12-21" },
          { text: "Kabuuang halaga ng pautang na natanggap mo", value: "₱10.000, ipinadala sa iyong bank account" },
          { text: "Haba ng pautang", value: "120 araw" },
        ],
      },
    },
  },
  parameters: told(
    "Specification 2 in Filipino, which runs up to a third longer than English: everything wraps, nothing is cut.",
  ),
  play: async () => {
    await expect(await page().findByRole("button", { name: "I-extend ang due date" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const LargestAmount: Story = {
  args: {
    order: {
      orderStatus: "174",
      noticeDesText: "Pay ₱12,345,678,901.00 on or before 2026-12-21.",
      userOrderDetail: {
        detail: [
          { text: "Amount due", value: "₱12,345,678,901.00" },
          { text: "Due date", value: "2026-12-21" },
          { text: "Loan amount", value: "₱999.999.999.999.999,99" },
        ],
      },
    },
  },
  parameters: told(
    "Specification 9: the largest amount breaks between thousands where its line is too short, and an absurd one is not cut.",
  ),
  play: async () => {
    await page().findByRole("button", { name: "Repayment" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
const unbroken = "W".repeat(400);

export const HostileText: Story = {
  args: {
    order: {
      orderStatus: "110",
      noticeStatusText: `${hostile}\u202egnirts desrever`,
      noticeDesText: `{{constructor}} ${unbroken}`,
      productName: unbroken,
      productLogo: "javascript:alert(3)",
      telephone: '"><script>alert(4)</script>',
      userOrderDetail: {
        detail: [
          { text: hostile, value: unbroken },
          { text: "", value: "Z̸̢a̷l̶g̵o̴" },
        ],
      },
      recProducts: [
        makeRecommendedProduct({ name: hostile, description: unbroken, buttonText: unbroken.slice(0, 60) }),
      ],
      playeduL: "javascript:alert(5)",
      KindTipsMsg: `${hostile} ${unbroken}`,
    },
  },
  parameters: told(
    "Specification 2: texts are the server's own. They are shown as text, they wrap, and their links are not followed.",
  ),
  play: async () => {
    await dialog("Kind tips");
    await press("Confirm");
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await expect(document.querySelector("#storybook-root script, #storybook-root img[onerror]")).toBeNull();
    await expect(page().queryByText(/is replaced by/)).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Loading: Story = {
  args: { order: {}, routes: { "GET /v3/loan-details": stuck } },
  parameters: told("Specification 7: the order's skeleton stands until loan-details has answered."),
};

export const Offline: Story = {
  args: { order: {}, routes: { "GET /v3/loan-details": lost } },
  parameters: told("Specification 7: no connection. A toast and the screen say so, with Retry."),
  play: async () => {
    await expect(await page().findByRole("button", { name: "Retry" })).toBeVisible();
  },
};
