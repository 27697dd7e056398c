import { respond } from "@lending/api-client/testing";
import { saveStartedPayment } from "@lending/domain/payment";
import { controlsOf, showFirstPaint } from "@lending/federation/show-first-paint";
import { LOCALES } from "@lending/ui/locale";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { firstFacts } from "./api/firstRepayment.ts";
import { makeRepayment } from "./api/testing/makeRepayment.ts";
import { firstPaints } from "./firstPaints.tsx";
import { routes } from "./routes.tsx";
import { RepayScreen } from "./screens/repay/RepayScreen.tsx";
import { RepayDelayScreen } from "./screens/repay-delay/RepayDelayScreen.tsx";
import { RepayOrNotScreen } from "./screens/repay-or-not/RepayOrNotScreen.tsx";
import { openScreen } from "./testing/openScreen.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it("belongs to a path", () => {
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(firstPaints)));
});

const screens = [
  ["/repay", RepayScreen],
  ["/repayDelay", RepayDelayScreen],
  ["/repayOrNot", RepayOrNotScreen],
] as const;
type Path = (typeof screens)[number][0];

const addressOf = (path: Path) => `${path}?productId=p-1&orderId=o-1`;
const show = (path: Path, data: unknown, locale: (typeof LOCALES)[number] = "source") =>
  showFirstPaint({ Component: firstPaints[path], firstFacts, data, address: addressOf(path), locale });

const payment = (state: string) => ({ state, purpose: "instalment", amount: "265000", channelName: "", at: "" });
const responses = [
  ["as it is", {}, true],
  ["that the lender formats", { repayAmount: "₱2,650.00", delayInfo: { delayAmount: "₱250", title: "" } }, true],
  ["with a refused payment", { payment: payment("refused") }, true],
  ["with a pending payment", { payment: payment("processing") }, false],
  ["with a received payment", { payment: payment("paid") }, false],
] as const;

it.each(
  screens.flatMap(([path, Screen]) =>
    responses.flatMap(([name, more, hasControls]) =>
      LOCALES.map((locale) => [path, name, locale, Screen, more, hasControls] as const),
    ),
  ),
)("shows of %s, %s, in %s what its screen shows", async (path, name, locale, Screen, more, hasControls) => {
  const data = makeRepayment(more);
  const early = await show(path, data, locale);
  const routes = { "GET /v3/installment/loan-play-detail": respond(data), "GET /figures/pettypy": respond(data) };
  await openScreen(Screen, addressOf(path), { routes, locale });
  await waitFor(() => expect(screen.queryByText("Waiting for the server")).toBeNull());
  const main = document.querySelector("main");
  if (name === "with a pending payment") {
    // It comes before the amount.
    expect(early.facts).toEqual({});
  } else {
    expect(early.facts.amount).toBe(main?.querySelector("dd[translate=no]")?.textContent);
    expect(early.facts.date).toBe("2026-12-21");
    const [label] = early.place.querySelectorAll("dt");
    expect(label?.textContent).toBe(main?.querySelector("dt")?.textContent);
  }
  expect(early.controls).toEqual(hasControls ? controlsOf(main) : []);
});

it.each(["/repay", "/repayDelay"] as const)("shows no amount of %s that cannot be paid", async (path) => {
  const data = makeRepayment({ repayAmount: 0, delayInfo: { delayAmount: "", title: "Extend" } });
  expect(await show(path, data)).toMatchObject({ facts: {}, controls: [] });
});

it("has no controls while this phone has started a payment", async () => {
  saveStartedPayment("o-1", { purpose: "instalment", amount: "", channelName: "", at: "", after: "" });
  expect((await show("/repay", makeRepayment())).controls).toEqual([]);
});

it.each([{ repayAmount: {}, repayDate: [], delayInfo: "x", payment: 7 }, { repayAmount: true }, null])(
  "shows nothing of the malformed response %j",
  async (data) => {
    expect(await show("/repay", data)).toMatchObject({ facts: {}, controls: [] });
  },
);
