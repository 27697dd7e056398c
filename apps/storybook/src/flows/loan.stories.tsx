import { respond } from "@lending/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { makeBankForm } from "../../../bank-binding/src/api/testing/makeBankForm.ts";
import { makeConfirmation } from "../../../loan/src/api/testing/makeConfirmation.ts";
import { makeOrderDetails, makeTimeline } from "../../../loan/src/api/testing/makeOrderDetails.ts";
import { CODE_FACTS, EXTENSION_PRICE, makeRepayment } from "../../../repay/src/api/testing/makeRepayment.ts";
import { checkSteps, describeFlow, Flow, named, page, press, startFlow } from "./Flow.tsx";

/** Follows a borrower from the offer to the last payment. */
const meta = {
  title: "Flows/Loan",
  component: Flow,
  args: { start: "/loanDetail?productId=p-1&orderId=o-1", makeResponses: () => ({}) },
  parameters: { docs: { story: { height: "740px" } } },
  beforeEach: startFlow,
  afterEach: checkSteps,
} satisfies Meta<typeof Flow>;
export default meta;

type Story = StoryObj<typeof meta>;

const order = (orderStatus: string, more: Parameters<typeof makeOrderDetails>[0] = {}) =>
  respond(makeOrderDetails({ orderStatus, timeline: makeTimeline(orderStatus), ...more }));
const quiet = { "POST /service/event/save": respond(), "POST /v3/loan-details/google-score": respond() };
const heading = (name: string) => page().findByRole("heading", { name: named(name) });

export const Apply: Story = {
  name: "Takes the next loan after a repaid one",
  args: {
    makeResponses: () => {
      let status = "200";
      return {
        ...quiet,
        "GET /v3/loan-details": () => order(status),
        "POST /gopia/goya/enter": {
          tarn: "00",
          strath: { glen: "https://h5.test/loanConfirm?productId=p-1" },
        },
        "GET /v3/loan-confirm/loan-detail-confirm": respond(makeConfirmation()),
        "GET /v3/contract/contract": respond([{ title: "Loan agreement", identifier: "loan-agreement" }]),
        "POST /v3/loan-confirm/loan-detail-push": () => {
          status = "21";
          return respond({ lendDetailsUrl: "https://h5.test/loanDetail?productId=p-1&orderId=o-9" });
        },
      };
    },
  },
  parameters: describeFlow(
    "A borrower who repaid a loan takes the next one: sees what it costs, agrees, and the application is received.",
    [
      ["/loanDetail", "screens-loan-order-details--status-200", "the app's list of loans"],
      ["/productUrl", "screens-loan-product-entry--loading", "Borrow Again"],
      ["/loanConfirm", "screens-loan-loan-confirmation--offer", "the lender's link"],
      ["/loanDetail", "screens-loan-order-details--status-21", "Go Loan"],
    ],
  ),
  play: async () => {
    await press("Borrow Again");
    await expect(await page().findByRole("region", { name: named("Cost of this loan") })).toBeVisible();
    await press("Go Loan");
    await expect(await heading("Application received")).toBeVisible();
  },
};

export const BindAnAccount: Story = {
  name: "Adds an account to receive an approved loan",
  args: {
    makeResponses: () => {
      let isBound = false;
      const bind = () => {
        isBound = true;
        return respond();
      };
      return {
        ...quiet,
        "GET /v3/loan-details": () =>
          isBound
            ? order("151")
            : order("110", {
                cardNeedPop: 1,
                cardPopTitle: "Your bank card is not bound yet",
                cardPopMsg: "Bind a card so that we can send your loan.",
              }),
        "POST /card-init": respond(makeBankForm()),
        "POST /bind-card-new": bind,
        "POST /bind-card-change": bind,
      };
    },
  },
  parameters: describeFlow(
    "The loan is approved, but there is no account to send it to: the borrower adds a wallet, and the money is on its way.",
    [
      ["/loanDetail", "screens-loan-order-details--bank-prompt", "the app's list of loans"],
      ["/bindBank", "screens-bank-binding-payment-account-information--e-wallet", "Go and bind the card"],
      ["/loanDetail", "screens-loan-order-details--status-151", "Next"],
    ],
  ),
  play: async () => {
    await press("Go and bind the card");
    await userEvent.click(await page().findByRole("tab", { name: named("E-wallet") }));
    const pick = async (name: string, choice: string) => {
      await press(name);
      const sheet = within(await page().findByRole("dialog", { name: named(name) }));
      await userEvent.click(sheet.getByRole("radio", { name: named(choice) }));
      await userEvent.click(sheet.getByRole("button", { name: named("Confirm") }));
    };
    await pick("E-wallet", "Bayani Wallet");
    await userEvent.type(await page().findByRole("textbox", { name: named("Wallet number") }), "09171234567");
    await pick("City", "Makati");
    await pick("Payday", "15");
    await press("Next");
    await expect(await heading("Your loan is on its way")).toBeVisible();
  },
};

