/**
 * Stands in for the run time's script and link elements: remotes are modules, and the guard makes the links. The names are
 * those that the run time imports.
 */
const refuse = (): never => {
  throw new Error("Remotes are modules: no script element is made for one.");
};

export const createScript = refuse;
export const createLink = refuse;
export const loadScript = refuse;
export const safeWrapper = refuse;
export const isStaticResourcesEqual = (): boolean => false;
