import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { ownerOf } from "@lending/bridge/launch";
import { makePage } from "@lending/bridge/testing";
import { readOrderPayment, readStartedPayment } from "@lending/domain/payment";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { instalment } from "./api/fetchRepayment.ts";
import { saveIssuedCode } from "./api/issuedCode.ts";
import { savePayCode } from "./api/keepPayCode.ts";
import { makeRepayment } from "./api/testing/makeRepayment.ts";
import { RepayScreen } from "./screens/repay/RepayScreen.tsx";
import { RepaymentCodeScreen } from "./screens/repayment-code/RepaymentCodeScreen.tsx";
import { RepaymentCode2Screen } from "./screens/repayment-code2/RepaymentCode2Screen.tsx";
import { makeEmvQr, makeSavedPayCode } from "./testing/makeCodes.ts";
import { choosePaymentMethod, openRepayment } from "./testing/openScreen.tsx";

const CODE = "801244673091";
const codePage = (showType: string, payCode = CODE) =>
  `/repaymentOfCode?${new URLSearchParams({ showType, payCode, repayAmount: "265000" })}`;
const ORDER = { productId: "p-1", orderId: "o-1", purpose: "instalment" } as const;
const saved = makeSavedPayCode({ code: CODE, owner: ownerOf("demo") });
const CODE_PAGES = [
  ["a code for a counter", codePage("1")],
  ["a QR code", codePage("2")],
  ["a QR Ph code", codePage("2", makeEmvQr())],
  ["a saved code", "/repaymentOfCode2"],
] as const;

/** Opens a code page. `launch` is what an earlier launch link of the session has stored. */
const open = async (path: string, launch = "") => {
  const page = makePage({ href: `https://h5.test${path}` });
  page.sessionStorage.setItem("launch", launch);
  const Screen = path.startsWith("/repaymentOfCode2") ? RepaymentCode2Screen : RepaymentCodeScreen;
  await act(async () => render(<TestScreen screen={Screen} path={path} server={makeApi({})} app={{ page }} />));
};
const follow = async (name: string) => userEvent.click(await screen.findByRole("link", { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

describe("Back to your loan", { tags: "repayment-codes.back-to-loan" }, () => {
  const LAUNCHED = "sessionId=demo&productId=p-2&orderId=o-2";

  it.each(CODE_PAGES)("opens the order that %s pays", async (_, path) => {
    if (path === "/repaymentOfCode2") savePayCode(saved);
    else saveIssuedCode(path, ORDER);
    await open(path, LAUNCHED);
    await follow("Back to your loan");
    expect(await screen.findByText("goes to /loanDetail?productId=p-1&orderId=o-1")).toBeTruthy();
  });

  it.each([codePage("1"), codePage("1", ""), codePage("2", makeEmvQr({ "59": "SOMEONE ELSE" })), "/repaymentOfCode2"])(
    "opens the order of the launch from %s when the code's is not known",
    async (path) => {
      await open(path, LAUNCHED);
      await follow("Back to your loan");
      expect(await screen.findByText("goes to /loanDetail?productId=p-2&orderId=o-2")).toBeTruthy();
    },
  );

  it("notes a payment of the order of the launch for a code that this phone did not request", async () => {
    await open(codePage("1"), LAUNCHED);
    await press("I have paid");
    expect(await screen.findByText("goes to /loanDetail?productId=p-2&orderId=o-2")).toBeTruthy();
    expect(readStartedPayment("o-2")).toMatchObject({ state: "reported", purpose: "instalment", amount: "" });
  });

  it.each([codePage("1"), "/repaymentOfCode2"])("goes back from %s when no order is known", async (path) => {
    await open(path);
    await press("Back to your loan");
    expect(await screen.findByText("asks the app for closeWebview")).toBeTruthy();
  });
});

describe("Save QR", { tags: "repayment-codes.save-qr" }, () => {
  const QR_CODES = [
    ["a QR code", codePage("2", "https://wallet.test/pay/1")],
    ["a QR Ph code", codePage("2", makeEmvQr())],
    ["the picture of one", `/repaymentOfCode?showType=2&payCodeImg=https%3A%2F%2Fcdn.test%2Fqr&repayAmount=265000`],
  ] as const;

  /** A canvas that records what is drawn on it. */
  const watchCanvas = () => {
    const drawn = { texts: [] as string[], codes: 0 };
    const drawCode = () => {
      drawn.codes += 1;
    };
    const ignore = () => undefined;
    const context = {
      measureText: (text: string) => ({ width: text.length }),
      fillText: (text: string) => drawn.texts.push(text),
      fill: drawCode,
      drawImage: drawCode,
      ...{ fillRect: ignore, save: ignore, restore: ignore, translate: ignore, scale: ignore },
    };
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob(["x"])));
    vi.stubGlobal("Path2D", class {});
    HTMLImageElement.prototype.decode = async () => undefined;
    return drawn;
  };
  const offerShare = (share: unknown) => vi.stubGlobal("navigator", { ...navigator, share, canShare: () => true });

  it.each(QR_CODES)("shares %s with amount, lender and reference, and claims nothing unknown", async (_, path) => {
    const drawn = watchCanvas();
    const share = vi.fn(async (_data: { readonly files: readonly File[] }) => undefined);
    offerShare(share);
    saveIssuedCode(path, { ...ORDER, reference: CODE });
    await open(path);
    await press("Save QR");
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share.mock.calls[0]?.[0].files[0]).toMatchObject({ name: "Repayment-code.png", type: "image/png" });
    expect(drawn.codes).toBeGreaterThan(0);
    const isPicture = path.includes("payCodeImg");
    for (const text of ["Sandbox Lending", "₱2650.00", ...(isPicture ? [] : [CODE])])
      expect(drawn.texts).toContain(text);
    expect(screen.queryByText(/saved|downloads|could not be made/)).toBeNull();
  });

  it.each([
    ["a download, which a webview may ignore", () => watchCanvas(), /Look in your downloads. If no picture is there/],
    [
      "a phone that cannot draw",
      () => vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null),
      /The picture could not be made/,
    ],
  ])("advises a screenshot after %s", async (_, prepare, text) => {
    prepare();
    offerShare(undefined);
    URL.createObjectURL = () => "blob:qr";
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
    await open(codePage("2"));
    await press("Save QR");
    expect((await screen.findByText(text)).textContent).toContain("screenshot of this page");
  });

  it("is not offered for a code that a counter scans", async () => {
    await open(codePage("1"));
    expect(screen.queryByRole("button", { name: "Save QR" })).toBeNull();
  });
});

