/**
 * Adds a WeakRef that holds a plain reference if the browser has none. Base UI remembers the last twenty focused elements
 * by WeakRef, which Chromium 83 and iOS 14.4 lack. A plain reference is enough, because new elements soon replace them.
 */
export function provideWeakRef(target: { WeakRef?: unknown } = globalThis): void {
  target.WeakRef ??= class {
    readonly #value: unknown;
    constructor(value: unknown) {
      this.#value = value;
    }
    deref() {
      return this.#value;
    }
  };
}
