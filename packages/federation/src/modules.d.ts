declare module "remote-routes" {
  export const routes: readonly import("./routes/defineRoutes.ts").RemoteRoute[];
}
declare module "react-dom/static.edge" {
  export { prerender } from "react-dom/static";
}

declare module "@module-federation/webpack-bundler-runtime/dist/*.js" {
  export const attachShareScopeMap: unknown;
  export const consumes: unknown;
  export const initContainerEntry: unknown;
  export const initializeSharing: unknown;
  export const installInitialConsumes: unknown;
}
