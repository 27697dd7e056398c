import type { BrandColours } from "../brandCss.ts";

/** A brand as an environment names it: a name, the two stops of its sky, and the inks upon them. */
export interface Brand extends BrandColours {
  readonly name: string;
  /** Why it is here, in a designer's words. */
  readonly use: string;
  readonly brandGradient: readonly [top: string, bottom: string];
  readonly fontColors: { readonly ink: string; readonly inkSoft: string };
}

/** The sandbox's own brand: what an environment that names no colours gets. */
export const araw: Brand = {
  name: "Araw",
  use: "the sandbox's own: morning over deep water, light ink",
  brandGradient: ["#07424b", "#0c766d"],
  fontColors: { ink: "#ffffff", inkSoft: "#e3f2ee" },
};

/** A light sky with dark ink, which breaks careless work. */
export const mangga: Brand = {
  name: "Mangga",
  use: "a light sky with dark ink: it breaks careless work",
  brandGradient: ["#ffcb52", "#ffb03b"],
  fontColors: { ink: "#2a1b00", inkSoft: "#402b04" },
};

/** Cold and dark, the other way from Mangga. */
export const gabi: Brand = {
  name: "Gabi",
  use: "night over violet: an action colour far from every status",
  brandGradient: ["#2a1454", "#5b2a91"],
  fontColors: { ink: "#ffffff", inkSoft: "#ece3f7" },
};

/** The brands to look at, by the name that the Storybook's toolbar and the environment files give them. */
export const brands = { araw, mangga, gabi } as const;
