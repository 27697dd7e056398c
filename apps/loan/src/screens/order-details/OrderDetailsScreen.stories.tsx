import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { saveStartedPayment, startedPayment } from "@lending/domain/payment";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { extension, submitPlanRequest } from "../../api/cannotPay.ts";
import { orderDetails } from "../../api/fetchOrderDetails.ts";
import { defineProduct } from "../../api/productLinks.ts";
import { saveEvent } from "../../api/saveEvent.ts";
import { submitStoreRating } from "../../api/submitStoreRating.ts";
import { makeOrderDetails, makeTimeline, type OrderDetailsData } from "../../api/testing/makeOrderDetails.ts";
import { makeRecommendedProduct } from "../../api/testing/makeProducts.ts";
import { receivedPayment } from "../../stored.ts";
import { OrderDetailsScreen } from "./OrderDetailsScreen.tsx";

interface OrderDetailsStoryProps {
  /** Fields that differ from the default order, as the server sends them. */
  order: OrderDetailsData;
  /** Responses that replace the default ones. */
  routes?: Readonly<Record<string, FakeRoute>>;
  path?: string;
}

function OrderDetailsStory({
  order,
  routes = {},
  path = "/loanDetail?productId=p-1&orderId=o-1",
}: OrderDetailsStoryProps) {
  const server = makeApi({
    [routeOf(orderDetails)]: respond(
      makeOrderDetails({ timeline: makeTimeline(String(order.orderStatus ?? "110")), ...order }),
    ),
    [routeOf(submitStoreRating)]: respond(),
    [routeOf(saveEvent)]: respond(),
    [routeOf(defineProduct)]: { tarn: "00", strath: { glen: "https://h5.test/loanConfirm?productId=p-2" } },
    ...routes,
  });
  return <TestScreen key={JSON.stringify([order, path])} screen={OrderDetailsScreen} path={path} server={server} />;
}

/** Shows where a loan is and what the borrower can do next. */
const meta = {
  title: "Screens/Loan/Order details",
  component: OrderDetailsStory,
  args: { order: {} },
  parameters: { docs: { story: { height: "740px" } } },
  // The Kind tips stay closed after the borrower opens the repayment. Each story starts a new session.
  beforeEach: () => sessionStorage.removeItem("showBankTip"),
} satisfies Meta<typeof OrderDetailsStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });
/** Queries of the whole document: a dialog is rendered in the page's body, outside the story's canvas. */
const page = () => within(document.body);
/** A link navigates, and a button acts. */
const findControl = (name: string) =>
  waitFor(() => page().queryByRole("link", { name }) ?? page().getByRole("button", { name }));
const press = async (name: string) => userEvent.click(await findControl(name));
const dialog = (name: string) => page().findByRole("dialog", { name });
const expectNavigation = async (to: string) => expect(await page().findByText(to)).toBeInTheDocument();

const payment = {
  purpose: "instalment",
  amount: 265000,
  channelName: "Sandbox Wallet",
  at: "2026-11-21 10:00:00",
};

export const PaymentPending: Story = {
  name: "Warns against paying a second time",
  args: { order: { orderStatus: "174", isDelay: "1", payment: { ...payment, state: "processing" } } },
  parameters: describeStory(
    "Rule rulings.pending-payment: while a payment is pending, paying is a secondary action with a confirmation.",
  ),
  play: async () => {
    await press("REPAY");
    await expect(await dialog("Pay again?")).toBeVisible();
  },
};

export const PaymentReceived: Story = {
  name: "Says that a payment was received",
  args: { order: { orderStatus: "170", payment: { ...payment, state: "paid" } } },
  parameters: describeStory("Rule rulings.payment-state: a received payment."),
};

export const PaymentJustReceived: Story = {
  name: "Begins with a payment that was just received",
  args: {
    order: {
      ...{ orderStatus: "174", isDelay: "1", orderNo: "2611290046", balance: "795000" },
      payment: { ...payment, at: "2026-12-18 10:00:00", state: "paid", receiptId: "2611290046-P1" },
    },
  },
  parameters: describeStory(
    "Rule order-details.received: amount, time, reference and what is left; paying stands aside.",
  ),
  beforeEach: () => receivedPayment.drop("o-1"),
  play: async () => {
    await expect(await page().findByRole("heading", { name: "Your payment was received" })).toBeVisible();
    await expect(page().getByRole("link", { name: "See receipt" })).toBeVisible();
  },
};

