/**
 * The environment's colours: `brandGradient` has the top and bottom stop of the sky, `fontColors.ink` is the text colour
 * on it, `fontColors.inkSoft` that of its second line. Falls back to the sandbox's colours for invalid values.
 */
export interface BrandColours {
  readonly brandGradient: readonly string[];
  readonly fontColors: { readonly ink?: string; readonly inkSoft?: string };
}

/** A brand of an environment: a name, the two stops of its sky, and the inks on them. */
export interface Brand extends BrandColours {
  readonly name: string;
  /** The purpose of the brand, for designers. */
  readonly use: string;
  readonly brandGradient: readonly [top: string, bottom: string];
  readonly fontColors: { readonly ink: string; readonly inkSoft: string };
}

/** The sandbox's brand, and the default for an environment without colours. */
export const araw: Brand = {
  name: "Araw",
  use: "the sandbox's own: morning over deep water, light ink",
  brandGradient: ["#07424b", "#0c766d"],
  fontColors: { ink: "#ffffff", inkSoft: "#e3f2ee" },
};

/** A light sky with dark ink, which reveals careless work. */
export const mangga: Brand = {
  name: "Mangga",
  use: "a light sky with dark ink: it reveals careless work",
  brandGradient: ["#ffcb52", "#ffb03b"],
  fontColors: { ink: "#2a1b00", inkSoft: "#402b04" },
};

/** Cold and dark, the opposite of Mangga. */
export const gabi: Brand = {
  name: "Gabi",
  use: "night over violet: an action colour far from every status",
  brandGradient: ["#2a1454", "#5b2a91"],
  fontColors: { ink: "#ffffff", inkSoft: "#ece3f7" },
};

/** The brands to test with, by their name in the Storybook toolbar and the environment files. */
export const brands = { araw, mangga, gabi } as const;
