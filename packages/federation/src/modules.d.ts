declare module "*.css?scoped";
declare module "first-paints" {
  export const firstPaints: Readonly<Record<string, import("react").ComponentType>>;
}
declare module "remote-routes" {
  export const routes: readonly import("./routes/defineRoutes.ts").RemoteRoute[];
}
declare module "react-dom/static.edge" {
  export { prerender } from "react-dom/static";
}