describe("I have paid", { tags: "repayment-codes.have-paid" }, () => {
  const payment = { ...ORDER, channelName: "Corner Store counter", after: "2026-11-21 10:00:00" };
  const issued = { ...payment, reference: CODE, minutes: 0 };
  const newest = (at: string) =>
    readOrderPayment({ state: "paid", purpose: "instalment", amount: "", channelName: "", receiptId: "", at }, "o-1");

  it.each(CODE_PAGES)("notes the payment of %s and opens the order", async (_, path) => {
    saveIssuedCode(path, issued);
    savePayCode({ ...saved, ...payment });
    await open(path);
    await press("I have paid");
    expect(await screen.findByText("goes to /loanDetail?productId=p-1&orderId=o-1")).toBeTruthy();
    // The lender's newest payment is the one before this code.
    expect(newest("2026-11-21 10:00:00")).toMatchObject({
      ...{ state: "reported", purpose: "instalment", amount: "265000", channelName: "Corner Store counter" },
    });
    expect(newest("2026-12-21 10:00:00")?.state).toBe("paid");
    expect(localStorage.getItem("order.startedPayment o-1")).not.toContain(CODE);
  });

  it.each([codePage("1"), "/repaymentOfCode2"])("is not offered on %s without a known order", async (path) => {
    savePayCode({ ...saved, orderId: "", productId: "" });
    await open(path);
    expect(screen.getByRole("button", { name: "Back to your loan" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "I have paid" })).toBeNull();
  });

  it.each([codePage("1"), codePage("2"), "/repaymentOfCode2"])("is not offered on %s once it expired", async (path) => {
    saveIssuedCode(path, { ...issued, expiresAt: "2020-01-01" });
    savePayCode({ ...saved, expiresAt: "2020-01-01" });
    await open(path);
    expect(await screen.findByText("This payment code has expired")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "I have paid" })).toBeNull();
    expect(screen.queryByRole("region", { name: "What happens next" })).toBeNull();
  });
});

