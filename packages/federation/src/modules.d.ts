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
declare module "react-refresh/runtime" {
  type Family = import("./hot/refreshRuntime.ts").Family;
  export function performReactRefresh(): { readonly staleFamilies: ReadonlySet<Family> } | null;
  export function getFamilyByType(type: unknown): Family | undefined;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): <Type>(type: Type, key?: string) => Type;
  export function injectIntoGlobalHook(global: object): void;
  export function isLikelyComponentType(type: unknown): boolean;
}
