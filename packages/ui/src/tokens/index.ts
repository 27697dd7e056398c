export * from "./brandCss.ts";
export * from "./colours.ts";
export * from "./data/brands.ts";
export * from "./data/colourRoles.ts";
export * from "./data/scales.ts";
export * from "./readTheme.ts";
