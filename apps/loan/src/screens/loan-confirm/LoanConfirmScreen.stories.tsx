import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { loanAgreements, newerLoanAgreements } from "../../api/fetchAgreements.ts";
import { confirmation, newerConfirmation } from "../../api/fetchConfirmation.ts";
import { pushLoan, pushNewerLoan } from "../../api/offer.ts";
import {
  type ConfirmationFields,
  makeConfirmation,
  makeNewerConfirmation,
} from "../../api/testing/makeConfirmation.ts";
import { LoanConfirmScreen } from "./LoanConfirmScreen.tsx";

const agreementPage = new URL("../../testing/agreement.svg", import.meta.url).href;

interface LoanConfirmStoryProps {
  /** Fields that differ from the default offer, as the server sends them. */
  offer?: ConfirmationFields & { NewPopMsg?: string; NewButtonMsg?: string };
  /** Responses that replace the default ones. */
  routes?: Readonly<Record<string, FakeRoute>>;
  path?: string;
}

const order = "https://h5.test/loanDetail?productId=p-1&orderId=o-9";
const agreements = respond([
  { title: "Loan agreement", identifier: "loan-agreement" },
  { title: "Payment schedule", identifier: "payment-schedule" },
]);
const agreement = `data:text/html,${encodeURIComponent("<h1>Loan agreement</h1>")}`;

function LoanConfirmStory({ offer = {}, routes = {}, path = "/loanConfirm?productId=p-1" }: LoanConfirmStoryProps) {
  const server = makeApi({
    [routeOf(confirmation)]: respond(makeConfirmation(offer)),
    [routeOf(loanAgreements)]: agreements,
    [routeOf(pushLoan)]: respond({ lendDetailsUrl: order }),
    [routeOf(newerConfirmation)]: respond(makeNewerConfirmation(offer)),
    [routeOf(newerLoanAgreements)]: agreements,
    [routeOf(pushNewerLoan)]: respond({ nutmeg: order }),
    ...routes,
  });
  return <TestScreen key={JSON.stringify([offer, path])} screen={LoanConfirmScreen} path={path} server={server} />;
}

/** Shows what a loan costs, and asks the borrower to accept it. */
const meta = {
  title: "Screens/Loan/Loan confirmation",
  component: LoanConfirmStory,
  parameters: { docs: { story: { height: "740px" } } },
} satisfies Meta<typeof LoanConfirmStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const LARGEST = 99_999_999_999;
const describeStory = (story: string) => ({ docs: { description: { story } } });
/** Queries of the whole document: a dialog is rendered in the page's body, outside the story's canvas. */
const page = () => within(document.body);
const press = async (name: string) => userEvent.click(await page().findByRole("button", { name }));
const dialog = (name: string) => page().findByRole("dialog", { name });
const expectNavigation = async (to: string) => expect(await page().findByText(to)).toBeInTheDocument();
const fits = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

export const Offer: Story = {
  name: "Shows an offer and asks for consent",
  parameters: describeStory(
    "Rules confirmation.offer and confirmation.details: amount, period in days, rate, detail lines, payment plan, agreements, consent, Go Loan.",
  ),
  play: async () => {
    await expect(await page().findByRole("checkbox", { name: "I have read and agree" })).toBeChecked();
    await expect(page().getByRole("button", { name: "Go Loan" })).toBeEnabled();
  },
};

export const Sending: Story = {
  name: "Waits while the application is sent",
  args: { routes: { [routeOf(pushLoan)]: stuck } },
  parameters: describeStory(
    "Rule screens.sent-once: while the application is sent, the button waits and nothing is sent twice.",
  ),
  play: () => press("Go Loan"),
};

export const WithoutConsent: Story = {
  name: "Disables Go Loan until the borrower agrees",
  parameters: describeStory(
    "Rule confirmation.go-loan-blocked: Go Loan is active only while the consent is ticked, otherwise grey.",
  ),
  play: async () => {
    await userEvent.click(await page().findByRole("checkbox", { name: "I have read and agree" }));
    await expect(page().getByRole("button", { name: "Go Loan" })).toBeDisabled();
  },
};

export const AgreementToAgree: Story = {
  name: "Asks for consent to an agreement that opens by itself",
  args: { offer: { popAgreementUrl: agreementPage } },
  parameters: describeStory(
    "Rules confirmation.popup-opens and confirmation.popup-required: an agreement opens by itself; Cancel closes the page, Agree continues.",
  ),
  play: async () => {
    await dialog("Loan agreement");
    await press("Cancel");
    await expectNavigation("asks the app for closeWebview");
  },
};