/** A lender that receives the payment some time after its code is issued. */
const takePayments = (status: string, purpose: string, amount: number) => () => {
  let payment: unknown;
  const repayment = () => respond(makeRepayment({ payment, delayInfo: EXTENSION_PRICE, defDetail: null }));
  return {
    ...quiet,
    "GET /v3/loan-details": () => order(status, { isDelay: "1", payment }),
    "GET /v3/installment/loan-play-detail": repayment,
    "GET /figures/pettypy": repayment,
    "POST /v3/loan-details/generate-vcode": () => {
      payment = {
        purpose,
        amount,
        state: "processing",
        channelName: "Corner Store counter",
        at: "2026-12-20 10:15:00",
      };
      return respond({
        payUrl: `https://h5.test/repaymentOfCode?showType=1&payCode=801244673091&repayAmount=${amount}`,
        payCode: "801244673091",
        ...CODE_FACTS,
        amount,
      });
    },
  };
};

const payAtTheCounter = async () => {
  await press("Payment Method");
  const sheet = within(await page().findByRole("dialog", { name: named("Payment Method") }));
  await userEvent.click(sheet.getByRole("radio", { name: named("Corner Store counter") }));
  await userEvent.click(sheet.getByRole("button", { name: named("Payment") }));
  await expect(await page().findByRole("img", { name: /8 0 1 2/ })).toBeVisible();
};

export const Repay: Story = {
  name: "Pays an instalment at a counter",
  args: { makeResponses: takePayments("174", "instalment", 265_000) },
  parameters: describeFlow(
    "A payment is due soon. The borrower gets a code, pays at a counter, and the loan says that the payment is pending.",
    [
      ["/loanDetail", "screens-loan-order-details--status-174", "the app's list of loans"],
      ["/repay", "screens-repay-repayment--due", "REPAY"],
      ["/repaymentOfCode", "screens-repay-repayment-code--issued-code", "Payment, after a channel is chosen"],
      ["/repay", "screens-repay-repayment--payment-pending", "Back"],
      ["/loanDetail", "screens-loan-order-details--payment-pending", "Back"],
    ],
  ),
  play: async () => {
    await press("REPAY");
    await payAtTheCounter();
    await press("Back");
    // A second tap on the first page's button would skip this one.
    await expect(await heading("Thank you. We are looking for your payment")).toBeVisible();
    await press("Back");
    await expect(await heading("Thank you. We are looking for your payment")).toBeVisible();
  },
};

export const Extend: Story = {
  name: "Extends a late payment",
  // Another order: the phone remembers the payment that the repayment started.
  args: {
    start: "/loanDetail?productId=p-1&orderId=o-2",
    makeResponses: takePayments("180", "extension", 25_000),
  },
  parameters: describeFlow(
    "A payment is late. The borrower compares paying with extending, sees the whole price, and gets a code for the fee.",
    [
      ["/loanDetail", "screens-loan-order-details--status-180-rollover", "the app's list of loans"],
      ["/repayDelay", "screens-repay-rollover-repayment--whole-price", "Rollover Repayment"],
      ["/repaymentOfCode", "screens-repay-repayment-code--issued-code", "Payment, after a channel is chosen"],
    ],
  ),
  play: async () => {
    await press("Rollover Repayment");
    await expect(await page().findByRole("region", { name: named("If you extend") })).toBeVisible();
    await payAtTheCounter();
  },
};
