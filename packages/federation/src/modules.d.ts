declare module "*.css?scoped";
declare module "react-dom/static.edge" {
  export { prerender } from "react-dom/static";
}
