const slot = Symbol.for("lending.federationRuntime");
type Lender = { [slot]?: () => object };

/** The shell says where remotes get their run time. */
export function lendRuntime(make: () => object) {
  (globalThis as Lender)[slot] = make;
}

/** A remote's run time, borrowed from the shell that loads it. */
export function borrowRuntime(): object {
  const make = (globalThis as Lender)[slot];
  if (!make) throw new Error("A remote was loaded without the shell, which lends it the federation run time.");
  return make();
}
