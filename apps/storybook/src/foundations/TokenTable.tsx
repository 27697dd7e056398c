import { links } from "virtual:links";
import {
  brands,
  type ColourRole,
  colourGroups,
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
import { LinkList } from "../guide/LinkList.tsx";
import { shortTitle } from "../links/links.ts";
import { LOOKS, Themed, writeRatio } from "./Themed.tsx";

interface Token {
  readonly name: string;
  readonly use: string;
  readonly example: CSSProperties;
}

const measured = {
  light: measurePairs(themes.light, brands.araw),
  dark: measurePairs(themes.dark, brands.araw),
};
const FLAT = { background: "var(--action)", color: "transparent" };
/** A point, which moves while the pointer is on its token. */
const MOVED = { ...FLAT, width: "2.5rem", borderRadius: 999 };

/** Makes tokens of named values: of each what it is for, and the style of its example. */
const named = <Value,>(
  prefix: string,
  values: Readonly<Record<string, Value>>,
  describe: (value: Value, name: string) => readonly [use: string, example: CSSProperties],
) =>
  Object.entries(values).map(([name, value]): Token => {
    const [use, example] = describe(value, name);
    return { name: prefix + name, use, example };
  });

const coloursOf = (colours: Readonly<Record<string, ColourRole>>) =>
  named("", colours, ({ use }, name) => {
    const ground = measured.light.find(({ ink }) => ink === name)?.ground ?? "";
    const isInk = ground in colourRoles;
    const background = `var(--${isInk ? ground : name})`;
    return [use, { background, color: isInk ? `var(--${name})` : "transparent" }];
  });

/** Every token by its group. */
const groups: Readonly<Record<string, readonly Token[]>> = {
  ...Object.fromEntries(Object.entries(colourGroups).map(([group, colours]) => [group, coloursOf(colours)])),
  type: [
    ...named("text-", textSteps, ({ size, line, use }) => [
      `${use}; ${size * 16} over ${line * 16} px`,
      { fontSize: `${size}rem`, lineHeight: `${line}rem` },
    ]),
    ...named("weight-", weights, (weight) => [String(weight), { fontWeight: weight }]),
  ],
  space: [
    ...named("s-", spaces, (width) => [`${width} px`, { ...FLAT, width, padding: 0 }]),
    ...named("", measures, ({ value, use }) => [`${value}: ${use}`, { ...FLAT, width: value, padding: 0 }]),
  ],
  radius: named("r-", radii, ({ value, use }) => [
    `${value} px: ${use}`,
    { borderRadius: value, border: "2px solid var(--action)" },
  ]),
  elevation: named("e-", elevations, ({ use }, name) => [use, { boxShadow: `var(--e-${name})` }]),
  motion: [
    ...named("t-", durations, ({ value, use }) => [
      `${value} ms: ${use}`,
      { ...MOVED, transition: `transform ${value}ms var(--ease-out)` },
    ]),
    ...named("ease-", easings, ({ use }, name) => [use, { ...MOVED, transition: `transform 1s var(--ease-${name})` }]),
  ],
};

/** The tokens of a group: of each an example in light and dark, its pairs of contrast, and from the sources its users. */
export function TokenTable({ group }: { group: string }) {
  return (
    <div className={`guide sb-unstyled tokens-${group}`}>
      {groups[group]?.map((token) => (
        <TokenEntry key={token.name} token={token} />
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
          <ul aria-label={`Contrast of ${name}`}>
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
  return found === undefined ? "none" : writeRatio(found.ratio);
}

function Users({ name }: { name: string }) {
  const users = [...links.components, ...links.screens]
    .filter(({ tokens }) => tokens.includes(name))
    .map(({ title }) => title);
  const [first] = users;
  if (first === undefined) return <p>Used by illustrations, other tokens or the base sheet.</p>;
  return (
    <details>
      <summary>
        Used in {users.length} {users.length === 1 ? "page" : "pages"}, such as {shortTitle(first)}
      </summary>
      <LinkList titles={users} />
    </details>
  );
}
