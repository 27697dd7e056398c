import { answer, type FakeRoute, lost, makeApi, stuck } from "@lending/api-client/testing";
import { ScreenStage } from "@lending/federation/screen-stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type ConfirmationParts, makeConfirmation, makeNewerConfirmation } from "../../api/testing/makeConfirmation.ts";
import { agreementPage } from "../../testing/agreementPage.ts";
import { Screen } from "./LoanConfirmScreen.tsx";

interface LoanConfirmStoryProps {
  /** What is particular about the offer, as the server sends it. */
  offer?: ConfirmationParts & { NewPopMsg?: string; NewButtonMsg?: string };
  /** Answers in place of the usual ones. */
  routes?: Readonly<Record<string, FakeRoute>>;
  path?: string;
}

const order = "https://h5.test/loanDetail?productId=p-1&orderId=o-9";
const agreements = answer([
  { title: "Loan agreement", identifier: "loan-agreement" },
  { title: "Disclosure statement", identifier: "disclosure-statement" },
]);
const agreement = `data:text/html,${encodeURIComponent("<h1>Loan agreement</h1>")}`;

function LoanConfirmStory({ offer = {}, routes = {}, path = "/loanConfirm?productId=p-1" }: LoanConfirmStoryProps) {
  const server = makeApi({
    "GET /v3/loan-confirm/loan-detail-confirm": answer(makeConfirmation(offer)),
    "GET /v3/contract/contract": agreements,
    "POST /v3/loan-confirm/loan-detail-push": answer({ lendDetailsUrl: order }),
    "POST /gopia/goya/details": answer(makeNewerConfirmation(offer)),
    "GET /gopia/goya/agreements": agreements,
    "POST /gopia/goya/push": answer({ nutmeg: order }),
    ...routes,
  });
  return <ScreenStage key={JSON.stringify([offer, path])} screen={Screen} path={path} server={server} />;
}

const meta = {
  title: "Screens/Loan/Loan confirmation",
  component: LoanConfirmStory,
  parameters: { specification: "2, 3, 4, 5, 7, 8", docs: { story: { height: "740px" } } },
} satisfies Meta<typeof LoanConfirmStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const LARGEST = 1_234_567_890_100;
const told = (story: string) => ({ docs: { description: { story } } });
/** A dialog stands in the page's body, outside of the story's own canvas. */
const page = () => within(document.body);
const press = async (name: string) => userEvent.click(await page().findByRole("button", { name }));
const dialog = (name: string) => page().findByRole("dialog", { name });
const leads = async (to: string) => expect(await page().findByText(to)).toBeInTheDocument();
const fits = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

export const Offer: Story = {
  parameters: told(
    "Specification 2: amount, period in days, rate, detail lines, payment plan, agreements, consent, Go Loan.",
  ),
  play: async () => {
    await expect(await page().findByRole("checkbox", { name: "I have read and agree" })).toBeChecked();
    await expect(page().getByRole("button", { name: "Go Loan" })).toBeEnabled();
  },
};

export const Applied: Story = {
  parameters: told("Specification 7: the push's answer leads to the order, with from=confirm."),
  play: async () => {
    await press("Go Loan");
    await leads("goes to /loanDetail?productId=p-1&orderId=o-9&from=confirm");
  },
};

export const Sending: Story = {
  args: { routes: { "POST /v3/loan-confirm/loan-detail-push": stuck } },
  parameters: told("Specification 7: the push is under way. The button waits, and nothing is sent twice."),
  play: () => press("Go Loan"),
};

export const WithoutConsent: Story = {
  parameters: told("Specification 4: Go Loan is active only while the consent is given, otherwise greyed."),
  play: async () => {
    await userEvent.click(await page().findByRole("checkbox", { name: "I have read and agree" }));
    await expect(page().getByRole("button", { name: "Go Loan" })).toBeDisabled();
  },
};

export const AgreementOpened: Story = {
  parameters: told(
    "The agreement of the offer opens inside the product, on the page of one agreement, which has Back.",
  ),
  play: async () => {
    await userEvent.click(await page().findByRole("link", { name: "Loan agreement" }));
    await leads("goes to /loanAgreement?productId=p-1&scene=3&position=loan-agreement");
  },
};

export const AgreementToAgree: Story = {
  args: { offer: { popAgreementUrl: agreementPage } },
  parameters: told(
    "Specification 4: a pop-up agreement opens by itself in a frame without rights; Cancel closes the webview, Agree goes on.",
  ),
  play: async () => {
    await dialog("Loan agreement");
    await press("Cancel");
    await leads("asks the app for closeWebview");
  },
};

export const AgreementNotShown: Story = {
  args: { offer: { popAgreementUrl: agreement } },
  parameters: told(
    "Specification 4: agreement is required; one that is no page of the web cannot be shown, and so cannot be agreed to.",
  ),
  play: async () => {
    await dialog("Loan agreement");
    await expect(page().queryByRole("button", { name: "Agree" })).toBeNull();
  },
};

