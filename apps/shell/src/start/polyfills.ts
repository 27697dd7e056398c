const { hasOwnProperty: isOwn } = Object.prototype;

/** Object.hasOwn for engines before Chromium 93. */
export const hasOwn = (object: object, key: PropertyKey) => isOwn.call(object, key);

/** String.prototype.replaceAll for engines before Chromium 85. */
export function replaceAll(
  this: string,
  search: string | RegExp,
  replacement: string | ((found: string) => string),
): string {
  if (search instanceof RegExp) return this.replace(search, replacement as string);
  return this.split(search).join(typeof replacement === "function" ? replacement(search) : replacement);
}

/** Array.prototype.at for engines before Chromium 92 and iOS 15.4. */
export function at<T>(this: readonly T[], index: number): T | undefined {
  return this[index < 0 ? index + this.length : index];
}

// APIs that ky, web-vitals and screens need and the minimum browsers (Chromium 83, iOS 14) lack. The start-up script, which
// every document contains, does without them.
Object.hasOwn ||= hasOwn;
String.prototype.replaceAll ||= replaceAll;
// Not enumerable, because "for in" would list it in every array.
if (!Array.prototype.at) Object.defineProperty(Array.prototype, "at", { value: at });
