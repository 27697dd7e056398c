import { brands } from "@lending/ui/tokens";

/** Returns the source of `brandDefaults.ts`: the sandbox's brand for the environment schema, which cannot import the tokens. */
export function renderBrandDefaults(): string {
  const { brandGradient, fontColors } = brands.araw;
  const [top, bottom] = brandGradient;
  return `// Made by \`pnpm tokens\` from packages/ui/src/tokens/data/brands.ts: change a value there, never here.

/** The sandbox's own brand: what an environment that names no colours gets. */
export const brandDefaults = {
  brandGradient: ["${top}", "${bottom}"],
  fontColors: { ink: "${fontColors.ink}", inkSoft: "${fontColors.inkSoft}" },
} as const;
`;
}
