export * from "./brandCss.ts";
export * from "./brands.ts";
export * from "./colours.ts";
