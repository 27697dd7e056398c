// The slot that the shell's `provideRuntime` fills.
const slot = Symbol.for("lending.federationRuntime");
const make = (globalThis as { [slot]?: () => object })[slot];
if (!make) throw new Error("A remote was loaded without the shell, which provides the federation runtime.");

/** Replaces the federation plugin's runtime in a remote's build with the shell's. */
export default make();
