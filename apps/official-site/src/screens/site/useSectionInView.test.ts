import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SectionId } from "../../components/site-frame/siteLinks.ts";
import { useSectionInView } from "./useSectionInView.ts";

/** Tells of what crosses the reading line when the test says so. */
class FakeObserver {
  static last: FakeObserver | undefined;
  readonly observed: string[] = [];
  readonly disconnect = vi.fn();
  readonly tell: (entries: readonly object[]) => void;
  readonly options: object | undefined;
  constructor(tell: (entries: readonly object[]) => void, options?: object) {
    this.tell = tell;
    this.options = options;
    FakeObserver.last = this;
  }
  observe({ id }: Element) {
    this.observed.push(id);
  }
}
const cross = (id: string, isIntersecting = true) =>
  act(() =>
    FakeObserver.last?.tell([
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

describe("the section that is marked", () => {
  const begin = () => renderHook(useSectionInView, { initialProps: "home" as SectionId });

  it("is the one asked for, then the one that crosses the reading line", () => {
    const { result, rerender } = begin();
    expect(result.current).toBe("home");
    cross("loan");
    expect(result.current).toBe("loan");
    rerender("policy");
    expect(result.current).toBe("policy");
    cross("home");
    expect(result.current).toBe("home");
  });

  it("stays where nothing crosses, or what crosses has no link", () => {
    const { result } = begin();
    cross("loan", false);
    cross("other");
    expect(result.current).toBe("home");
  });

  it("is judged by one line of the window, of the sections that are there, until the page is left", () => {
    const { unmount } = begin();
    expect(FakeObserver.last?.observed).toEqual(["home", "loan"]);
    expect(FakeObserver.last?.options).toEqual({ rootMargin: "-40% 0px -60% 0px" });
    unmount();
    expect(FakeObserver.last?.disconnect).toHaveBeenCalledTimes(1);
  });
});
