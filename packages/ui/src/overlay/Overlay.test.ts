import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepReachable, provideWeakRef } from "./Overlay.tsx";

let resize = () => {};

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {
        resize();
      }
      disconnect() {
        resize = () => {};
      }
    },
  );
});

function makeBox(scrollHeight: number, clientHeight: number) {
  const box = document.createElement("div");
  Object.defineProperties(box, {
    scrollHeight: { value: scrollHeight, writable: true },
    clientHeight: { value: clientHeight },
  });
  return box;
}

describe("keepReachable", () => {
  it("makes a scrolling box focusable", () => {
    const box = makeBox(900, 400);
    keepReachable(box);
    expect(box.tabIndex).toBe(0);
  });

  it("measures the box at once, before the browser reports a size", () => {
    vi.stubGlobal(
      "ResizeObserver",
      vi.fn(
        class {
          observe() {}
        },
      ),
    );
    const box = makeBox(900, 400);
    keepReachable(box);
    expect(box.tabIndex).toBe(0);
  });

  it("does not focus a box with a control, from which arrow keys scroll it", () => {
    const box = makeBox(900, 400);
    box.append(document.createElement("button"));
    keepReachable(box);
    expect(box.hasAttribute("tabindex")).toBe(false);
  });

  it("does not focus a box that does not scroll, even if it did before", () => {
    const box = makeBox(900, 400);
    keepReachable(box);
    Object.assign(box, { scrollHeight: 400 });
    resize();
    expect(box.hasAttribute("tabindex")).toBe(false);
  });

  it.each([
    [400, 900, true],
    [500, 900, false],
  ])("lets the whole overlay scroll when %d of its %d pixels are left: %s", (height, whole, scrolls) => {
    const box = makeBox(1200, height);
    const popup = makeBox(whole, whole);
    popup.append(box);
    keepReachable(box);
    expect("scrolls" in popup.dataset).toBe(scrolls);
  });

  it("works in a browser that cannot observe sizes", () => {
    vi.stubGlobal("ResizeObserver", undefined);
    expect(keepReachable(makeBox(900, 400))).toBeUndefined();
  });
});

describe("provideWeakRef", () => {
  it("adds a WeakRef that keeps its value if the browser has none", () => {
    const engine: { WeakRef?: new (value: object) => { deref: () => object } } = {};
    provideWeakRef(engine);
    const value = {};
    expect(engine.WeakRef && new engine.WeakRef(value).deref()).toBe(value);
  });

  it("leaves an existing WeakRef unchanged", () => {
    const engine = { WeakRef };
    provideWeakRef(engine);
    expect(engine.WeakRef).toBe(WeakRef);
  });
});
