/**
 * The environment's colours: `brandGradient` has the top and bottom stop of the sky, `fontColors.ink` is the text colour
 * on it, `fontColors.inkSoft` that of its second line. Falls back to the sandbox's colours for invalid values.
 */
export interface BrandColours {
  readonly brandGradient: readonly string[];
  readonly fontColors: { readonly ink?: string; readonly inkSoft?: string };
}

/** The brands to test with, by their name in the Storybook toolbar and the environment files: `use` is for designers. */
export const brands = {
  /** Also the default for an environment without colours. */
  araw: {
    name: "Araw",
    use: "the sandbox's own: morning over deep water, light ink",
    brandGradient: ["#07424b", "#0c766d"],
    fontColors: { ink: "#ffffff", inkSoft: "#e3f2ee" },
  },
  mangga: {
    name: "Mangga",
    use: "a light sky with dark ink: it reveals careless work",
    brandGradient: ["#ffcb52", "#ffb03b"],
    fontColors: { ink: "#2a1b00", inkSoft: "#402b04" },
  },
  gabi: {
    name: "Gabi",
    use: "night over violet: an action colour far from every status",
    brandGradient: ["#2a1454", "#5b2a91"],
    fontColors: { ink: "#ffffff", inkSoft: "#ece3f7" },
  },
} as const satisfies Readonly<Record<string, BrandColours & { readonly name: string; readonly use: string }>>;