export const Leaving: Story = {
  args: { offer: { isPopType: "1" } },
  parameters: told("Specification 4: on Back, when isPopType is 1, the retention prompt in the server's words."),
  play: async () => {
    await page().findByRole("button", { name: "Go Loan" });
    await press("Back");
    await expect(await dialog("Leave this offer?")).toBeInTheDocument();
  },
};

const newer = "/loanConfirm2?productId=p-1";

export const NewerVariant: Story = {
  args: { path: newer },
  parameters: told("Specification 7: the newer variant, the same page fed from obfuscated names."),
};

export const NewerPopUp: Story = {
  args: {
    path: newer,
    offer: { NewPopMsg: "You pay nothing before the money arrives.", NewButtonMsg: "Get this loan" },
  },
  parameters: told("Specification 2: the newer variant's pop-up with the server's button text and message."),
  play: async () => {
    await dialog("Sandbox Cash");
    await expect(page().getByRole("button", { name: "Get this loan" })).toBeVisible();
  },
};

export const PushRefused: Story = {
  args: {
    routes: {
      "POST /v3/loan-confirm/loan-detail-push": answer(null, { code: "31", message: "The offer has changed." }),
    },
  },
  parameters: told("Decisions 5: nothing destructive happens, and the borrower is told and can retry."),
  play: async () => {
    await press("Go Loan");
    await expect(await page().findByText("The offer has changed.")).toBeInTheDocument();
  },
};

export const PushLost: Story = {
  args: { routes: { "POST /v3/loan-confirm/loan-detail-push": lost } },
  parameters: told(
    "Specification 7: no answer came. Nobody knows whether the push arrived, so the borrower is told to look first.",
  ),
  play: async () => {
    await press("Go Loan");
    await expect(await page().findByText(/No answer came/)).toBeInTheDocument();
  },
};

export const WithoutAgreements: Story = {
  args: { routes: { "GET /v3/contract/contract": lost } },
  parameters: told(
    "Specification 2 and 5: the agreements did not come; the offer is shown, and nothing can be agreed to without them.",
  ),
  play: async () => {
    await expect(await page().findByRole("button", { name: "Retry" })).toBeVisible();
    await expect(page().getByRole("button", { name: "Go Loan" })).toBeDisabled();
  },
};

export const Refused: Story = {
  args: {
    routes: { "GET /v3/loan-confirm/loan-detail-confirm": answer(null, { code: "30", message: "Full today." }) },
  },
  parameters: told("Decisions 5: the server's message, as a toast and on the screen, with Retry."),
};

export const NoProduct: Story = {
  args: { path: "/loanConfirm" },
  parameters: told("Specification 7: the offer is that of a product; an address without one asks for nothing."),
};

export const LongFilipino: Story = {
  globals: { locale: "fil-PH" },
  args: {
    offer: {
      comProductName: "Pangmatagalang Pautang para sa mga Negosyante sa Palengke",
      pRateDsc: "0.05% bawat araw ng natitirang halaga ng pautang",
      details: [
        { text: "Kabuuang halagang matatanggap mo sa iyong bank account", value: "₱10.000" },
        { text: "Kabuuang babayaran kasama ang interes", value: "₱10.600" },
      ],
    },
  },
  parameters: told(
    "Specification 2 in Filipino, which runs up to a third longer than English: everything wraps, nothing is cut.",
  ),
  play: async () => {
    await page().findByRole("button", { name: "Kunin ang loan" });
    await fits();
  },
};

const unbroken = "W".repeat(300);

export const HostileText: Story = {
  args: {
    path: newer,
    offer: {
      amount: "₱999.999.999.999,99",
      comProductName: '<img src=x onerror="alert(1)">',
      comProductLogo: "javascript:alert(2)",
      pRateDsc: unbroken,
      details: [{ text: unbroken, value: unbroken }],
      popAgreementUrl: "",
      NewPopMsg: `<script>alert(3)</script> ${unbroken}`,
      NewButtonMsg: unbroken.slice(0, 60),
    },
  },
  parameters: told("Specification 3: texts are the server's own. They are shown as text, wrapped, and never run."),
  play: async () => {
    await press(unbroken.slice(0, 60));
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await fits();
  },
};

export const Loading: Story = {
  args: { routes: { "GET /v3/loan-confirm/loan-detail-confirm": stuck } },
  parameters: told("Specification 7: the offer's skeleton stands until loan-detail-confirm has answered."),
};

export const Offline: Story = {
  args: { routes: { "GET /v3/loan-confirm/loan-detail-confirm": lost } },
  parameters: told("Specification 7: no connection. A toast and the screen say so, with Retry."),
  play: async () => {
    await expect(await page().findByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const LargestAmount: Story = {
  args: {
    offer: {
      amount: LARGEST,
      details: [{ text: "Total to repay", value: "₱12,345,678,901.00" }],
      repay_plans: [{ description: "One payment", amount: LARGEST, pay_time: "2026-12-21" }],
    },
  },
  parameters: told("Specification 9: the largest amount breaks between thousands where its line is too short for it."),
  play: async () => {
    await page().findByRole("button", { name: "Go Loan" });
    await fits();
  },
};
