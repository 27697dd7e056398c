/** Array.prototype.at for engines before Chromium 92 and iOS 15.4. */
export function at<T>(this: readonly T[], index: number): T | undefined {
  return this[index < 0 ? index + this.length : index];
}

// ky, web-vitals and screens need it. It is in the shell and not among the polyfills of the start-up script, which every
// document contains. Not enumerable, because "for in" would list it in every array.
if (!Array.prototype.at) Object.defineProperty(Array.prototype, "at", { value: at });
