/** A file as it stands; Vite makes it a text. */
declare module "*.html?raw" {
  const html: string;
  export default html;
}
