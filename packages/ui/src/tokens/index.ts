export * from "./brandCss.ts";
export * from "./colours.ts";
