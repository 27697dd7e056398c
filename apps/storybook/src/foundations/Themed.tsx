import { Button } from "@lending/ui/button";
import css from "@lending/ui/tokens.css?raw";
import type { ComponentType, CSSProperties, ReactNode } from "react";
import { brands } from "../../../../packages/checks/src/tokens/brands.ts";
import { measurePairs, readTheme } from "../../../../packages/checks/src/tokens/readTheme.ts";
import { readTokens } from "../../../../packages/checks/src/tokens/readTokens.ts";
import "../guide/guide.css";

const motifs = import.meta.glob<Record<string, ComponentType<{ at: string; opacity: number; steam: string }>>>(
  [
    "../../../../packages/ui/src/illustrations/motifs/*.tsx",
    "!../../../../packages/ui/src/illustrations/motifs/{Hills,Scene,Spot}.tsx",
  ],
  { eager: true },
);

/** Every token of the sheet. */
export const tokens = readTokens(css);

export const LOOKS = ["light", "dark"] as const;

interface ThemedProps {
  look: (typeof LOOKS)[number];
  brand?: keyof typeof brands;
  children: ReactNode;
}

/** Renders its children in one theme and brand, whatever the theme of the page. */
export function Themed({ look, brand = "araw", children }: ThemedProps) {
  const colours = readTheme(tokens, look, brands[brand]);
  const properties = Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value]));
  return (
    <div className="sb-unstyled themed" style={properties as CSSProperties}>
      {children}
    </div>
  );
}

/** A contrast ratio as it is stated, rounded down: "4.5 : 1". */
export const writeRatio = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;

/** What each brand is for. */
const uses: Readonly<Record<keyof typeof brands, string>> = {
  araw: "the sandbox's own: morning over deep water, light ink",
  mangga: "a light sky with dark ink: it reveals careless work",
  gabi: "night over violet: an action colour far from every status",
};

/** Shows each brand as a sky, a button and a link, light and dark, with the worst contrast of its texts. */
export function BrandTable() {
  const names = Object.keys(brands) as (keyof typeof brands)[];
  return (
    <div className="brand-table">
      {names.flatMap((brand) =>
        LOOKS.map((look) => {
          const texts = measurePairs(tokens, look, brands[brand]).filter(({ least }) => least >= 4.45);
          return (
            <Themed key={brand + look} look={look} brand={brand}>
              <p className="brand-sky">
                <strong>{brands[brand].brandName}</strong> {brands[brand].brandGradient.join(" to ")}
              </p>
              <p>{look === "light" ? uses[brand] : "in the dark"}</p>
              <Button>Repayment</Button>
              <p>
                <u style={{ color: "var(--action-text)" }}>Agreement</u>{" "}
                {writeRatio(Math.min(...texts.map(({ ratio }) => ratio)))}
              </p>
            </Themed>
          );
        }),
      )}
    </div>
  );
}

/** The parts of illustrations, each on the disc of a small picture, light and dark. */
export function MotifTable() {
  return LOOKS.map((look) => (
    <Themed key={look} look={look}>
      <div className="motifs">
        {Object.values(motifs)
          .flatMap(Object.entries)
          .map(([name, Motif]) => (
            <figure key={name}>
              <svg viewBox="-80 -80 200 200" width="110" fill="none" strokeLinecap="round" aria-hidden="true">
                <circle cx="20" cy="20" r="90" fill="var(--ill-disc)" />
                <Motif at="" opacity={0.9} steam="var(--ill-wood)" />
              </svg>
              <figcaption>{name}</figcaption>
            </figure>
          ))}
      </div>
    </Themed>
  ));
}
