import { TestApp } from "@lending/bridge/testing";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SectionId } from "../../components/site-frame/SiteFrame.tsx";
import { useSectionInView, useSectionScroll } from "./useSections.ts";

const scrolled = vi.fn();
let frames: (() => void)[] = [];
let prefersReducedMotion = false;

beforeEach(() => {
  scrolled.mockClear();
  frames = [];
  prefersReducedMotion = false;
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", (id: number) => delete frames[id - 1]);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: prefersReducedMotion && query.includes("reduced-motion"),
  }));
  vi.stubGlobal("scrollTo", scrolled);
  vi.stubGlobal("scrollY", 0);
  document.body.innerHTML = `
    <nav id="site-nav"></nav>
    <section id="home"><h1 tabindex="-1">Home</h1></section>
    <section id="loan"><h1 tabindex="-1">Loan</h1></section>`;
  vi.spyOn(document.getElementById("site-nav") as HTMLElement, "offsetHeight", "get").mockReturnValue(50);
  const loan = document.getElementById("loan") as HTMLElement;
  loan.getBoundingClientRect = () => ({ top: 900 }) as DOMRect;
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

const runFrame = () => {
  for (const frame of frames.splice(0)) frame?.();
};
const open = (section: SectionId) => {
  const shown = renderHook(useSectionScroll, { initialProps: section, wrapper: TestApp });
  runFrame();
  return {
    ...shown,
    goTo(next: SectionId) {
      shown.rerender(next);
      runFrame();
    },
  };
};
const focused = () => document.activeElement?.textContent;

describe("a page that opens", () => {
  it("jumps to its section, below the nav bar, and leaves the focus unchanged", () => {
    open("loan");
    expect(scrolled.mock.calls).toEqual([[{ top: 850, behavior: "auto" }]]);
    expect(focused()).not.toBe("Loan");
  });

  it("stays at the top for the home section", () => {
    open("home");
    expect(scrolled).not.toHaveBeenCalled();
  });

  it("keeps a scroll position that the visitor has chosen", () => {
    vi.stubGlobal("scrollY", 300);
    open("loan");
    expect(scrolled).not.toHaveBeenCalled();
  });

  it("does not scroll when it unmounts before the next frame", () => {
    renderHook(useSectionScroll, { initialProps: "loan", wrapper: TestApp }).unmount();
    runFrame();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe("a link within the page", () => {
  it("scrolls smoothly to its section and focuses the heading", () => {
    const { goTo } = open("home");
    vi.stubGlobal("scrollY", 100);
    goTo("loan");
    expect(scrolled.mock.calls).toEqual([[{ top: 950, behavior: "smooth" }]]);
    expect(focused()).toBe("Loan");
  });

  it("jumps to its section for a visitor who prefers reduced motion", () => {
    prefersReducedMotion = true;
    open("home").goTo("loan");
    expect(scrolled.mock.calls).toEqual([[{ top: 850, behavior: "auto" }]]);
  });

  it("scrolls to the top of the page for the home section", () => {
    open("loan").goTo("home");
    expect(scrolled.mock.lastCall).toEqual([{ top: 0, behavior: "smooth" }]);
    expect(focused()).toBe("Home");
  });

  it("does not scroll to a section that does not exist", () => {
    open("home").goTo("contact");
    expect(scrolled).not.toHaveBeenCalled();
  });
});

/** Fake observer that reports a crossing of the reading line when the test calls `notify`. */
class FakeObserver {
  static last: FakeObserver | undefined;
  readonly observe = vi.fn();
  readonly disconnect = vi.fn();
  readonly notify: (entries: readonly object[]) => void;
  constructor(notify: (entries: readonly object[]) => void) {
    this.notify = notify;
    FakeObserver.last = this;
  }
}
const cross = (id: string, isIntersecting = true) =>
  act(() =>
    FakeObserver.last?.notify([
      { isIntersecting: false, target: { id: "home" } },
      { isIntersecting, target: { id } },
    ]),
  );

describe("the current section", () => {
  beforeEach(() => void vi.stubGlobal("IntersectionObserver", FakeObserver));
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
});