describe("what happens after a code", { tags: "repayment-codes.next" }, () => {
  const issued = { ...ORDER, channelName: "Corner Store counter", minutes: 120, fee: "1500" };

  it.each(CODE_PAGES)("is beside %s: where to pay, when the lender knows, what the loan shows", async (_, path) => {
    saveIssuedCode(path, { ...issued, amount: "265000" });
    savePayCode({ ...saved, ...issued, amount: "265000" });
    await open(path);
    const next = within(await screen.findByRole("region", { name: "What happens next" }));
    expect(next.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Pay ₱2665.00 once through Corner Store counter.",
      "Sandbox Lending usually gets your payment within 2 hours.",
      "Your loan then shows it as received. Keep the receipt until then.",
    ]);
    await userEvent.click(screen.getByRole("link", { name: /Send the receipt with a complaint/ }));
    expect(await screen.findByText("goes to /complaint?orderId=o-1&about=receipt")).toBeTruthy();
  });

  it("promises no time that the lender does not send", async () => {
    await open(codePage("1"));
    const next = await screen.findByRole("region", { name: "What happens next" });
    expect(next.textContent).toContain("Pay once with this code.Sandbox Lending gets your payment from there.");
  });

  it.each(["/repaymentOfCode2", codePage("1")])("has only the steps of the chosen channel on %s", async (path) => {
    const places = ["Corner Store counter", "Pawnshop counter"].map((name) => ({ name, steps: [`Go to ${name}.`] }));
    const instructions = [
      { title: "At a counter", places },
      { title: "In an app", places: [{ name: "Wallet", steps: ["Tap Pay Bills."] }] },
    ];
    savePayCode({ ...saved, ...issued, instructions });
    await open(path);
    expect(await screen.findByText("Go to Corner Store counter.")).toBeTruthy();
    expect(screen.queryByText(/Pawnshop|Pay Bills|In an app/)).toBeNull();
    cleanup();
    // Without steps of that name, the borrower sees all.
    savePayCode({ ...saved, ...issued, instructions, channelName: "Bank" });
    await open(path);
    expect(await screen.findByText("Tap Pay Bills.")).toBeTruthy();
  });
});

describe("the channel sheet", { tags: "repayment.channel-terms" }, () => {
  const PATH = "/repay?productId=p-1&orderId=o-1";
  const repayList = [
    { name: "Wallet", logo: "", channel_number: 1, fee: 0, minutes: 1 },
    { name: "Counter", logo: "", channel_number: 2, fee: 1500, minutes: 120 },
    { name: "Pawnshop", logo: "", channel_number: 3, fee: "₱20", minutes: 2881 },
    { name: "Bank", logo: "", channel_number: 4 },
  ];
  const openSheet = async () => {
    const routes = { [routeOf(instalment)]: respond(makeRepayment({ repayList })) };
    const { page } = await openRepayment(RepayScreen, PATH, routes);
    return { page, sheet: within(await choosePaymentMethod()) };
  };
  const choices = ({ sheet }: Awaited<ReturnType<typeof openSheet>>) =>
    sheet.getAllByRole<HTMLInputElement>("radio").map((radio) => {
      const [name, terms] = ["aria-labelledby", "aria-describedby"].map(
        (attribute) => document.getElementById(radio.getAttribute(attribute) ?? "")?.textContent ?? "",
      );
      return `${radio.checked ? "* " : ""}${name}: ${terms}`;
    });

  it("states fee and speed of each channel, marks the last one, and preselects the first", async () => {
    const opened = await openSheet();
    const { page, sheet } = opened;
    expect(choices(opened)).toEqual([
      "* Wallet: ₱2650.00, no fee · arrives within 1 minute",
      "Counter: ₱2665.00 with ₱15.00 fee · arrives within 2 hours",
      "Pawnshop: ₱20 fee · arrives within 3 days",
      "Bank: ",
    ]);
    await userEvent.click(sheet.getByRole("radio", { name: "Counter" }));
    await userEvent.click(sheet.getByRole("button", { name: "Payment" }));
    await waitFor(() => expect(page.opened).toEqual(["https://pay.test/code/1"]));
    cleanup();
    expect(choices(await openSheet()).slice(0, 2)).toEqual([
      "* Wallet: ₱2650.00, no fee · arrives within 1 minute",
      "Counter: Last used · ₱2665.00 with ₱15.00 fee · arrives within 2 hours",
    ]);
  });

  it("does not remember a channel in which no payment was started", async () => {
    const { sheet } = await openSheet();
    await userEvent.click(sheet.getByRole("radio", { name: "Bank" }));
    cleanup();
    expect(choices(await openSheet())[0]).toMatch(/^\* /);
    expect(localStorage.getItem("lastChannel")).toBeNull();
  });
});
