import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { act, render, screen } from "../testing/dom.ts";
import { ToastRegion } from "../toast/toast.tsx";
import { CopyButton } from "./CopyButton.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, "execCommand");
});

const tap = () =>
  act(async () => {
    fireEvent.click(screen.getByRole("button"));
  });

function withClipboard(writeText: ((text: string) => Promise<void>) | undefined) {
  vi.stubGlobal("navigator", { ...(writeText && { clipboard: { writeText } }) });
}

function withCommand(command: () => boolean) {
  Object.defineProperty(document, "execCommand", { configurable: true, value: command });
}

describe("CopyButton", () => {
  it("turns into Copied for two seconds", async () => {
    const writeText = vi.fn(async () => {});
    withClipboard(writeText);
    render(<CopyButton text="801244673091" />);
    await tap();
    expect(writeText.mock.calls).toEqual([["801244673091"]]);
    expect(screen.getByRole("button", { name: "Copied" })).toBeTruthy();
    act(() => vi.advanceTimersByTime(1999));
    expect(screen.getByRole("button", { name: "Copied" })).toBeTruthy();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
  });

  it("falls back to the old command without a clipboard, and removes its helper element", async () => {
    withClipboard(undefined);
    const copied: string[] = [];
    withCommand(() => {
      copied.push(document.querySelector("textarea")?.value ?? "");
      return true;
    });
    render(<CopyButton text="801244673091" />);
    screen.getByRole("button").focus();
    await tap();
    expect(copied).toEqual(["801244673091"]);
    expect(document.querySelector("textarea")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Copied" }));
  });

  it.each([
    ["returns false", () => false],
    [
      "throws",
      () => {
        throw new Error("not allowed");
      },
    ],
  ])("reports a failure when the clipboard refuses and the old command %s", async (_, command) => {
    withClipboard(async () => {
      throw new Error("denied");
    });
    withCommand(command);
    render(
      <>
        <CopyButton text="1" />
        <ToastRegion />
      </>,
    );
    await tap();
    expect(screen.getByText("It could not be copied. Press and hold to copy it.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
  });
});
