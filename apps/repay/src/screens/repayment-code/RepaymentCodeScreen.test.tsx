import type { App } from "@lending/bridge";
import { ownerOf } from "@lending/bridge/launch";
import { makeEnvironment, makeLaunch, makeNative, TestBoundary } from "@lending/bridge/testing";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { saveIssuedCode } from "../../api/issuedCode.ts";
import { savePayCode } from "../../api/keepPayCode.ts";
import { makeEmvQr, makeSavedPayCode } from "../../testing/makeCodes.ts";
import { openScreen } from "../../testing/openScreen.tsx";
import { RepaymentCodeScreen } from "./RepaymentCodeScreen.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const open = (query: Readonly<Record<string, string>>, app: Partial<App> = {}) =>
  openScreen(RepaymentCodeScreen, `/repaymentOfCode?${new URLSearchParams(query)}`, { app });
const linkOf = (query: Readonly<Record<string, string>>) =>
  `https://h5.test/repaymentOfCode?${new URLSearchParams(query)}`;
const counter = { showType: "1", payCode: "801244673091", repayAmount: "265000" };

describe("a code for a counter (type 1)", () => {
  it("shows amount, barcode, the code with Copy, and the channel until its picture fails to load", {
    tags: ["repayment-codes.route", "repayment-codes.copy"],
  }, async () => {
    await open({ ...counter, payCodeImg: "https://cdn.test/corner-store.svg" });
    expect(screen.getByRole("heading", { level: 1, name: "Repayment code" })).toBeTruthy();
    expect(screen.getByText("₱2650.00")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Where to pay" }).getAttribute("src")).toBe(
      "https://cdn.test/corner-store.svg",
    );
    const barcode = screen.getByRole("img", { name: "Barcode of the payment code" });
    // Forced darkening changes the background of an element, but not what an SVG draws.
    expect([...barcode.children].map(({ localName }) => localName)).toEqual(["rect", "path"]);
    expect([...barcode.children].map((shape) => shape.getAttribute("fill"))).toEqual(["#fff", "#000"]);
    expect(screen.getByText("8012").closest("dd")?.textContent).toBe("801244673091");
    expect(screen.getByRole("img", { name: "8 0 1 2, 4 4 6 7, 3 0 9 1" }).textContent).toBe("801244673091");
    expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
    expect((await screen.findByRole("link", { name: "How to pay with this code" })).getAttribute("href")).toBe(
      "/payInstructions?payCode=801244673091",
    );
    fireEvent.error(screen.getByRole("img", { name: "Where to pay" }));
    expect(screen.queryByRole("img", { name: "Where to pay" })).toBeNull();
    expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
  });

  it("names the order in Help when this phone requested the code", async () => {
    saveIssuedCode(linkOf(counter), { orderNumber: "2611300046" });
    await open(counter);
    fireEvent.click(screen.getByRole("button", { name: "Help" }));
    expect(await screen.findByText(/about order 2611300046$/)).toBeTruthy();
  });

  it("shows no barcode for a code that is too long for a scanner", async () => {
    await open({ ...counter, payCode: "9".repeat(64) });
    expect(screen.queryByRole("img", { name: /Barcode/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
  });

  it("uses the first value of a repeated parameter", async () => {
    await openScreen(
      RepaymentCodeScreen,
      `/repaymentOfCode?${new URLSearchParams(counter)}&payCode=999&repayAmount=700&showType=2`,
    );
    expect(screen.getByText("₱2650.00")).toBeTruthy();
    expect(screen.getByRole("img", { name: /Barcode/ })).toBeTruthy();
    expect(screen.getByText("8012").closest("dd")?.textContent).toBe("801244673091");
  });

  it.each(["", "3", "x"])("is the default for the type %j", async (showType) => {
    await open({ ...counter, showType });
    expect(screen.getByRole("img", { name: /Barcode/ })).toBeTruthy();
  });

  const formatted = ["₱2.650", "₱ 2,650", "PHP 2,650", "P12.50"];
  it.each(formatted)("shows the amount %s unchanged", { tags: "rulings.server-format" }, async (repayAmount) => {
    await open({ ...counter, repayAmount });
    expect(screen.getByText(repayAmount)).toBeTruthy();
  });

  it.each([
    ["1325.50", "₱1325.50"],
    ["2,650.00", "₱2650.00"],
    ["1.325,5", "₱1325.50"],
    ["265000", "₱2650.00"],
    ["1.325", "1.325"],
  ])("shows the amount %s of a link as %s", { tags: "formatting.peso" }, async (repayAmount, shown) => {
    await open({ ...counter, repayAmount });
    expect(screen.getByText(shown)).toBeTruthy();
  });

  it("shows no amount when it is missing", async () => {
    await open({ showType: "1", payCode: "801244673091" });
    expect(screen.queryByText("Repayment amount")).toBeNull();
  });

  it.each(["NaN", "-100", "-₱1", "1e21", "Infinity", "1".repeat(19), "0x10", "__proto__", "₱1 call 0917"])(
    "leaves out %s, which is not an amount",
    async (repayAmount) => {
      await open({ ...counter, repayAmount });
      expect(screen.queryByText("Repayment amount")).toBeNull();
      expect(document.body.textContent).not.toContain(repayAmount);
      expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
    },
  );
});

describe("a QR code (type 2)", () => {
  it("shows the code to scan and how to scan it", { tags: "repayment-codes.qr" }, async () => {
    await open({ showType: "2", payCode: "https://wallet.test/pay/1", repayAmount: "265000" });
    const code = await screen.findByRole("img", { name: "QR code for this repayment" });
    // Its white ground, which forced darkening keeps, includes the quiet zone of a reader.
    expect([...code.children].map((shape) => shape.getAttribute("fill"))).toEqual(["#fff", "#000"]);
    expect(screen.getByRole("heading", { name: "How to scan" })).toBeTruthy();
    expect(screen.getByText("In your wallet or bank app, tap Scan.")).toBeTruthy();
  });

  it("may be only the channel's picture, with a message when it fails to load", async () => {
    await open({ showType: "2", payCodeImg: "https://cdn.test/qr.png", repayAmount: "265000" });
    const picture = await screen.findByRole("img", { name: "QR code for this repayment" });
    expect(picture.getAttribute("src")).toBe("https://cdn.test/qr.png");
    expect(screen.getByRole("heading", { name: "How to scan" })).toBeTruthy();
    fireEvent.error(picture);
    expect(screen.getByText(/choose a payment method again/)).toBeTruthy();
  });
});

describe("a link from an unknown site", () => {
  const qrQuery = { showType: "2", payCodeImg: "https://cdn.lender.ph/qr.png", repayAmount: "265000" };
  const withHosts = (stage: "staging" | "production", ...imageHosts: string[]) => ({
    environment: makeEnvironment({ stage, imageHosts }),
  });

  it.each([{ ...counter, payCodeImg: "https://cdn.test/a.png" }, qrQuery, {}])(
    "needs a session: %o",
    { tags: ["rulings.foreign-code", "screens.session-ended"] },
    async (query) => {
      const onThrown = vi.fn();
      vi.spyOn(console, "error").mockImplementation(() => undefined);
      const WithBoundary = () => (
        <TestBoundary onThrown={onThrown}>
          <RepaymentCodeScreen />
        </TestBoundary>
      );
      const path = `/repaymentOfCode?${new URLSearchParams(query)}`;
      await openScreen(WithBoundary, path, { app: { launch: makeLaunch({ sessionId: "" }) } });
      expect(onThrown).toHaveBeenCalledWith(expect.objectContaining({ code: "SESSION", mayBePaying: true }));
      expect(document.body.textContent).not.toMatch(/8012|2650/);
    },
  );

  it("loads a picture only from a host in imageHosts", async () => {
    await open(qrQuery, withHosts("production", "cdn.lender.ph"));
    expect((await screen.findByRole("img")).getAttribute("src")).toBe("https://cdn.lender.ph/qr.png");
    cleanup();
    await open(qrQuery, withHosts("production", "img.lender.ph"));
    expect(await screen.findByText("There is no code here")).toBeTruthy();
    expect(screen.queryByRole("img")).toBeNull();
  });

  it.each(["付款码", "8012\u202e4467", "9".repeat(65), "8012\n4467", "8012\u00a04467", "é"])(
    "shows no code for a counter for %j",
    { tags: "rulings.foreign-code" },
    async (payCode) => {
      await open({ ...counter, payCode });
      expect(await screen.findByText("There is no code here")).toBeTruthy();
      expect(screen.queryByRole("img", { name: /code/ })).toBeNull();
    },
  );

  it.each(["付款码", "9".repeat(512), "8012\u00a04467", "é", "ñ".repeat(256)])(
    "shows a QR code: %j",
    async (payCode) => {
      await open({ ...qrQuery, payCode });
      expect(await screen.findByRole("img", { name: "QR code for this repayment" })).toBeTruthy();
    },
  );

  it.each(["8012\u202e4467", "8012\n4467", "8012\u20284467", "9".repeat(513), "ñ".repeat(257)])(
    "shows neither QR code nor picture for %j",
    { tags: "rulings.foreign-code" },
    async (payCode) => {
      await open({ ...qrQuery, payCode });
      expect(await screen.findByText("There is no code here")).toBeTruthy();
      expect(screen.queryByRole("img", { name: /code/ })).toBeNull();
    },
  );

  it("shows a code of printable ASCII characters", async () => {
    await open({ ...counter, payCode: " !~A-8012/4467 " });
    expect(screen.getByText("Payment code").nextElementSibling?.textContent).toBe("!~A-8012/4467");
  });
});

it.each([{}, { showType: "1" }, { showType: "2", payCode: "   " }])("shows that no code exists: %o", async (query) => {
  await open(query);
  expect(await screen.findByText("There is no code here")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Back" })).toBeTruthy();
});

describe("a QR Ph code", () => {
  const issue = (query: Readonly<Record<string, string>>, facts = {}) => saveIssuedCode(linkOf(query), facts);
  const qrPh = (changes = {}, repayAmount = "265000") => {
    const query = { showType: "2", payCode: makeEmvQr(changes), repayAmount };
    issue(query);
    return open(query);
  };

  it.each(["", " ", "\t\n", "\u00a0"])(
    "of a launch is shown for the lender and the launch's amount, after %j",
    async (space) => {
      await open({ showType: "2", payCode: `${space}${makeEmvQr()}`, repayAmount: "265000" });
      expect(await screen.findByRole("img", { name: "QR code for this repayment" })).toBeTruthy();
      cleanup();
      for (const [changes, repayAmount] of [
        [{}, "100"],
        [{ "59": "SOMEBODY ELSE" }, "265000"],
      ] as const) {
        await open({ showType: "2", payCode: `${space}${makeEmvQr(changes)}`, repayAmount });
        expect(await screen.findByText("Do not pay with this QR code")).toBeTruthy();
        expect(screen.queryByRole("img", { name: "QR code for this repayment" })).toBeNull();
        expect(document.body.textContent).not.toMatch(/SANDBOX LENDING|2650/);
        cleanup();
      }
    },
  );

  it("has the amount of the lender's response, not that of a later link", async () => {
    const payCode = makeEmvQr({ "54": undefined });
    issue({ payCode, repayAmount: "265000" });
    await open({ showType: "2", payCode, repayAmount: "100" });
    expect(await screen.findByText("₱2650.00")).toBeTruthy();
    cleanup();
    issue({ payCode }, { amount: "265000" });
    await open({ showType: "2", payCode, repayAmount: "100" });
    expect(screen.getAllByText("₱2650.00").length).toBeGreaterThan(0);
    expect(screen.queryByText("₱1.00")).toBeNull();
  });

  it("is shown with its amount and receiver when it is right", async () => {
    await qrPh();
    expect(await screen.findByRole("img", { name: "QR code for this repayment" })).toBeTruthy();
    expect(screen.getByText("₱2650.00")).toBeTruthy();
    expect(screen.getByText(/^The code names SANDBOX LENDING as the receiver/)).toBeTruthy();
    expect(document.body.textContent).not.toContain("Your wallet shows");
    expect(document.body.textContent).not.toMatch(/Fee of this code|Type /);
  });

  it("names its receiver as certain when the environment lists the account", {
    tags: ["repayment-codes.qr-ph-receiver", "rulings.qr-accounts"],
  }, async () => {
    const environment = makeEnvironment({ qrAccounts: ["SANDBOX001"] });
    await open({ showType: "2", payCode: makeEmvQr(), repayAmount: "265000" }, { environment });
    expect(await screen.findByText("Your wallet shows SANDBOX LENDING as the receiver.")).toBeTruthy();
  });

  it.each([
    ["a fixed fee", { "55": "02", "56": "15.00" }, "265000", "₱2665.00", "Fee of this code", "₱15.00"],
    ["a percentage", { "55": "03", "57": "1.5" }, "265000", "₱2689.75", "Fee of this code (1.5 %)", "₱39.75"],
    ["a fee, and no amount", { "54": undefined, "56": "15" }, "265000", "₱2665.00", "Fee of this code", "₱15.00"],
  ])("shows what is paid with %s", { tags: "repayment-codes.qr-ph-fee" }, async (_, changes, repayAmount, ...texts) => {
    await qrPh(changes, repayAmount);
    const [total, label, fee] = texts;
    expect((await screen.findByText("You pay in all")).nextElementSibling?.textContent).toBe(total);
    expect(screen.getByText("Repayment amount").nextElementSibling?.textContent).toBe("₱2650.00");
    expect(screen.getByText(String(label)).nextElementSibling?.textContent).toBe(fee);
  });

  it("names a percentage of an amount that is not known", { tags: "repayment-codes.qr-ph-fee" }, async () => {
    await qrPh({ "54": undefined, "55": "03", "57": "1.5" }, "");
    expect((await screen.findByText("Fee of this code (1.5 %)")).nextElementSibling?.textContent).toBe("1.5 %");
    expect(screen.queryByText("You pay in all")).toBeNull();
  });

  it.each([
    ["265000", "Type ₱2650.00 in your wallet"],
    ["", "Type the amount that your loan shows"],
  ])("without an amount says what to type for %j", { tags: "repayment-codes.qr-ph-amount" }, async (amount, text) => {
    await qrPh({ "54": undefined }, amount);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole("img", { name: "QR code for this repayment" })).toBeTruthy();
  });

  it("is shown when it names the lender's company", async () => {
    const environment = makeEnvironment({ brandName: "Peso Fast", companyName: "Sandbox Lending Corp." });
    const payCode = makeEmvQr({ "59": "SANDBOX LENDING CORP." });
    issue({ payCode, repayAmount: "265000" });
    await open({ showType: "2", payCode }, { environment });
    expect(await screen.findByText(/^The code names SANDBOX LENDING CORP. as the receiver/)).toBeTruthy();
  });

  it("names the partner through which the lender collects only when the lender issued the code", {
    tags: "repayment-codes.qr-ph-receiver",
  }, async () => {
    const partner = { "59": "A PAYMENT PARTNER" };
    await qrPh(partner);
    expect(await screen.findByText(/^The code names A PAYMENT PARTNER as the receiver/)).toBeTruthy();
    cleanup();
    sessionStorage.clear();
    await open({ showType: "2", payCode: makeEmvQr(partner), repayAmount: "265000" });
    expect(await screen.findByText(/It pays someone else/)).toBeTruthy();
  });

  it.each(["₱2,650.00", "PHP 2,650.00", "P2650"])(
    "is not shown when it differs from %s of the link",
    async (amount) => {
      await open({ showType: "2", payCode: makeEmvQr({ "54": "9999.00" }), repayAmount: amount });
      expect(await screen.findByText(/not the amount of your repayment/)).toBeTruthy();
    },
  );

  it.each([
    ["is for another amount", { "54": "9999.00" }, /not the amount of your repayment/],
    ["is damaged", { "00": "02" }, /damaged or was changed/],
    ["asks for a tip", { "55": "01" }, /It adds a tip/],
    ["pays a person", { "28": undefined, "27": "0012com.p2pqrpay0411" + "09171234567" }, /It pays a person/],
  ])("is not shown when it %s", async (_, changes, text) => {
    await qrPh(changes);
    expect((await screen.findByText(text)).closest("[role=alert]")).not.toBeNull();
    expect(screen.queryByRole("img", { name: "QR code for this repayment" })).toBeNull();
  });
});

describe("the facts of a code", () => {
  const day = "2099-11-24";
  const facts = { biller: "Sandbox Lending", amount: "265000", expiresAt: `${day} 23:59:59` };

  it("are shown when this session requested the code, with relative days beside those of the lender's clock", {
    tags: "rulings.relative-day",
  }, async () => {
    const aheadMs = Date.parse("2099-11-22T12:00:00+08:00") - Date.now();
    saveIssuedCode(linkOf(counter), { ...facts, aheadMs });
    await open(counter);
    await waitFor(() => expect(document.body.textContent).toContain("Code valid until2099-11-24 23:59:59in 2 days"));
    expect(screen.getByText("Sandbox Lending")).toBeTruthy();
  });

  it("are not shown for a code of any other link", async () => {
    saveIssuedCode(linkOf(counter), facts);
    await open({ ...counter, payCode: "999999999999" });
    expect(screen.queryByText("Code valid until")).toBeNull();
  });

  it.each([counter, { ...counter, showType: "2" }])("names a part as the sheet does: %j", async (query) => {
    saveIssuedCode(linkOf(query), { ...facts, purpose: "part" });
    await open(query);
    expect(await screen.findByText("Part to pay now")).toBeTruthy();
    expect(screen.queryByText("Repayment amount")).toBeNull();
  });

  it("say once, below the amount, what to bring with the channel's fee", {
    tags: "repayment-codes.bring",
  }, async () => {
    const payment = { channelName: "Corner Store counter", fee: "1500" };
    saveIssuedCode(linkOf(counter), { ...facts, ...payment });
    await open(counter);
    const bring = "Bring ₱2665.00: ₱2650.00 + ₱15.00 fee.";
    expect(await screen.findByRole("region", { name: "What happens next" })).toBeTruthy();
    expect(document.body.textContent?.split(bring)).toHaveLength(2);
    expect(document.body.textContent).toContain(`Repayment amount₱2650.00${bring}`);
    cleanup();
    saveIssuedCode(linkOf(counter), { ...facts, ...payment, fee: "0" });
    await open(counter);
    expect(await screen.findByRole("region", { name: "What happens next" })).toBeTruthy();
    expect(document.body.textContent).not.toContain("Bring");
    expect(screen.queryByText("Part to pay now")).toBeNull();
  });
});

describe("a code that has expired", { tags: "repayment-codes.expired" }, () => {
  const facts = { biller: "", amount: "265000", expiresAt: "2026-11-24 23:59:59" };
  const payment = { productId: "p-1", orderId: "o-1", purpose: "instalment" } as const;

  it.each([counter, { ...counter, showType: "2" }, { showType: "2", payCode: makeEmvQr(), repayAmount: "265000" }])(
    "is hidden, and a new one is offered: %o",
    async (query) => {
      saveIssuedCode(linkOf(query), { ...facts, ...payment });
      await open(query);
      expect((await screen.findByText("This payment code has expired")).closest("[role=alert]")).not.toBeNull();
      expect(screen.queryByRole("img", { name: /code/i })).toBeNull();
      expect(screen.queryByRole("button", { name: "Copy" })).toBeNull();
      expect(document.body.textContent).not.toMatch(/8012/);
      expect(screen.getByRole("link", { name: "Get a new code" })).toBeTruthy();
    },
  );

  it.each([counter, { ...counter, showType: "2" }, { showType: "2", payCode: makeEmvQr(), repayAmount: "265000" }])(
    "is not called valid when its expiry cannot be read, and a new one is offered: %o",
    async (query) => {
      saveIssuedCode(linkOf(query), { ...facts, expiresAt: "24/11/2026", ...payment });
      await open(query);
      const alert = (await screen.findByText("We cannot tell whether this code is still valid")).closest(
        "[role=alert]",
      );
      expect(alert?.textContent).toContain("24/11/2026");
      expect(screen.getByRole("link", { name: "Get a new code" })).toBeTruthy();
      expect(document.body.textContent).not.toMatch(/late|in \d+ days/);
    },
  );

  it("is hidden when the phone's clock is behind, and not when it is ahead", async () => {
    const now = Date.now();
    const today = { ...facts, expiresAt: new Date(now + 28_800_000).toISOString().slice(0, 19).replace("T", " ") };
    const link = linkOf(counter);
    saveIssuedCode(link, { ...today, ...payment, aheadMs: 120_000 });
    await open(counter);
    expect(await screen.findByText("This payment code has expired")).toBeTruthy();
    cleanup();
    saveIssuedCode(link, { ...facts, expiresAt: "2020-01-01", ...payment, aheadMs: Date.UTC(2019, 0) - now });
    await open(counter);
    expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
  });

  it("is hidden at the moment when it expires", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-24T15:59:50Z"), toFake: ["Date", "setTimeout", "clearTimeout"] });
    saveIssuedCode(linkOf(counter), { ...facts, ...payment });
    await open(counter);
    expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
    await act(async () => void vi.advanceTimersByTime(11_000));
    vi.useRealTimers();
    expect(screen.queryByRole("button", { name: "Copy" })).toBeNull();
    expect(await screen.findByText("This payment code has expired")).toBeTruthy();
  });
});

describe("a code in a link", { tags: "rulings.code-in-link" }, () => {
  const picture = { showType: "2", payCodeImg: "https://cdn.test/qr.png", repayAmount: "265000" };
  const links = [counter, { ...counter, showType: "2" }, { ...picture, payCode: makeEmvQr() }, picture];
  const inBrowser = { native: makeNative("browser") };
  const isShown = () => screen.queryByRole("img", { name: /QR code for|Barcode of/ }) !== null;

  it.each(links)("is not shown outside the app unless this phone got it from the lender: %o", async (query) => {
    for (const host of ["browser", "link"] as const) {
      await open(query, { native: makeNative(host) });
      expect((await screen.findByText("We do not know this code")).closest("[role=alert]")).not.toBeNull();
      expect(isShown()).toBe(false);
      expect(document.body.textContent).not.toMatch(/8012|2650|SANDBOX/);
      expect(screen.getByRole("button", { name: "Back to your loan" })).toBeTruthy();
      cleanup();
    }
    saveIssuedCode(linkOf(query));
    // The borrower may go back to a code that was issued before.
    saveIssuedCode(linkOf({ ...counter, payCode: "999" }));
    await open(query, inBrowser);
    await waitFor(() => expect(isShown()).toBe(true));
  });

  it.each(links)("is shown inside the app: %o", async (query) => {
    for (const host of ["android", "ios"] as const) {
      await open(query, { native: makeNative(host) });
      await waitFor(() => expect(isShown()).toBe(true));
      cleanup();
    }
  });

  it("is shown when it is saved for this session, and to no other", async () => {
    savePayCode(makeSavedPayCode({ code: "801244673091", owner: ownerOf("demo") }));
    await open(counter, inBrowser);
    expect(isShown()).toBe(true);
    cleanup();
    await open(counter, { ...inBrowser, launch: makeLaunch({ sessionId: "invented" }) });
    expect(await screen.findByText("We do not know this code")).toBeTruthy();
    localStorage.clear();
  });
});