export const PaymentReported: Story = {
  name: "Looks for a payment that the borrower has made",
  args: { order: { orderStatus: "180", isDelay: "1", payment: { state: "none" } } },
  parameters: describeStory("Rule order-details.pending: what happens next and by when, without anything due or late."),
  beforeEach: () => {
    const reported = { ...payment, purpose: "instalment", amount: "265000", after: "", isReported: true } as const;
    saveStartedPayment("o-1", { ...reported, expectedBy: "2026-12-31 10:00" });
    return () => startedPayment.drop("o-1");
  },
  play: async () => {
    await expect(await page().findByText(/It usually arrives by/)).toHaveTextContent(/by 2026-12-31 10:00/);
  },
};

export const PlanAsked: Story = {
  name: "Keeps the request for a plan, with what is left of the loan",
  args: {
    order: {
      ...{ orderStatus: "180", orderNo: "2611290047", balance: "796323", lateDayFee: "441" },
      ...{ payoff: { amount: "766323", saves: "30000" } },
      plan: { state: "requested", reference: "PL-7", date: "2026-12-21" },
    },
  },
  parameters: describeStory(
    "Rules rulings.cannot-pay, order-details.what-is-left, order-details.late: the request, what is left, what a late day adds.",
  ),
};

export const PaymentDeclined: Story = {
  name: "Says that a payment failed",
  args: { order: { orderStatus: "180", payment: { ...payment, state: "refused" } } },
  parameters: describeStory(
    "Rule rulings.payment-state: a declined payment. Nothing was taken, and paying again is the main action.",
  ),
};

export const Status21: Story = {
  name: "Says that the application was received",
  args: { order: { orderStatus: "21", playeduL: "https://h5.test/loanConfirm" } },
  parameters: describeStory(
    "Rule order-details.status-21: the application is received. There is nothing to do, even when the lender sends a link to confirm.",
  ),
  play: async () => {
    await expect(await page().findByRole("heading", { name: "Application received" })).toBeVisible();
    await expect(page().queryByText(/is replaced by/)).toBeNull();
  },
};

export const Status110: Story = {
  name: "Says that the application is being checked",
  args: { order: { orderStatus: "110" } },
  parameters: describeStory("Rule order-details.status-110: banner and card, without actions."),
};

export const Status151: Story = {
  name: "Says that the money is on its way",
  args: { order: { orderStatus: "151", account: { name: "Bank of the Sandbox", lastDigits: "8901" } } },
  parameters: describeStory(
    "Rules order-details.status-110, rulings.bound-account: banner and card, without actions, and where the money goes.",
  ),
};

export const Status170: Story = {
  name: "Shows the amount and date of an active loan",
  args: { order: { orderStatus: "170" } },
  parameters: describeStory(
    "Rule order-details.status-170: an active loan has one button, 'Repayment'. It shares the picture of a repaid loan (decision 006).",
  ),
};

const timelineCard = () => page().findByRole("region", { name: /step by step|Progress ng/ });
const fits = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

export const TimelineOfLatePayment: Story = {
  name: "Says since when a payment is late, and whom to call",
  args: { order: { orderStatus: "180", timeline: makeTimeline("180") } },
  parameters: describeStory("Rule rulings.timeline: it shows what is late since when, and whom to call."),
  play: async () => {
    const timeline = await timelineCard();
    timeline.scrollIntoView();
    await expect(timeline).toHaveTextContent("was due 2026-12-15");
    await press("Call us with questions");
    await fits();
  },
};

