import type { ColourRole } from "./colourRoles.ts";

/** A step of the type scale: size and line height in rem, so that they follow the text size; 1 rem is 16 px. */
export interface TextStep {
  readonly size: number;
  readonly line: number;
  readonly use: string;
}

/** Only system fonts: nothing to download, and letters that the borrower knows. */
export const FONT_FAMILIES = ["system-ui", "-apple-system", "Segoe UI", "Roboto", "Noto Sans", "sans-serif"] as const;

/** Seven sizes. The one large amount of a screen is `money-l`. */
export const textSteps = {
  meta: { size: 0.875, line: 1.25, use: "labels, hints, counters" },
  body: { size: 1, line: 1.5, use: "body, inputs, buttons" },
  lead: { size: 1.125, line: 1.5, use: "screen title, dialog title" },
  title: { size: 1.375, line: 1.75, use: "status title" },
  "money-m": { size: 1.75, line: 2.125, use: "totals, pay code" },
  "money-l": { size: 2.5, line: 2.875, use: "the one amount of a screen" },
  display: { size: 3.25, line: 3.5, use: "official site on a desktop" },
} as const satisfies Readonly<Record<string, TextStep>>;

/** Three weights. */
export const weights = { body: 400, strong: 500, bold: 700 } as const;

/** Steps of 4 px. In px, because text grows and gaps do not. */
export const spaces = {
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  8: 32,
} as const;

/** Named distances in px, except `measure`, which is in rem. */
export const measures = {
  gutter: { value: "16px", use: "edge of the page; 12 px at 320 px and below" },
  target: { value: "48px", use: "minimum height and width of a touch target" },
  measure: { value: "34rem", use: "maximum width of a phone screen, centred on larger ones" },
} as const;

/** In px. Smaller elements have smaller radii. */
export const radii = {
  1: { value: 6, use: "tag, captcha, logo in a row" },
  2: { value: 12, use: "field, button, notice" },
  3: { value: 16, use: "card" },
  4: { value: 24, use: "sheet, dialog" },
  full: { value: 999, use: "round" },
} as const;

/** Shadows, in the themes of a colour. Cards are flat by default, because shadows cost paint time on slow phones. */
export const elevations = {
  1: {
    use: "card",
    light: "0 1px 2px rgba(7, 40, 36, 0.06), 0 0 0 1px rgba(7, 40, 36, 0.05)",
    dark: "0 0 0 1px rgba(255, 255, 255, 0.05)",
    more: "0 0 0 1px {border-strong}",
  },
  2: {
    use: "action bar over content",
    light: "0 -1px 0 rgba(7, 40, 36, 0.08)",
    dark: "0 -1px 0 rgba(255, 255, 255, 0.08)",
    more: "0 -1px 0 {border-strong}",
  },
  3: {
    use: "sheet, dialog, toast",
    light: "0 12px 32px rgba(4, 20, 18, 0.24)",
    dark: "0 12px 32px rgba(0, 0, 0, 0.6)",
  },
} as const satisfies Readonly<Record<string, ColourRole>>;

/** In milliseconds; 1 under reduced motion. */
export const durations = {
  fast: { value: 120, use: "press, check" },
  base: { value: 200, use: "toast, dialog, expand" },
  slow: { value: 280, use: "sheet, step" },
} as const;

/** Cubic Bézier curves. Entering elements slow down, leaving elements speed up. */
export const easings = {
  out: { value: [0.2, 0.8, 0.2, 1], use: "what comes" },
  in: { value: [0.5, 0, 0.9, 0.4], use: "what leaves" },
} as const;
