import { links } from "virtual:links";
import {
  brands,
  type ColourRole,
  colourRoles,
  durations,
  easings,
  elevations,
  type MeasuredPair,
  measurePairs,
  measures,
  radii,
  spaces,
  textSteps,
  themes,
  weights,
} from "@lending/ui/tokens";
import type { CSSProperties } from "react";
import { PageLink } from "../guide/LinkList.tsx";
import { shortTitle } from "../links/links.ts";
import { Themed } from "./Themed.tsx";
import "../guide/guide.css";

interface Token {
  readonly name: string;
  readonly use: string;
  readonly example: CSSProperties;
}

const LOOKS = ["light", "dark"] as const;
const measured = {
  light: measurePairs(themes.light, brands.araw),
  dark: measurePairs(themes.dark, brands.araw),
};
const FLAT = { background: "var(--action)", color: "transparent" };

const named = <Value,>(values: Readonly<Record<string, Value>>, make: (name: string, value: Value) => Token) =>
  Object.entries(values).map(([name, value]) => make(name, value));

/** Every token by its group, with what one example of it needs. */
const groups: Readonly<Record<string, readonly Token[]>> = {
  Colours: named<ColourRole>(colourRoles, (name, { use }) => {
    const ground = measured.light.find(({ ink }) => ink === name)?.ground;
    const isInk = ground !== undefined && ground in colourRoles;
    return {
      name,
      use,
      example: isInk
        ? { color: `var(--${name})`, background: `var(--${ground})` }
        : { background: `var(--${name})`, color: "transparent" },
    };
  }),
  Type: [
    ...named(textSteps, (name, { size, line, use }) => ({
      name: `text-${name}`,
      use: `${use}; ${size * 16} over ${line * 16} px`,
      example: { fontSize: `${size}rem`, lineHeight: `${line}rem` },
    })),
    ...named(weights, (name, weight) => ({
      name: `weight-${name}`,
      use: String(weight),
      example: { fontWeight: weight },
    })),
  ],
  "Spaces and distances": [
    ...named(spaces, (name, value) => ({
      name: `s-${name}`,
      use: `${value} px`,
      example: { ...FLAT, width: value, padding: 0 },
    })),
    ...named(measures, (name, { value, use }) => ({
      name,
      use: `${value}: ${use}`,
      example: { ...FLAT, width: value, maxWidth: "100%", padding: 0 },
    })),
  ],
  Radii: named(radii, (name, { value, use }) => ({
    name: `r-${name}`,
    use: `${value} px: ${use}`,
    example: { borderRadius: value, border: "2px solid var(--action)" },
  })),
  Elevations: named(elevations, (name, { use }) => ({
    name: `e-${name}`,
    use,
    example: { boxShadow: `var(--e-${name})`, background: "var(--surface)" },
  })),
  Motion: [
    ...named(durations, (name, { value, use }) => ({ name: `t-${name}`, use: `${value} ms: ${use}`, example: {} })),
    ...named(easings, (name, { use }) => ({ name: `ease-${name}`, use, example: {} })),
  ],
};

/** Where each token is used, from the sources: an example in light and dark, its pairs of contrast, and its users. */
export function TokenTable() {
  return (
    <div className="guide">
      {Object.entries(groups).map(([title, tokens]) => (
        <section key={title}>
          <h2>{title}</h2>
          {tokens.map((token) => (
            <TokenEntry key={token.name} token={token} />
          ))}
        </section>
      ))}
    </div>
  );
}

function TokenEntry({ token: { name, use, example } }: { token: Token }) {
  const pairs = measured.light.filter(({ ink, ground }) => ink === name || ground === name);
  return (
    <div className="token-entry" id={name}>
      <div className="token-examples">
        {LOOKS.map((look) => (
          <Themed key={look} look={look}>
            <div className="token-example" style={example}>
              ₱2,650.00
            </div>
          </Themed>
        ))}
      </div>
      <div>
        <h3>
          <code>--{name}</code>
        </h3>
        <p>{use}</p>
        {pairs.length > 0 && (
          <ul className="token-pairs" aria-label={`Contrast of ${name}`}>
            {pairs.map((pair) => (
              <li key={`${pair.ink} ${pair.ground}`}>
                {pair.ink} on {pair.ground}: {ratioOf(pair, "light")} light, {ratioOf(pair, "dark")} dark
              </li>
            ))}
          </ul>
        )}
        <Users name={name} />
      </div>
    </div>
  );
}

function ratioOf({ ink, ground }: MeasuredPair, look: "light" | "dark"): string {
  const found = measured[look].find((pair) => pair.ink === ink && pair.ground === ground);
  return found === undefined ? "none" : `${(Math.floor(found.ratio * 10) / 10).toFixed(1)} : 1`;
}

function Users({ name }: { name: string }) {
  const found = links.tokens.find((one) => one.name === name);
  const users = [...(found?.components ?? []), ...(found?.screens ?? [])];
  if (users.length === 0) return <p className="token-users">Used by other tokens and the base sheet.</p>;
  const [first = "", ...others] = users;
  return (
    <details className="token-users">
      <summary>
        Used in {users.length} {users.length === 1 ? "page" : "pages"}, such as {shortTitle(first)}
      </summary>
      <ul className="guide-links">
        {[first, ...others].map((title) => (
          <li key={title}>
            <PageLink title={title} />
          </li>
        ))}
      </ul>
    </details>
  );
}
