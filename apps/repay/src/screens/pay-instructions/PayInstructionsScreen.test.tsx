import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { makeLaunch, makeNative } from "@lending/bridge/testing";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { instalment } from "../../api/fetchRepayment.ts";
import { keepPayCode } from "../../api/keepPayCode.ts";
import { makeRepayment } from "../../api/testing/makeRepayment.ts";
import { openScreen } from "../../testing/openScreen.tsx";
import { PayInstructionsScreen } from "./PayInstructionsScreen.tsx";

afterEach(cleanup);

it("explains two wallet apps and a store, with the reference number", {
  tags: [
    "repayment-codes.instructions",
    "repayment-codes.wallet",
    "repayment-codes.second-wallet",
    "repayment-codes.stores",
  ],
}, async () => {
  await openScreen(PayInstructionsScreen, "/payInstructions?payCode=801244673091");
  for (const name of ["A wallet app: Pay Bills", "Another wallet app: Bills", "At a store"]) {
    expect(screen.getByRole("heading", { name })).toBeTruthy();
  }
  expect(screen.getByText("8012").closest("dd")?.textContent).toBe("801244673091");
  expect(screen.getByRole("img", { name: "8 0 1 2, 4 4 6 7, 3 0 9 1" }).textContent).toBe("801244673091");
  expect(screen.getAllByText("801244673091").length).toBeGreaterThan(2);
});

it("explains the reference number when the URL names none", async () => {
  await openScreen(PayInstructionsScreen, "/payInstructions");
  expect(screen.getByText(/Your reference number is the payment code/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Copy" })).toBeNull();
});

it.each([
  ["without a session", "801244673091", ""],
  ["with a malformed code", "付款码", "demo"],
  ["with a code that is too long", "8".repeat(65), "demo"],
])("shows no reference number for a link %s", async (_, payCode, sessionId) => {
  await openScreen(PayInstructionsScreen, `/payInstructions?${new URLSearchParams({ payCode })}`, {
    app: { launch: makeLaunch({ sessionId }) },
  });
  expect(screen.getByText(/Your reference number is the payment code/)).toBeTruthy();
  expect(document.body.textContent).not.toContain(payCode.slice(0, 12));
});

it("shows a reference number outside the app only when this phone got it from the lender", {
  tags: "rulings.code-in-link",
}, async () => {
  const app = { native: makeNative("browser") };
  await openScreen(PayInstructionsScreen, "/payInstructions?payCode=801244673091", { app });
  expect(document.body.textContent).not.toContain("8012");
  cleanup();
  const server = makeApi({ [routeOf(instalment)]: respond(makeRepayment()) });
  const ids = { productId: "p-1", orderId: "o-1" };
  const response = await server.api.request(instalment(ids));
  keepPayCode(response, { ...ids, isDelay: false, owner: "another", aheadMs: 0 });
  await openScreen(PayInstructionsScreen, "/payInstructions?payCode=801244673091", { app });
  expect(screen.getByText("8012")).toBeTruthy();
});

it("enlarges each of its seven pictures, and the native app's Back closes it", {
  tags: ["repayment-codes.enlarge", "rulings.enlarge-name"],
}, async () => {
  const { page } = await openScreen(PayInstructionsScreen, "/payInstructions?payCode=801244673091");
  expect(screen.getAllByRole("button", { name: /^Enlarge: / })).toHaveLength(7);
  await userEvent.click(screen.getByRole("button", { name: "Enlarge: the receipt" }));
  await screen.findByRole("dialog", { name: "the receipt" }, { timeout: 10_000 });
  expect(screen.getByRole("button", { name: "Zoom in" })).toBeTruthy();
  await act(async () => expect(page.pressNativeBack()).toBe(true));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
