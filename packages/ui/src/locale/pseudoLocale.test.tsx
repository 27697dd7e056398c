import { afterEach, describe, expect, it } from "vitest";
import { ScreenFrame } from "../screen-frame/ScreenFrame.tsx";
import { render, screen } from "../testing/dom.ts";
import { defineMessages, isLocale, useMessages } from "./locale.tsx";
import { PSEUDO_LOCALE, speakLong, stretchText } from "./pseudoLocale.ts";

const never = () => Promise.reject(new Error("no file"));
const catalogue = defineMessages({
  source: { due: "Amount due", days: (n: number) => `${n} days` } as const,
  others: { "en-PH": never, "fil-PH": never, "zh-CN": never },
});

function Screen() {
  const messages = useMessages(catalogue);
  return (
    <ScreenFrame title="Order Details" onBack={() => undefined}>
      {messages.due}, {messages.days(3)}
    </ScreenFrame>
  );
}

afterEach(() => speakLong(false));

describe("the pseudo-locale", () => {
  it("stretches every message of the source, including those of components", () => {
    speakLong();
    render(<Screen />);
    expect(screen.getByText("[Ámóúúúñt dúééé], [3 dáýýýs]")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(stretchText("Order Details"));
    expect(screen.getByRole("button", { name: stretchText("Back") })).toBeTruthy();
  });

  it("leaves the source unchanged until it is switched on, and after it is switched off", () => {
    render(<Screen />);
    expect(screen.getByText("Amount due, 3 days")).toBeTruthy();
    expect(isLocale(PSEUDO_LOCALE)).toBe(false);
  });

  it.each(["More", "Payment Method", "Repayment instructions", "请输入 SMS code"])(
    "makes %s at least a third longer",
    (text) => {
      expect(stretchText(text).length).toBeGreaterThanOrEqual(text.length * 1.3);
    },
  );

  it.each(["", "₱1.234,56", "2026-11-21", "请正确输入手机号！"])("leaves %j unchanged", (text) => {
    expect(stretchText(text)).toBe(text);
  });

  it("stretches no text twice", () => {
    expect(stretchText(stretchText("Back"))).toBe(stretchText("Back"));
  });
});
