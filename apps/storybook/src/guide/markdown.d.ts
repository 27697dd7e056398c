/** The content of a Markdown file as text, as Vite imports it. */
declare module "*.md?raw" {
  const markdown: string;
  // biome-ignore lint/style/noDefaultExport: Vite exports raw text as the default
  export default markdown;
}
