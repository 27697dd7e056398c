import type { Rgb } from "./colour.ts";

interface StatusRoles {
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
}

/** Hues, in degrees, of brands for which amber would no longer read as a warning. */
const AMBER = { from: 24, to: 62 };
const LEAST_SATURATION = 0.35;

/** Moves the warning from amber to rust if the brand is amber. */
export function statusRoles(brand: Rgb): StatusRoles {
  const { hue, saturation } = readHue(brand);
  if (saturation < LEAST_SATURATION || hue < AMBER.from || hue > AMBER.to) return { light: {}, dark: {} };
  return {
    light: { "--warning": "#8f3d00", "--warning-tint": "#ffeadd" },
    dark: { "--warning": "#ffb48a", "--warning-tint": "#3b1f10" },
  };
}

function readHue([red, green, blue]: Rgb): { hue: number; saturation: number } {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return { hue: 0, saturation: 0 };
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: sixth * 60, saturation: range / most };
}
