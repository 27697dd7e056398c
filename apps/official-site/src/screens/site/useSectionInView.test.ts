import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SectionId } from "../../components/site-frame/siteLinks.ts";
import { useSectionInView } from "./useSections.ts";

/** Fake observer that reports a crossing of the reading line when the test calls `notify`. */
class FakeObserver {
  static last: FakeObserver | undefined;
  readonly observed: string[] = [];
  readonly disconnect = vi.fn();
  readonly notify: (entries: readonly object[]) => void;
  readonly options: object | undefined;
  constructor(notify: (entries: readonly object[]) => void, options?: object) {
    this.notify = notify;
    this.options = options;
    FakeObserver.last = this;
  }
  observe({ id }: Element) {
    this.observed.push(id);
  }
}
const cross = (id: string, isIntersecting = true) =>
  act(() =>
    FakeObserver.last?.notify([
      { isIntersecting: false, target: { id: "home" } },
      { isIntersecting, target: { id } },
    ]),
  );

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", FakeObserver);
  document.body.innerHTML = '<section id="home"></section><section id="loan"></section><section id="other"></section>';
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

describe("the current section", () => {
  const renderSection = () => renderHook(useSectionInView, { initialProps: "home" as SectionId });

  it("is the section of the path, then the one that crosses the reading line", () => {
    const { result, rerender } = renderSection();
    expect(result.current).toBe("home");
    cross("loan");
    expect(result.current).toBe("loan");
    vi.useFakeTimers();
    rerender("policy");
    cross("loan");
    expect(result.current, "while the page scrolls past a section").toBe("policy");
    vi.advanceTimersByTime(1000);
    cross("home");
    expect(result.current).toBe("home");
    vi.useRealTimers();
  });

  it("does not change while no section crosses the line, or when the crossing section has no link", () => {
    const { result } = renderSection();
    cross("loan", false);
    cross("other");
    expect(result.current).toBe("home");
  });

  it("observes the existing sections at one line of the window until it unmounts", () => {
    const { unmount } = renderSection();
    expect(FakeObserver.last?.observed).toEqual(["home", "loan"]);
    expect(FakeObserver.last?.options).toEqual({ rootMargin: "-40% 0px -60% 0px" });
    unmount();
    expect(FakeObserver.last?.disconnect).toHaveBeenCalledTimes(1);
  });
});
