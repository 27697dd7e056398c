import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CopyButton } from "../copy-button/CopyButton.tsx";
import { act, render, screen, userEvent } from "../testing/dom.ts";
import { ToastRegion } from "../toast/toast.tsx";
import { Button } from "./Button.tsx";

describe("Button", () => {
  it("ignores clicks while it waits, and keeps name and focus", async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Submit</Button>);
    const button = screen.getByRole("button", { name: "Submit" });
    button.focus();
    rerender(
      <Button onClick={onClick} waiting>
        Submit
      </Button>,
    );
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(screen.getByRole("button", { name: "Submit" })).toBe(button);
  });

  it("submits a form only with type submit, and not while it waits", async () => {
    const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
    const form = (waiting: boolean) => (
      <form>
        <Button>Plain</Button>
        <Button type="submit" waiting={waiting}>
          Send
        </Button>
      </form>
    );
    const { container, rerender } = render(form(false));
    container.querySelector("form")?.addEventListener("submit", onSubmit);
    await userEvent.click(screen.getByRole("button", { name: "Plain" }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    rerender(form(true));
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
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
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(document, "execCommand");
  });

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
