import { TestApp } from "@lending/bridge/testing";
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SectionId } from "../../components/site-frame/siteLinks.ts";
import { useSectionScroll } from "./useSectionScroll.ts";

const scrolled = vi.fn();
let frames: (() => void)[] = [];
let asksForLess = false;

beforeEach(() => {
  scrolled.mockClear();
  frames = [];
  asksForLess = false;
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", (id: number) => delete frames[id - 1]);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: asksForLess && query.includes("reduced-motion") }));
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

const drawFrame = () => {
  for (const frame of frames.splice(0)) frame?.();
};
const open = (section: SectionId) => {
  const shown = renderHook(useSectionScroll, { initialProps: section, wrapper: TestApp });
  drawFrame();
  return {
    ...shown,
    goTo(next: SectionId) {
      shown.rerender(next);
      drawFrame();
    },
  };
};
const focused = () => document.activeElement?.textContent;

describe("a page that opens", () => {
  it("goes to its section at once, below the bar, and leaves the focus where it is", () => {
    open("loan");
    expect(scrolled.mock.calls).toEqual([[{ top: 850, behavior: "auto" }]]);
    expect(focused()).not.toBe("Loan");
  });

  it("stays at its top where no section is asked for", () => {
    open("home");
    expect(scrolled).not.toHaveBeenCalled();
  });

  it("stays where its reader has scrolled to", () => {
    vi.stubGlobal("scrollY", 300);
    open("loan");
    expect(scrolled).not.toHaveBeenCalled();
  });

  it("is left before the next frame: then nothing moves", () => {
    renderHook(useSectionScroll, { initialProps: "loan", wrapper: TestApp }).unmount();
    drawFrame();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe("a link within the page", () => {
  it("leads smoothly to its section, whose heading takes the focus", () => {
    const { goTo } = open("home");
    vi.stubGlobal("scrollY", 100);
    goTo("loan");
    expect(scrolled.mock.calls).toEqual([[{ top: 950, behavior: "smooth" }]]);
    expect(focused()).toBe("Loan");
  });

  it("leads there at once for who asked for less motion", () => {
    asksForLess = true;
    open("home").goTo("loan");
    expect(scrolled.mock.calls).toEqual([[{ top: 850, behavior: "auto" }]]);
  });

  it("leads home to the very top", () => {
    open("loan").goTo("home");
    expect(scrolled.mock.lastCall).toEqual([{ top: 0, behavior: "smooth" }]);
    expect(focused()).toBe("Home");
  });

  it("to a section that is not there moves nothing", () => {
    open("home").goTo("contact");
    expect(scrolled).not.toHaveBeenCalled();
  });
});
