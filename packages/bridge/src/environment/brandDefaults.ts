// Made by `pnpm tokens` from packages/ui/src/tokens/data/brands.ts: change a value there, never here.

/** The sandbox's own brand: what an environment that names no colours gets. */
export const brandDefaults = {
  brandGradient: ["#07424b", "#0c766d"],
  fontColors: { ink: "#ffffff", inkSoft: "#e3f2ee" },
} as const;
