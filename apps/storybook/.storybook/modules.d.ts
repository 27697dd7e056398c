/// <reference types="vite/types/importMeta.d.ts" />
/** The content of a Markdown file as text, as Vite imports it. */
declare module "*.css?raw" {
  const css: string;
  export default css;
}
declare module "*.md?raw" {
  const markdown: string;
  export default markdown;
}
declare module "virtual:links" {
  export const links: import("../src/links/readLinks.ts").Links;
  /** What the last run of every story found, by the id of a story; `at` is "" before the first run. */
  export const checks: { readonly at: string; readonly faults: Readonly<Record<string, readonly string[]>> };
}
