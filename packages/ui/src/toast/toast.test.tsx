import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { act, render, screen } from "../testing/dom.ts";
import { hideToast, showLoadingToast, showToast, ToastRegion } from "./toast.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion />);
});
afterEach(() => {
  act(() => hideToast());
  vi.useRealTimers();
});

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => `${screen.getByRole("status").textContent}${screen.getByRole("alert").textContent}`;

describe("showToast", () => {
  it.each([
    [{ tone: "message" }, 3000],
    [{ tone: "success" }, 3000],
    [{ tone: "info" }, 2000],
    [{ tone: "error" }, 3000],
    [{ durationMs: 0 }, 300],
    [{ durationMs: 299 }, 300],
    [{ durationMs: 500 }, 500],
  ] as const)(
    "shows a toast with %j for %d ms",
    {
      tags: ["formatting.toast", "formatting.info-toast", "formatting.toast-minimum"],
    },
    (options, ms) => {
      act(() => void showToast("Upload succeeded!", options));
      expect(shown()).toBe("Upload succeeded!");
      after(ms - 1);
      expect(shown()).toBe("Upload succeeded!");
      after(1);
      expect(shown()).toBe("");
    },
  );

  it.each([
    ["请勿重复发送验证码!", "zh"],
    ["Upload succeeded!", ""],
  ])("marks the language of %j as %j", (text, language) => {
    act(() => void showToast(text));
    expect(screen.getByText(text).lang).toBe(language);
  });

  it("announces an error as an alert and everything else as a status", { tags: "rulings.announced" }, () => {
    act(() => void showToast("processing failed", { tone: "error" }));
    expect(screen.getByRole("alert").textContent).toBe("processing failed");
    act(() => void showToast("Successfully!"));
    expect(screen.getByRole("status").textContent).toBe("Successfully!");
    expect(screen.getByRole("alert").textContent).toBe("");
  });

  it("shows one toast at a time, the newest for its whole duration", () => {
    act(() => void showToast("first"));
    after(2900);
    act(() => void showToast("second"));
    after(2900);
    expect(shown()).toBe("second");
    after(100);
    expect(shown()).toBe("");
  });

  it("shows nothing for an empty message", () => {
    act(() => void showToast("  "));
    expect(shown()).toBe("");
  });
});

describe("showLoadingToast", () => {
  it("stays until it is hidden, but at least 300 ms", { tags: "requests.loading" }, () => {
    let hide = () => {};
    act(() => {
      hide = showLoadingToast("Loading");
    });
    after(60_000);
    expect(shown()).toBe("Loading");
    act(() => hide());
    after(0);
    expect(shown()).toBe("");
    act(() => showLoadingToast("Sending")());
    after(299);
    expect(shown()).toBe("Sending");
    after(1);
    expect(shown()).toBe("");
  });

  it("does not hide a later toast", () => {
    let hide = () => {};
    act(() => {
      hide = showLoadingToast("Loading");
    });
    act(() => void showToast("error", { tone: "error" }));
    act(() => hide());
    after(1000);
    expect(shown()).toBe("error");
  });
});
