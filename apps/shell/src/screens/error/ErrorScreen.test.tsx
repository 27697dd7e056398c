import { makeLaunch, makeNative, TestApp } from "@lending/bridge/testing";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { ErrorScreen } from "./ErrorScreen.tsx";

afterEach(cleanup);

const open = (path: string, sessionId = "s-1") =>
  render(
    <TestApp path={path} app={{ launch: makeLaunch({ sessionId }) }}>
      <ErrorScreen />
    </TestApp>,
  );

describe("the shared error page", () => {
  it("shows a general error and one button to go back", { tags: "product.error-page" }, () => {
    open("/error");
    expect(screen.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Back" })).toBeTruthy();
  });

  it("leads to the app's home in the app, and to the site's in a browser", { tags: "product.error-page" }, async () => {
    const native = makeNative("android");
    render(
      <TestApp path="/error" app={{ native }}>
        <ErrorScreen />
      </TestApp>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Home" }));
    expect(native.commands).toEqual([{ command: "goHome", params: {} }]);
    cleanup();
    render(
      <TestApp path="/error" app={{ native: makeNative("browser") }}>
        <ErrorScreen />
      </TestApp>,
    );
    expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  });

  it("shows a message as text and truncates it", { tags: "product.error-page" }, () => {
    open(`/error?message=${encodeURIComponent(`<img src=x>${"a".repeat(500)}`)}`);
    const text = screen.getByText(/^<img src=x>a+$/);
    expect(text.tagName).toBe("P");
    expect(text.textContent).toHaveLength(300);
    expect(document.querySelector("img")).toBeNull();
  });

  it.each([299, 300, 999, 1000])(
    "cuts a message after %d letters between two characters that a reader sees",
    (count) => {
      open(`/error?message=${encodeURIComponent(`${"a".repeat(count)}🥭🥭`)}`);
      const shown = screen.getByText(/^a{299}/).textContent;
      expect(shown).not.toMatch(/\p{Cs}/u);
    },
  );

  it.each(["a", "(", "1.", "@"])("shows a message of 100,000 times %j at once", (text) => {
    const started = performance.now();
    open(`/error?message=${encodeURIComponent(text.repeat(100_000))}`);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it("shows its headings with any message, and removes invisible characters", { tags: "product.error-page" }, () => {
    open(`/error?message=${encodeURIComponent("Please\u202e wait\u0000!")}`);
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Something went wrong",
      "We could not open this",
    ]);
    expect(screen.getByText("Please wait !").tagName).toBe("P");
  });

  it.each([
    ["Call 0917 123 4567 now", "Call now"],
    ["Call +63 (917) 123-4567 now", "Call now"],
    ["Call ０９１７１２３４５６７ now", "Call now"],
    ["Call 0917/123,45_67 now", "Call now"],
    ["Call ٠٩١٧١٢٣٤٥٦٧ now", "Call now"],
    ["Pay at evil。com/x today", "Pay at today"],
    ["Pay at localhost/x today", "Pay at today"],
    ["Pay at 192.168.1.1/x today", "Pay at today"],
    ["Pay at [2001:db8::1]/x today", "Pay at today"],
    ["Pay at https://evil.example/pay?x=1 today", "Pay at today"],
    ["Pay at gcash-pay.evil.ph/x today", "Pay at today"],
    ["Write to help@evil.ph today", "Write to today"],
    ["Open intent://evil today", "Open today"],
    ["Order 123456 is closed. Try again in 2 days.", "Order 123456 is closed. Try again in 2 days."],
  ])("leaves numbers, addresses and hosts out of %j", { tags: "product.error-page" }, (message, shown) => {
    open(`/error?message=${encodeURIComponent(message)}`);
    expect(screen.getByText(shown).tagName).toBe("P");
  });

  it("shows no message without a session", { tags: "product.error-page" }, () => {
    open("/error?message=Pay%20your%20loan%20here", "");
    expect(screen.queryByText(/Pay your loan/)).toBeNull();
    expect(screen.getByText(/^Please try again/)).toBeTruthy();
  });

  it.each(["", "   ", "\u200b"])("shows its default text for the empty message %j", (message) => {
    open(`/error?message=${encodeURIComponent(message)}`);
    expect(screen.getByText(/^Please try again/)).toBeTruthy();
  });
});