export const AgreementNotShown: Story = {
  name: "Accepts no agreement that cannot be shown",
  args: { offer: { popAgreementUrl: agreement } },
  parameters: describeStory(
    "Rule confirmation.popup-required: a required agreement that cannot be shown cannot be accepted.",
  ),
  play: async () => {
    await dialog("Loan agreement");
    await expect(page().queryByRole("button", { name: "Agree" })).toBeNull();
  },
};

export const Leaving: Story = {
  name: "Asks once whether to leave the offer",
  args: { offer: { isPopType: "1" } },
  parameters: describeStory(
    "Rule confirmation.retention: Back asks once whether to leave the offer, in the lender's words.",
  ),
  play: async () => {
    await page().findByRole("button", { name: "Go Loan" });
    await press("Back");
    await expect(await dialog("Leave this offer?")).toBeInTheDocument();
  },
};

const newer = "/loanConfirm2?productId=p-1";

export const NewerVariant: Story = {
  name: "Shows the offer of the newer variant",
  args: { path: newer },
  parameters: describeStory(
    "Rule confirmation.variant: the newer variant renders the same page from obfuscated names.",
  ),
};

export const NewerPopUp: Story = {
  name: "Shows the pop-up of the newer variant",
  args: {
    path: newer,
    offer: { NewPopMsg: "You pay nothing before the money arrives.", NewButtonMsg: "Get this loan" },
  },
  parameters: describeStory(
    "Rule confirmation.variant-popup: the newer variant's pop-up with the lender's button text and message.",
  ),
  play: async () => {
    await dialog("Sandbox Cash");
    await expect(page().getByRole("button", { name: "Get this loan" })).toBeVisible();
  },
};

export const PushRefused: Story = {
  name: "Shows the refusal of an application",
  args: {
    routes: {
      [routeOf(pushLoan)]: respond(null, { code: "31", message: "The offer has changed." }),
    },
  },
  parameters: describeStory(
    "Rules confirmation.failure, confirmation.refused-next: a refused application changes nothing. The borrower sees the message, what it means and other loans, and can retry.",
  ),
  play: async () => {
    await press("Go Loan");
    await expect(await page().findByText(/^The offer has changed\./)).toBeInTheDocument();
    await expect(await page().findByRole("link", { name: "See other loans" })).toBeVisible();
  },
};

export const PushLost: Story = {
  name: "Warns to check the orders when no response arrives",
  args: { routes: { [routeOf(pushLoan)]: lost } },
  parameters: describeStory(
    "Rule confirmation.failure: no response arrived. The application may have been received, so the message suggests checking the orders first, and a notice opens them.",
  ),
  play: async () => {
    await press("Go Loan");
    await expect(await page().findByText(/^No answer came. We do not know/)).toBeInTheDocument();
    await expect(await page().findByRole("button", { name: /^Look at your orders/ })).toBeVisible();
  },
};

export const PageNotOpened: Story = {
  name: "Leads to the orders when the page of an accepted application cannot be opened",
  args: { routes: { [routeOf(pushLoan)]: respond({}) } },
  parameters: describeStory(
    "Rule screens.sent-once: the lender has the application, so no tap sends it again, and a notice opens the orders.",
  ),
  play: async () => {
    await press("Go Loan");
    await expect(await page().findByRole("button", { name: /^Look at your orders/ })).toBeVisible();
  },
};

export const WithoutAgreements: Story = {
  name: "Accepts no offer without its agreements",
  args: { routes: { [routeOf(loanAgreements)]: lost } },
  parameters: describeStory(
    "Rule confirmation.failure: the agreements failed to load. The offer is shown, but it cannot be accepted without them.",
  ),
  play: async () => {
    await expect(await page().findByRole("button", { name: "Retry" })).toBeVisible();
    await expect(page().getByRole("button", { name: "Go Loan" })).toBeDisabled();
  },
};

export const Refused: Story = {
  name: "Shows that a product is full, with the ways on",
  args: {
    routes: { [routeOf(confirmation)]: respond(null, { code: "30", message: "Full today." }) },
  },
  parameters: describeStory("Rule confirmation.failure: the lender's message once, other loans, a call and the home."),
};

export const NoProduct: Story = {
  name: "Says that no product was chosen",
  args: { path: "/loanConfirm" },
  parameters: describeStory("Rule confirmation.load: without a product there is no offer."),
};

export const LongFilipino: Story = {
  name: "Wraps long texts in Filipino",
  globals: { locale: "fil-PH" },
  args: {
    offer: {
      comProductName: "Pangmatagalang Pautang para sa mga Negosyante sa Palengke",
      pRateDsc: "0.05% bawat araw ng natitirang halaga ng pautang",
      details: [
        { text: "Kabuuang halagang matatanggap mo sa iyong bank account", value: "₱10,000.00" },
        { text: "Kabuuang babayaran kasama ang interes", value: "₱10,600.00" },
      ],
    },
  },
  parameters: describeStory(
    "Rule screens.long-text: in Filipino, which is up to a third longer than English: everything wraps and nothing is cut.",
  ),
  play: async () => {
    await page().findByRole("button", { name: "Kunin ang loan" });
    await fits();
  },
};

