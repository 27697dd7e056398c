/**
 * The element around a mounted remote, to which the reset of styles is limited. A selector with its name alone stays weaker than
 * the styles of components. `:where` has no weight, but the oldest supported browsers (Chromium 83) do not know it.
 */
export const MOUNTED = "lending-remote";
