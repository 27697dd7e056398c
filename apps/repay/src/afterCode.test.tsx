import { makeApi } from "@lending/api-client/testing";
import { ownerOf } from "@lending/bridge/launch";
import { makePage } from "@lending/bridge/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { saveCodeFacts } from "./api/codeFacts.ts";
import { savePayCode } from "./api/keepPayCode.ts";
import { RepaymentCodeScreen } from "./screens/repayment-code/RepaymentCodeScreen.tsx";
import { RepaymentCode2Screen } from "./screens/repayment-code2/RepaymentCode2Screen.tsx";
import { makeEmvQr } from "./testing/makeEmvQr.ts";

const CODE = "801244673091";
const codePage = (showType: string, payCode = CODE) =>
  `/repaymentOfCode?${new URLSearchParams({ showType, payCode, repayAmount: "265000" })}`;
const UNKNOWN = { biller: "", amount: "", dueDate: "", expiresAt: "" };
const ORDER = { productId: "p-1", orderId: "o-1", purpose: "instalment" } as const;
const saved = {
  ...ORDER,
  code: CODE,
  logo: "",
  amount: { centavos: 265_000 },
  instructions: [],
  dueOn: "2026-12-21",
  owner: ownerOf("demo"),
  isRequested: true,
  after: "",
  expiresAt: "",
};

/** Opens a code page. `launch` is what an earlier launch link of the session has stored. */
const open = async (path: string, launch = "") => {
  const page = makePage({ href: `https://h5.test${path}` });
  page.sessionStorage.setItem("launch", launch);
  const Screen = path.startsWith("/repaymentOfCode2") ? RepaymentCode2Screen : RepaymentCodeScreen;
  await act(async () => render(<TestScreen screen={Screen} path={path} server={makeApi({})} app={{ page }} />));
};
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

describe("Back to your loan", { tags: "repayment-codes.back-to-loan" }, () => {
  const LAUNCHED = "sessionId=demo&productId=p-2&orderId=o-2";

  it.each([
    ["a code for a counter", codePage("1")],
    ["a QR code", codePage("2")],
    ["a QR Ph code", codePage("2", makeEmvQr())],
  ])("opens the order that %s pays", async (_, path) => {
    saveCodeFacts(path, UNKNOWN, ORDER);
    await open(path, LAUNCHED);
    await press("Back to your loan");
    expect(await screen.findByText("goes to /loanDetail?productId=p-1&orderId=o-1")).toBeTruthy();
  });

  it("opens the order of a saved code", async () => {
    savePayCode(saved);
    await open("/repaymentOfCode2", LAUNCHED);
    await press("Back to your loan");
    expect(await screen.findByText("goes to /loanDetail?productId=p-1&orderId=o-1")).toBeTruthy();
  });

  it.each([codePage("1"), codePage("1", ""), codePage("2", makeEmvQr({ "59": "SOMEONE ELSE" })), "/repaymentOfCode2"])(
    "opens the order of the launch from %s when the code's is not known",
    async (path) => {
      await open(path, LAUNCHED);
      await press("Back to your loan");
      expect(await screen.findByText("goes to /loanDetail?productId=p-2&orderId=o-2")).toBeTruthy();
    },
  );

  it.each([codePage("1"), "/repaymentOfCode2"])("goes back from %s when no order is known", async (path) => {
    await open(path);
    await press("Back to your loan");
    expect(await screen.findByText("asks the app for closeWebview")).toBeTruthy();
  });
});
