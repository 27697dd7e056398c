/** The content of an HTML file as text, as Vite imports it. */
declare module "*.html?raw" {
  const html: string;
  export default html;
}
