/** Returns a document's file name: the path in characters that every store accepts, and the first digits of its hash. */
export const fileOfDocument = (pathname: string, hash: string) =>
  `${pathname === "" ? "nobody" : pathname === "/" ? "index" : pathname.slice(1).replace(/[^\w.-]+/g, "-")}.${hash.slice(0, 12)}.html`;