const unbroken = "W".repeat(300);

export const HostileText: Story = {
  name: "Shows hostile text as text",
  args: {
    path: newer,
    offer: {
      amount: "₱999,999,999,999.99",
      comProductName: '<img src=x onerror="alert(1)">',
      comProductLogo: "javascript:alert(2)",
      pRateDsc: unbroken,
      details: [{ text: unbroken, value: unbroken }],
      popAgreementUrl: "",
      NewPopMsg: `<script>alert(3)</script> ${unbroken}`,
      NewButtonMsg: unbroken.slice(0, 60),
    },
  },
  parameters: describeStory(
    "Rule screens.server-text: texts from the lender are shown as text, wrapped, and never run as code.",
  ),
  play: async () => {
    await press(unbroken.slice(0, 60));
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await fits();
  },
};

export const Loading: Story = {
  name: "Shows that the offer loads",
  tags: ["loading"],
  args: { routes: { [routeOf(confirmation)]: stuck } },
  parameters: describeStory("Rule screens.skeleton: the first paint shows until the response arrives."),
};

export const Offline: Story = {
  name: "Says that there is no connection",
  args: { routes: { [routeOf(confirmation)]: lost } },
  parameters: describeStory(
    "Rule requests.network: without a connection, a toast and the screen report it, with Retry.",
  ),
  play: async () => {
    await expect(await page().findByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const LargestAmount: Story = {
  name: "Wraps the largest amount",
  args: {
    offer: {
      amount: LARGEST,
      details: [{ text: "Total to repay", value: "₱999,999,999.99" }],
      repay_plans: [{ description: "One payment", amount: LARGEST, pay_time: "2026-12-21" }],
    },
  },
  parameters: describeStory(
    "Rule screens.long-amount: the largest amount breaks between thousands when its line is too short.",
  ),
  play: async () => {
    await page().findByRole("button", { name: "Go Loan" });
    await fits();
  },
};

const openStatement = async (name: string) => {
  const read = await page().findByRole("button", { name });
  read.scrollIntoView({ block: "center" });
  await userEvent.click(read);
};

export const CostOfLoan: Story = {
  name: "Shows what a loan costs",
  parameters: describeStory(
    "Rule rulings.cost-card: one card with all of the offer: effective rates, charges, payments and the price of one late day.",
  ),
  play: async () => {
    const card = within(await page().findByRole("region", { name: "Cost of this loan" }));
    await expect(card.getByText("2.37%")).toBeInTheDocument();
    card.getByRole("button", { name: "See disclosure statement" }).scrollIntoView({ block: "end" });
    await fits();
  },
};

export const CostOfOnePayment: Story = {
  name: "Shows what a loan of one payment costs",
  args: {
    offer: {
      periods: 30,
      details: [
        { text: "You receive", value: "₱9,500.00" },
        { text: "Processing fee", value: "₱500.00" },
        { text: "Total to repay", value: "₱10,150.00" },
      ],
      repay_plans: [{ description: "One payment", amount: 1_015_000, pay_time: "2026-12-21" }],
      lateDayFee: 442,
    },
  },
  parameters: describeStory(
    "Rule rulings.cost-card: one payment, a fee deducted in advance, and a late day that costs ₱4.42: centavos are shown.",
  ),
  play: async () => {
    const card = within(await page().findByRole("region", { name: "Cost of this loan" }));
    await expect(card.getByText("₱4.42")).toBeInTheDocument();
  },
};

export const WithoutCost: Story = {
  name: "Says that the cost is unknown",
  args: { offer: { firstPeriodDay: null } },
  parameters: describeStory(
    "Rule rulings.cost-card: without the first period no rate can be computed: the card says so and shows no figure, the lender is named.",
  ),
  play: async () => {
    (await page().findByText("Lender: Sandbox Lending Corp.")).scrollIntoView();
    const card = page().getByRole("region", { name: "Cost of this loan" });
    await expect(card).toHaveTextContent("its rate cannot be computed");
    await expect(card.querySelector("dd")).toBeNull();
  },
};

export const DisclosureStatement: Story = {
  name: "Shows the disclosure statement",
  parameters: describeStory(
    "Rule rulings.disclosure: the statement of Republic Act 3765, which can be saved and shared.",
  ),
  play: async () => {
    await openStatement("See disclosure statement");
    await expect(await dialog("Disclosure statement")).toBeVisible();
    await fits();
  },
};
