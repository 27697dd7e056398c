import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { openScreen } from "../../testing/openScreen.tsx";
import { Screen } from "./RepaymentCodeScreen.tsx";

afterEach(cleanup);

const open = (query: Readonly<Record<string, string>>) =>
  openScreen(Screen, `/repaymentOfCode?${new URLSearchParams(query)}`);
const counter = { showType: "1", payCode: "801244673091", repayAmount: "265000" };

describe("a code for a counter (type 1)", () => {
  it("shows amount, channel, barcode and the code with Copy", async () => {
    await open({ ...counter, payCodeImg: "https://cdn.test/corner-store.svg" });
    expect(screen.getByRole("heading", { level: 1, name: "Repayment code" })).toBeTruthy();
    expect(screen.getByText("₱2650.00")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Where to pay" }).getAttribute("src")).toBe(
      "https://cdn.test/corner-store.svg",
    );
    expect(screen.getByRole("img", { name: "Barcode of the payment code" })).toBeTruthy();
    expect(screen.getByText("8012").closest("dd")?.textContent).toBe("801244673091");
    expect(screen.getByRole("img", { name: "8 0 1 2, 4 4 6 7, 3 0 9 1" }).textContent).toBe("801244673091");
    expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "How to pay with this code" }).getAttribute("href")).toBe(
      "/payInstructions?payCode=801244673091",
    );
  });

  it("is calm about a picture that cannot be had", async () => {
    await open({ ...counter, payCodeImg: "https://cdn.test/gone.svg" });
    fireEvent.error(screen.getByRole("img", { name: "Where to pay" }));
    expect(screen.queryByRole("img", { name: "Where to pay" })).toBeNull();
    expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
  });

  it.each(["javascript:alert(1)", "data:image/svg+xml,<svg/>", "//evil.test/a.png", "ftp://a.test/a.png"])(
    "fetches no picture from %s",
    async (payCodeImg) => {
      await open({ ...counter, payCodeImg });
      expect(screen.queryByRole("img", { name: "Where to pay" })).toBeNull();
    },
  );

  it.each(["付款码", "9".repeat(33)])("shows the code alone where no scanner could read %s", async (payCode) => {
    await open({ ...counter, payCode });
    expect(screen.queryByRole("img", { name: /Barcode/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
  });

  it.each(["", "3", "x"])("is what a type of %j is taken for", async (showType) => {
    await open({ ...counter, showType });
    expect(screen.getByRole("img", { name: /Barcode/ })).toBeTruthy();
  });

  it("shows an amount that is ready-made as it came, and none when it is missing", async () => {
    await open({ ...counter, repayAmount: "₱ 2,650" });
    expect(screen.getByText("₱ 2,650")).toBeTruthy();
    cleanup();
    await open({ showType: "1", payCode: "801244673091" });
    expect(screen.queryByText("Repayment amount")).toBeNull();
  });
});

describe("a QR code (type 2)", () => {
  it("shows the code to scan and how to scan it", async () => {
    await open({ showType: "2", payCode: "https://wallet.test/pay/1", repayAmount: "265000" });
    expect(screen.getByRole("img", { name: "QR code for this repayment" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "How to scan" })).toBeTruthy();
    expect(screen.getByText("In your wallet app, tap Scan.")).toBeTruthy();
  });

  it("may be the channel's own picture alone, and says so when that cannot be had", async () => {
    await open({ showType: "2", payCodeImg: "https://cdn.test/qr.png", repayAmount: "265000" });
    const picture = screen.getByRole("img", { name: "QR code for this repayment" });
    expect(picture.getAttribute("src")).toBe("https://cdn.test/qr.png");
    expect(screen.getByRole("heading", { name: "How to scan" })).toBeTruthy();
    fireEvent.error(picture);
    expect(screen.getByText(/choose a payment method again/)).toBeTruthy();
  });
});

it.each([{}, { showType: "1" }, { showType: "2", payCode: "   " }])(
  "says that there is no code for %o",
  async (query) => {
    await open(query);
    expect(screen.getByText("There is no code here")).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Back" }).length).toBeGreaterThan(0);
  },
);
