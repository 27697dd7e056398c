const slot = Symbol.for("lending.federationRuntime");
type RuntimeHolder = { [slot]?: () => object };

/** Provides the federation runtime for remotes. Called by the shell. */
export function provideRuntime(make: () => object) {
  (globalThis as RuntimeHolder)[slot] = make;
}

/** Returns the federation runtime that the shell provides. Throws without a shell. */
export function getRuntime(): object {
  const make = (globalThis as RuntimeHolder)[slot];
  if (!make) throw new Error("A remote was loaded without the shell, which provides the federation runtime.");
  return make();
}
