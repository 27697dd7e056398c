/// <reference types="vite/types/importMeta.d.ts" />
declare module "virtual:links" {
  export const links: import("../src/links/links.ts").Links;
}
