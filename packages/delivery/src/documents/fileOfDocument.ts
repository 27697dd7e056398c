/** The name of a document's file: the path in words that every store takes, and the first digits of its hash. */
export const fileOfDocument = (pathname: string, hash: string) =>
  `${pathname === "" ? "nobody" : pathname === "/" ? "index" : pathname.slice(1).replace(/[^\w.-]+/g, "-")}.${hash.slice(0, 12)}.html`;
