import { describe, expect, it } from "vitest";
import { provideWeakRef } from "./provideWeakRef.ts";

describe("provideWeakRef", () => {
  it("gives an engine without WeakRef one that keeps its value", () => {
    const engine: { WeakRef?: new (value: object) => { deref: () => object } } = {};
    provideWeakRef(engine);
    const value = {};
    expect(engine.WeakRef && new engine.WeakRef(value).deref()).toBe(value);
  });

  it("leaves the engine's own alone", () => {
    const engine = { WeakRef };
    provideWeakRef(engine);
    expect(engine.WeakRef).toBe(WeakRef);
  });
});
