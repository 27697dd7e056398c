import * as refresh from "react-refresh/runtime";

/** All versions of one component of the source. */
export interface Family {
  readonly current: unknown;
}

let version = 0;
const listeners = new Set<() => void>();
const replaced = new WeakSet<Family>();

/** Returns how often components have changed on this page. */
export const readVersion = () => version;

/** Calls the listener after each change of components. Returns the function that stops it. */
export function subscribeToVersions(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns whether the hooks of a component have changed since the last call, so that its state is no longer valid. */
export const takeReplaced = (family: Family) => replaced.delete(family);

/**
 * The part of `react-refresh/runtime` that needs the development build of React. It records the changed components as the
 * original does, and re-renders them through `stableComponents`. The plugin's client calls it after each update.
 */
export function performReactRefresh() {
  const update = refresh.performReactRefresh();
  if (!update) return null;
  for (const family of update.staleFamilies) replaced.add(family);
  version += 1;
  for (const listener of [...listeners]) listener();
  return update;
}

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  register,
} = refresh;
