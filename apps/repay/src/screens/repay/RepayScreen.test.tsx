import { apiAtom } from "@lending/api-client";
import { answer, type FakeRoute, lost, makeApi } from "@lending/api-client/testing";
import { createStore } from "@lending/bridge/store";
import { makePage, TestApp } from "@lending/bridge/testing";
import { ToastRegion } from "@lending/ui/toast";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { makeRepayment } from "../../api/testing/makeRepayment.ts";
import { Screen as DelayScreen } from "../repay-delay/RepayDelayScreen.tsx";
import { Screen } from "./RepayScreen.tsx";

afterEach(cleanup);

const PATHS = { repay: "/repay?productId=p-1&orderId=o-1", delay: "/repayDelay?productId=p-1&orderId=o-1" };

async function open(kind: keyof typeof PATHS, routes: Readonly<Record<string, FakeRoute>> = {}, path = PATHS[kind]) {
  const server = makeApi({
    "GET /v3/installment/loan-play-detail": answer(makeRepayment()),
    "GET /figures/pettypy": answer(makeRepayment()),
    "POST /v3/loan-details/generate-vcode": answer({ payUrl: "https://pay.test/code/1" }),
    ...routes,
  });
  const store = createStore();
  store.set(apiAtom, server.api);
  const page = makePage({ href: `https://h5.test${path}` });
  const Shown = kind === "repay" ? Screen : DelayScreen;
  await act(async () =>
    render(
      <TestApp app={{ page }} store={store} path={path}>
        <Suspense fallback={<p>Loading</p>}>
          <Shown />
        </Suspense>
        <ToastRegion />
      </TestApp>,
    ),
  );
  const posted = () => server.requests.filter(({ method }) => method === "POST");
  return { page, posted };
}

/** Opens the sheet; its files come a moment later. */
async function chooseMethod() {
  await userEvent.click(screen.getByRole("button", { name: "Payment Method" }));
  return screen.findByRole("dialog", { name: "Payment Method" }, { timeout: 5000 });
}

describe("instalment repayment", () => {
  it("shows amount, day, product and the first two detail lines until More is tapped", async () => {
    await open("repay");
    expect(screen.getByRole("heading", { level: 1, name: "Repayment" })).toBeTruthy();
    expect(screen.getAllByText("2650.00").length).toBeGreaterThan(0);
    expect(screen.getByText("Sandbox Cash")).toBeTruthy();
    expect(screen.queryByText("Late fee")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    expect(screen.getByText("Late fee")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Hide" }));
    expect(screen.queryByText("Late fee")).toBeNull();
  });

  it.each([
    ["801244673091", 1],
    ["", 0],
    [null, 0],
  ])("shows the pay-code box for %j so many times: %d", async (payCode, times) => {
    const { defDetail } = makeRepayment();
    await open("repay", {
      "GET /v3/installment/loan-play-detail": answer(makeRepayment({ defDetail: { ...defDetail, payCode } })),
    });
    expect(screen.queryAllByRole("region", { name: "Payment code" })).toHaveLength(times);
  });

  it("unfolds the grouped instructions", async () => {
    await open("repay");
    expect(screen.queryByText("Show the payment code.")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /Repayment instructions/ }));
    expect(screen.getByText("Show the payment code.")).toBeTruthy();
  });

  it("chooses the first channel already, and pays in it once, however often Payment is tapped", async () => {
    const { page, posted } = await open("repay");
    await chooseMethod();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Sandbox Wallet" }).checked).toBe(true);
    await userEvent.dblClick(screen.getByRole("button", { name: "Payment" }));
    expect(posted().map(({ fields }) => fields)).toEqual([
      { productId: "p-1", orderId: "o-1", amount: "265000", channelNumber: "90001" },
    ]);
    expect(page.opened).toEqual(["https://pay.test/code/1"]);
  });

  it.each([
    ["a refusal in the server's words", answer(null, { code: "9", message: "Closed tonight." }), "Closed tonight."],
    ["a lost connection in its own", lost, "The payment could not be started. Nothing was charged. Please try again."],
    ["an answer without a link", answer({}), "The payment page cannot be opened."],
    ["a link that is none", answer({ payUrl: "javascript:alert(1)" }), "The payment page cannot be opened."],
  ])("tells %s, leaves nowhere and can be tried again", async (_, route, words) => {
    const { page } = await open("repay", { "POST /v3/loan-details/generate-vcode": route });
    await chooseMethod();
    await userEvent.click(screen.getByRole("button", { name: "Payment" }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(page.opened).toEqual([]);
    expect(screen.getByRole("button", { name: "Payment" }).getAttribute("aria-disabled")).toBeNull();
  });

  it("shows the server's refusal with a retry", async () => {
    await open("repay", {
      "GET /v3/installment/loan-play-detail": answer(null, { code: "404", message: "We could not find this order." }),
    });
    expect(screen.getAllByText("We could not find this order.").length).toBeGreaterThan(0);
    expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
  });

  it.each([[{}], [null], ["text"], [{ repayList: "x", details: [null, 7], defDetail: [], repayPlan: {} }]])(
    "stands on an answer of %j",
    async (data) => {
      await open("repay", { "GET /v3/installment/loan-play-detail": answer(data) });
      expect(screen.getByRole("heading", { level: 1, name: "Repayment" })).toBeTruthy();
      expect(screen.getByRole("button", { name: "Payment Method" })).toBeTruthy();
    },
  );

  it("asks for nothing when the address names no order", async () => {
    const { posted } = await open("repay", {}, "/repay?productId=p-1");
    expect(screen.getByRole("heading", { name: "No order was chosen" })).toBeTruthy();
    expect(posted()).toEqual([]);
  });
});

describe("extension repayment", () => {
  it("shows its price first and the day to which the payment moves", async () => {
    await open("delay");
    expect(screen.getByText("Extend by 30 days")).toBeTruthy();
    expect(screen.getByText("250.00")).toBeTruthy();
    expect(screen.getByText("Next payment date")).toBeTruthy();
  });

  it("pays for the extension alone", async () => {
    const { posted } = await open("delay");
    await chooseMethod();
    await userEvent.click(screen.getByRole("radio", { name: "Corner Store counter" }));
    await userEvent.click(screen.getByRole("button", { name: "Payment" }));
    expect(posted()[0]?.fields).toEqual({
      productId: "p-1",
      orderId: "o-1",
      amount: "25000",
      channelNumber: "90002",
      isDelay: "1",
    });
  });
});
