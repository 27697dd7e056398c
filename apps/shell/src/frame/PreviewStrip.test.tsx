import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PreviewStrip } from "./PreviewStrip.tsx";

afterEach(cleanup);

const message = (id: string, command: string, params = {}) =>
  ({ id, command, params }) as Parameters<typeof PreviewStrip>[0]["messages"][number];

it("shows the last three commands as a borrower would see them", () => {
  render(
    <PreviewStrip
      messages={[
        message("1", "goHome"),
        message("2", "goMine"),
        message("3", "callPhone", { number: "0288 880 000" }),
        message("4", "closeWebview"),
      ]}
    />,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "The app opens the page of your account. goMine",
    "The phone calls 0288 880 000. callPhone",
    "The app closes this page. closeWebview",
  ]);
});

it("scrolls to a command of a tap, and never to one that only records something", () => {
  const scrollIntoView = vi.fn();
  Object.defineProperty(HTMLElement.prototype, "scrollIntoView", { configurable: true, value: scrollIntoView });
  const { rerender } = render(<PreviewStrip messages={[message("1", "startBankStep")]} />);
  expect(screen.getByText(/the bank step begins/)).toBeDefined();
  expect(scrollIntoView).not.toHaveBeenCalled();
  rerender(<PreviewStrip messages={[message("1", "startBankStep"), message("2", "goHome")]} />);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(HTMLElement.prototype, "scrollIntoView");
});
