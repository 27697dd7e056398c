import { describe, expect, it } from "vitest";
import { provideWeakRef } from "./Overlay.tsx";

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
