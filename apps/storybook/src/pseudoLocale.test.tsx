import { readSource } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { speakLong, stretchText } from "./pseudoLocale.ts";

afterEach(() => speakLong(false));

it("stretches the messages of components", () => {
  const render = () => renderToStaticMarkup(<ScreenFrame title="Order" onBack={() => undefined} />);
  expect(render()).toContain('"Back"');
  speakLong();
  expect(render()).toContain(`"${stretchText("Back")}"`);
});

it("stretches a message with its parameter", () => {
  speakLong();
  expect(readSource({ days: (n: number) => `${n} days` }).days(3)).toBe("[3 dáýýýs]");
});

it.each(["More", "Payment Method", "Repayment instructions", "请输入 SMS code"])("lengthens %s by a third", (text) => {
  expect(stretchText(text).length).toBeGreaterThanOrEqual(text.length * 1.3);
});

it.each(["", "₱1,234.56", "2026-11-21", "请正确输入手机号！"])("leaves %j unchanged", (text) => {
  expect(stretchText(text)).toBe(text);
});

it("stretches no text twice", () => {
  expect(stretchText(stretchText("Back"))).toBe(stretchText("Back"));
});
