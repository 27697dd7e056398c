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

// APIs that ky needs and the minimum browsers (Chromium 83, iOS 14) lack. Must run before any other script of the page.
Object.hasOwn ||= hasOwn;
String.prototype.replaceAll ||= replaceAll;
