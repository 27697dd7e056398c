/** An opaque colour: red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const RGB = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*1(?:\.0+)?\s*)?\)$/i;

/** Parses `#abc`, `#aabbcc` or an opaque `rgb(...)`; undefined for anything else, so no foreign text enters a sheet. */
export function parseColour(text: unknown): Rgb | undefined {
  if (typeof text !== "string") return undefined;
  const hex = HEX.exec(text.trim())?.[1];
  if (hex !== undefined) {
    const long = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
    const bits = Number.parseInt(long, 16);
    return [bits >> 16, (bits >> 8) & 255, bits & 255];
  }
  const parts = RGB.exec(text.trim());
  if (parts === null) return undefined;
  const [red, green, blue] = parts.slice(1, 4).map(Number);
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return red <= 255 && green <= 255 && blue <= 255 ? [red, green, blue] : undefined;
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
