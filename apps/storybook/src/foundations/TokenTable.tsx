import { links } from "virtual:links";
import type { CSSProperties } from "react";
import { brands } from "../../../../packages/checks/src/tokens/brands.ts";
import { type MeasuredPair, measurePairs } from "../../../../packages/checks/src/tokens/readTheme.ts";
import type { Token } from "../../../../packages/checks/src/tokens/readTokens.ts";
import { LinkList } from "../guide/LinkList.tsx";
import { shortTitle } from "../links/links.ts";
import { LOOKS, Themed, tokens, writeRatio } from "./Themed.tsx";

const measured = {
  light: measurePairs(tokens, "light", brands.araw),
  dark: measurePairs(tokens, "dark", brands.araw),
};
const FLAT = { background: "var(--action)", color: "transparent" };
/** A point, which moves while the pointer is on its token. */
const MOVED = { ...FLAT, width: "2.5rem", borderRadius: 999 };

/** The property of an example that shows the value, by the beginning of the token's name. */
const examples: readonly (readonly [start: string, example: (value: string, name: string) => CSSProperties])[] = [
  ["text-", (fontSize, name) => ({ fontSize, lineHeight: `var(--${name.replace("text", "lh")})` })],
  ["font", (fontFamily) => ({ fontFamily })],
  ["weight-", (fontWeight) => ({ fontWeight })],
  ["money", (fontVariantNumeric) => ({ fontVariantNumeric })],
  ["r-", (borderRadius) => ({ borderRadius, border: "2px solid var(--action)" })],
  ["e-", (boxShadow) => ({ boxShadow })],
  ["t-", (duration) => ({ ...MOVED, transition: `transform ${duration} var(--ease-out)` })],
  ["ease-", (easing) => ({ ...MOVED, transition: `transform 1s ${easing}` })],
  ["", (width) => ({ ...FLAT, width, padding: 0 })],
];

/** The groups whose tokens are no colours. */
const SCALES = ["type", "space", "radius", "elevation", "motion"];

function exampleOf({ name, group }: Token): CSSProperties {
  const value = `var(--${name})`;
  if (SCALES.includes(group)) return examples.find(([start]) => name.startsWith(start))?.[1](value, name) ?? {};
  const ground = measured.light.find(({ ink }) => ink === name)?.ground;
  return ground === undefined || ground === "brand-gradient"
    ? { background: value, color: "transparent" }
    : { background: `var(--${ground})`, color: value };
}

/** The tokens of a group: of each an example in light and dark, its pairs of contrast, and from the sources its users. */
export function TokenTable({ group }: { group: string }) {
  return (
    <div className={`guide sb-unstyled tokens-${group}`}>
      {tokens
        .filter((token) => token.group === group && !token.name.startsWith("lh-"))
        .map((token) => (
          <TokenEntry key={token.name} token={token} />
        ))}
    </div>
  );
}

function TokenEntry({ token }: { token: Token }) {
  const { name, use } = token;
  const value = SCALES.includes(token.group) ? token.values.light : "";
  const pairs = measured.light.filter(({ ink, ground }) => ink === name || ground === name);
  return (
    <div className="token-entry" id={name}>
      <div className="token-examples">
        {LOOKS.map((look) => (
          <Themed key={look} look={look}>
            <div className="token-example" style={exampleOf(token)}>
              ₱2,650.00
            </div>
          </Themed>
        ))}
      </div>
      <div>
        <h3>
          <code>--{name}</code>
        </h3>
        <p>{[value, use].filter(Boolean).join(": ")}</p>
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