export const TimelineWithOtherLoans: Story = {
  name: "Lists other loans below the timeline",
  args: { order: { orderStatus: "110", recProducts: [makeRecommendedProduct()] } },
  parameters: describeStory("Rule rulings.timeline: other loans come last, below the timeline."),
  play: async () => {
    const timeline = await timelineCard();
    const others = await page().findByRole("heading", { name: "Recommended products" });
    await expect(timeline.compareDocumentPosition(others) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

const extensionPrice = { delayAmount: 25000, movedTo: "2027-01-20" };
const plan = { state: "offered", reference: "", date: "" };
const requestPlan = routeOf(submitPlanRequest);

export const CannotPay: Story = {
  name: "Offers ways out to a borrower who cannot pay",
  args: {
    order: { orderStatus: "174", isDelay: "1", plan, lateDayFee: 441 },
    routes: { [routeOf(extension)]: respond({ delayInfo: extensionPrice }) },
  },
  parameters: describeStory("Rule rulings.cannot-pay: a rollover beside paying now, a plan, a call, a complaint."),
  play: async () => {
    await press("I cannot pay");
    await expect(await page().findByText("₱250.00")).toBeVisible();
    await fits();
  },
};

export const CannotPayWithoutRollover: Story = {
  name: "Offers ways out when nothing can be extended",
  args: { order: { orderStatus: "180", plan, lateDayFee: 441 } },
  globals: { locale: "fil-PH" },
  parameters: describeStory("Rule rulings.cannot-pay: the lender allows no rollover; in Filipino."),
  play: async () => {
    await press("Hindi ako makabayad");
    await expect(await dialog("Hindi ako makabayad")).toBeVisible();
    await fits();
  },
};

export const CannotPayRequested: Story = {
  name: "Acknowledges the request for a plan",
  args: {
    order: { orderStatus: "180", plan },
    routes: { [requestPlan]: respond({ reference: "20261218-P001", date: "2026-12-21" }) },
  },
  parameters: describeStory("Rule rulings.cannot-pay: the acknowledgement of a request, with its reference and day."),
  play: async () => {
    await press("I cannot pay");
    await press("Ask for a plan");
    await expect(await page().findByText("We have your request for a plan.")).toBeVisible();
  },
};

export const CannotPayNotSent: Story = {
  name: "Says that the request for a plan was not sent",
  args: { order: { orderStatus: "170", plan }, routes: { [requestPlan]: lost } },
  parameters: describeStory("Rule rulings.cannot-pay: the request has no answer, and can be sent again."),
  play: async () => {
    await press("I cannot pay");
    await press("Ask for a plan");
    await expect(await page().findByText(/No answer came/)).toBeVisible();
  },
};

export const WithoutTimeline: Story = {
  name: "Leaves out the timeline when the lender sends none",
  args: { order: { orderStatus: "110", timeline: null } },
  parameters: describeStory("Rule rulings.timeline: a lender that sends no steps: the timeline is left out."),
  play: async () => {
    await page().findByRole("heading", { name: "Under review" });
    await expect(page().queryByRole("region", { name: "Your loan, step by step" })).toBeNull();
  },
};

export const Status174: Story = {
  name: "Shows the amount of a payment that is due soon",
  args: { order: { orderStatus: "174" } },
  parameters: describeStory(
    "Rule order-details.status-174: a payment is due soon and cannot be extended: one button, 'Repayment'.",
  ),
};

export const Status174Rollover: Story = {
  name: "Offers to pay or to extend a payment that is due soon",
  args: { order: { orderStatus: "174", isDelay: "1" } },
  parameters: describeStory(
    "Rule order-details.status-174: a payment that can be extended offers 'REPAY' and, after 'Short of money?', 'Rollover Repayment'.",
  ),
};

export const Status180: Story = {
  name: "Shows the amount of a late payment",
  args: { order: { orderStatus: "180" } },
  parameters: describeStory(
    "Rule order-details.status-174: a late payment that cannot be extended has one button, 'Repayment'.",
  ),
};

export const Status180Rollover: Story = {
  name: "Offers to pay or to extend a late payment",
  args: { order: { orderStatus: "180", isDelay: "1" } },
  parameters: describeStory(
    "Rule order-details.status-174: a late payment that can be extended has both buttons; extending is never the louder one.",
  ),
};

export const Status200: Story = {
  name: "Says that the loan is repaid",
  args: { order: { orderStatus: "200" } },
  parameters: describeStory("Rule order-details.status-200: a repaid loan has one button, 'Borrow Again'."),
};

export const UnknownStatus: Story = {
  name: "Shows the lender's text for an unknown status",
  args: { order: { orderStatus: "999" } },
  parameters: describeStory("Rule order-details.image: any other status uses the image of 200 and has no buttons."),
};

const recommended = [
  makeRecommendedProduct(),
  makeRecommendedProduct({
    name: "Biyahe Loan",
    logo: "https://h5.test/sandbox/assets/biyahe-loan.svg",
    description: "For drivers and riders",
    rangeText: "₱5,000.00 – ₱30,000.00",
    productId: "p-3",
  }),
  makeRecommendedProduct({
    name: "Ani Loan",
    logo: "https://h5.test/sandbox/assets/ani-loan.svg",
    description: "For the planting season",
    rangeText: "₱3,000.00 – ₱15,000.00",
    rateText: "0.06% a day",
    buttonText: "Full today",
    enabled: "0",
    productId: "p-4",
  }),
];

export const Recommended: Story = {
  name: "Recommends other products",
  args: { order: { orderStatus: "110", recProducts: recommended } },
  parameters: describeStory(
    "Rule order-details.recommended: recommended products for statuses other than 170, 174, 180 and 200. Rule order-details.disabled-product: a product with the flag '0' is grey and disabled.",
  ),
  play: async () => {
    await expect(await page().findByRole("button", { name: "Full today" })).toBeDisabled();
    const [first] = page().getAllByRole("button", { name: "Apply now" });
    if (first) await userEvent.click(first);
    await expectNavigation("opens https://h5.test/loanConfirm?productId=p-2");
    await userEvent.click(page().getByRole("link", { name: "Click to view more products" }));
    await expectNavigation("asks the app for goHome");
  },
};

export const RecommendedRefused: Story = {
  name: "Shows the refusal of a recommended product",
  args: {
    order: { orderStatus: "110", recProducts: recommended },
    routes: { [routeOf(defineProduct)]: { tarn: "17", strath: { ben: "This product is full today." } } },
  },
  parameters: describeStory(
    "Rule order-details.product-refused: a product that is refused shows the lender's message as a toast.",
  ),
  play: async () => {
    const [first] = await page().findAllByRole("button", { name: "Apply now" });
    if (first) await userEvent.click(first);
    await expect(await page().findByText("This product is full today.")).toBeInTheDocument();
  },
};

const cardPrompt = {
  orderStatus: "151",
  cardNeedPop: 1,
  cardPopTitle: "Bind your bank card",
  cardPopMsg: "Bind a card so that your loan can be sent.",
} as const;

export const BankPrompt: Story = {
  name: "Asks for an account to receive the money",
  args: { order: cardPrompt },
  parameters: describeStory(
    "Rules order-details.bank-prompt, order-details.bank-prompt-close and order-details.bank-prompt-bind: a borrower without an account is asked for one. The close icon hides the prompt; its button opens the form.",
  ),
};

export const WithdrawPrompt: Story = {
  name: "Asks whether to withdraw the money now",
  args: { order: { orderStatus: "110", reyMsg: "You have ₱2,000.00 ready to withdraw." } },
  parameters: describeStory(
    "Rule order-details.withdraw: the withdraw prompt, with the lender's message, Cancel and Withdraw Now.",
  ),
};

export const KindTips: Story = {
  name: "Shows the lender's tip once",
  args: { order: { orderStatus: "174", KindTipsMsg: "Pay only through the channels listed in this app." } },
  parameters: describeStory(
    "Rule order-details.kind-tips: a tip of the lender opens once, until the borrower opens the repayment.",
  ),
};

export const Rating: Story = {
  name: "Asks for a rating",
  args: { order: { orderStatus: "200", isScore: "1" } },
  parameters: describeStory(
    "Rule order-details.rating-empty: the lender requests a rating. Submit without stars shows 'Silakan pilih'.",
  ),
  play: async () => {
    await dialog("How was it?");
    await press("Submit");
    await expect(await page().findByText("Silakan pilih")).toBeInTheDocument();
  },
};

export const RatingOfThree: Story = {
  name: "Thanks for a rating of three stars",
  args: { order: { orderStatus: "200", isScore: "1" } },
  parameters: describeStory(
    "Rules order-details.rating-result and order-details.rating-score: fewer than 4 stars open the result dialog. The score sent is always 5.",
  ),
  play: async () => {
    await dialog("How was it?");
    await userEvent.click(page().getByRole("radio", { name: "3 stars" }));
    await press("Submit");
    await expect(await dialog("Thank you")).toBeInTheDocument();
  },
};

export const EveryDialog: Story = {
  name: "Opens one dialog at a time",
  args: {
    order: {
      orderStatus: "174",
      isDelay: "1",
      cardNeedPop: 1,
      cardPopTitle: "Bind your bank card",
      cardPopMsg: "Bind a card so that your loan can be sent.",
      reyMsg: "You have ₱2,000.00 ready to withdraw.",
      KindTipsMsg: "Pay only through the channels listed in this app.",
      isScore: "1",
    },
  },
  parameters: describeStory(
    "Rule rulings.one-dialog: one dialog is open at a time, in this order: bank prompt, withdraw prompt, Kind tips, rating.",
  ),
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
  name: "Shows the lender's refusal with Retry",
  args: {
    order: {},
    routes: { [routeOf(orderDetails)]: respond(null, { code: "4004", message: "This order could not be found." }) },
  },
  parameters: describeStory("Rule requests.refusal: the lender's message is shown once, on the screen, with Retry."),
  play: async () => {
    await expect(await page().findByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const NoOrder: Story = {
  name: "Says that no order was chosen",
  args: { path: "/loanDetail" },
  parameters: describeStory(
    "Rule order-details.ids: without an order there is nothing to show; the page says how to go on.",
  ),
};

export const EmptyResponse: Story = {
  name: "Opens even when the lender sends nothing",
  args: { order: {}, routes: { [routeOf(orderDetails)]: respond({}) } },
  parameters: describeStory(
    "Rule screens.missing-fields: anything that the lender sends may be missing; the screen still opens.",
  ),
};

export const LongFilipino: Story = {
  name: "Wraps long texts in Filipino",
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
          { text: "Halagang dapat bayaran kasama ang multa", value: "₱2,650.00" },
          { text: "Takdang araw ng pagbabayad", value: "2026-12-21" },
          { text: "Kabuuang halaga ng pautang na natanggap mo", value: "₱10,000.00, ipinadala sa iyong bank account" },
          { text: "Haba ng pautang", value: "120 araw" },
        ],
      },
    },
  },
  parameters: describeStory(
    "Rule screens.long-text: in Filipino, which is up to a third longer than English: everything wraps and nothing is cut.",
  ),
  play: async () => {
    await expect(await page().findByRole("link", { name: "I-extend" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const LargestAmount: Story = {
  name: "Wraps the largest amount",
  args: {
    order: {
      orderStatus: "174",
      noticeDesText: "Pay ₱12,345,678,901.00 on or before 2026-12-21.",
      userOrderDetail: {
        detail: [
          { text: "Amount due", value: "₱12,345,678,901.00" },
          { text: "Due date", value: "2026-12-21" },
          { text: "Loan amount", value: "₱999,999,999,999,999.99" },
        ],
      },
    },
  },
  parameters: describeStory(
    "Rule screens.long-amount: the largest amount breaks between thousands when its line is too short, and a longer one is not cut.",
  ),
  play: async () => {
    await page().findByRole("link", { name: "Repayment" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
const unbroken = "W".repeat(400);

export const HostileText: Story = {
  name: "Shows hostile text as text",
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
  parameters: describeStory(
    "Rule screens.server-text: the lender's texts are shown as text and wrap, and unsafe links are not opened.",
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
  name: "Shows that the order loads",
  tags: ["loading"],
  args: { order: {}, routes: { [routeOf(orderDetails)]: stuck } },
  parameters: describeStory("Rule screens.skeleton: the first paint shows until the response arrives."),
};

export const Offline: Story = {
  name: "Says that there is no connection",
  args: { order: {}, routes: { [routeOf(orderDetails)]: lost } },
  parameters: describeStory(
    "Rule requests.network: without a connection, a toast and the screen report it, with Retry.",
  ),
  play: async () => {
    await expect(await page().findByRole("button", { name: "Retry" })).toBeVisible();
  },
};
