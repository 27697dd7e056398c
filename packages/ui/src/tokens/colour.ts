/** An opaque colour: red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Parses `#abc` or `#aabbcc`; undefined for anything else, so that no foreign text enters a sheet. */
export function parseColour(text = ""): Rgb | undefined {
  if (!HEX.test(text)) return undefined;
  const long = text.length === 4 ? text.replace(/\w/g, "$&$&") : text;
  const bits = Number.parseInt(long.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
}

/** Formats a colour as `#rrggbb`. */
export function toHex([red, green, blue]: Rgb): string {
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the colour of `upper` over `lower` at this opacity (0 to 1). */
export function layColour(upper: Rgb, opacity: number, lower: Rgb): Rgb {
  const mix = (over: number, under: number) => Math.round(over * opacity + under * (1 - opacity));
  return [mix(upper[0], lower[0]), mix(upper[1], lower[1]), mix(upper[2], lower[2])];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Returns the contrast ratio of WCAG 2, from 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}
