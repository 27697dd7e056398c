// What ky needs and the floor (Chromium 83, iOS 14) lacks. It runs before any other script of the page.

const { hasOwnProperty: hasOwn } = Object.prototype;
Object.hasOwn ||= (object: object, key: PropertyKey) => hasOwn.call(object, key);

String.prototype.replaceAll ||= function (
  this: string,
  search: string | RegExp,
  replacement: string | ((found: string) => string),
) {
  if (search instanceof RegExp) return this.replace(search, replacement as string);
  return this.split(search).join(typeof replacement === "function" ? replacement(search) : replacement);
};
