// What ky needs and the floor (Chromium 83, iOS 14) lacks. It runs before any other script of the page.

Object.hasOwn ||= (object: object, key: PropertyKey) => Object.hasOwn(object, key);

String.prototype.replaceAll ||= function (
  this: string,
  search: string | RegExp,
  replacement: string | ((found: string) => string),
) {
  if (search instanceof RegExp) return this.replace(search, replacement as string);
  return this.split(search).join(typeof replacement === "function" ? replacement(search) : replacement);
};
