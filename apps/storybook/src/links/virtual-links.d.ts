declare module "virtual:links" {
  export const links: import("./links.ts").Links;
  /** The files with messages, by their path in the repository. */
  export const catalogues: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;
}
