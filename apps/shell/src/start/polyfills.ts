const { hasOwnProperty: isOwn } = Object.prototype;

function replaceAll(this: string, search: string | RegExp, replacement: string | ((found: string) => string)): string {
  if (search instanceof RegExp) return this.replace(search, replacement as string);
  return this.split(search).join(typeof replacement === "function" ? replacement(search) : replacement);
}

function at<T>(this: readonly T[], index: number): T | undefined {
  return this[index < 0 ? index + this.length : index];
}

// APIs that ky, web-vitals and screens need and the minimum browsers (Chromium 83, iOS 14) lack. The start-up script, which
// every document contains, does without them.
// Before Chromium 93.
Object.hasOwn ||= (object, key) => isOwn.call(object, key);
// Before Chromium 85.
String.prototype.replaceAll ||= replaceAll;
// Before Chromium 92 and iOS 15.4. Not enumerable, because "for in" would list it in every array.
if (!Array.prototype.at) Object.defineProperty(Array.prototype, "at", { value: at });
