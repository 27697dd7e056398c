/**
 * A colour by purpose. `light` and `dark` are `#rrggbb`, `rgba(…)`, or another role in braces (`{text}`); without `dark`
 * the light value applies in both themes. `more` replaces it under `prefers-contrast: more`, in the dark `moreDark` if given.
 */
export interface ColourRole {
  /** The purpose of the colour, for designers. */
  readonly use: string;
  readonly light: string;
  readonly dark?: string;
  readonly more?: string;
  readonly moreDark?: string;
}

/** The sky that these colours were chosen for. For any other, buttons, links and grounds are derived. */
export const SKY_OF_ROLES = ["#07424b", "#0c766d"] as const;

/** Every colour of the product except the environment's (`brands`), by group. */
export const colourGroups = {
  brand: {
    "brand-scrim": {
      use: "covers both stops of the sky; denser if no ink passes",
      light: "rgba(0, 0, 0, 0)",
      dark: "{brand-scrim-dark}",
    },
    "brand-scrim-dark": {
      use: "always on in the dark, so that white ink passes on any brand",
      light: "rgba(3, 12, 11, 0.58)",
    },
    "brand-button": {
      use: "a button on the sky; the action colour in the dark",
      light: "{brand-ink}",
      dark: "{action}",
    },
    "on-brand-button": { use: "label of a button on the sky", light: "{brand-stop-1}", dark: "{on-action}" },
  },
  action: {
    action: { use: "the one main button", light: "#0b655f", dark: "#57cdb9" },
    "action-pressed": { use: "the main button under a finger", light: "#07504b", dark: "#3fb5a1" },
    "action-border": {
      use: "edge of the main button, for brands with a light colour that needs one",
      light: "transparent",
      dark: "transparent",
      more: "{text}",
    },
    "on-action": { use: "label of the main button", light: "#ffffff", dark: "#04231f" },
    "action-text": { use: "links and quiet buttons", light: "#0b655f", dark: "#6ed8c6" },
    "action-tint": { use: "tonal button, chosen tag", light: "#e2f1ed", dark: "#163a35" },
    focus: { use: "focus ring, always with a gap of 2 px of surface", light: "#0a3f8f", dark: "#ffd479" },
  },
  ground: {
    page: { use: "behind the cards", light: "#f1f5f3", dark: "#0c1413" },
    surface: { use: "cards, bars, fields", light: "#ffffff", dark: "#15201e" },
    "surface-raised": { use: "sheet, dialog", light: "#ffffff", dark: "#1b2826" },
    "surface-sunken": { use: "first paint, disabled, read-only", light: "#e8eeeb", dark: "#22302d" },
    "surface-inverse": { use: "toast", light: "#14211f", dark: "#e9f1ee" },
    scrim: {
      use: "over the page, under a sheet or dialog",
      light: "rgba(6, 20, 18, 0.56)",
      dark: "rgba(0, 0, 0, 0.66)",
    },
  },
  text: {
    text: { use: "amounts, titles, body", light: "#13211f", dark: "#ebf2ef" },
    "text-2": { use: "labels, descriptions", light: "#46544f", dark: "#b9c6c1", more: "{text}" },
    "text-3": { use: "counters, hints; never under 14 px", light: "#5b6964", dark: "#9dada7", more: "{text}" },
    "text-disabled": { use: "disabled, but readable", light: "#5f6c67", dark: "#8b9a95", more: "{text}" },
    "on-inverse": { use: "text of a toast", light: "#f4f8f6", dark: "#13211f" },
  },
  edge: {
    border: { use: "hairline of a card: decoration only", light: "#dbe3df", dark: "#2a3835", more: "{border-strong}" },
    "border-strong": {
      use: "edge of a control",
      light: "#71807b",
      dark: "#778a84",
      more: "#46544f",
      moreDark: "#b9c6c1",
    },
  },
  status: {
    positive: { use: "paid, done", light: "#17683a", dark: "#74d69b", more: "#0f5a2f", moreDark: "#8fe3b0" },
    "positive-tint": { use: "ground of paid, done", light: "#e3f3e9", dark: "#12301f" },
    warning: { use: "due soon, be careful", light: "#7a4a00", dark: "#ffc96b", more: "#6b4000", moreDark: "#ffd88f" },
    "warning-tint": { use: "ground of due soon", light: "#fff2d8", dark: "#34260a" },
    danger: { use: "late, refused", light: "#b3261e", dark: "#ff9a90", more: "#8f1a14", moreDark: "#ffb7b0" },
    "danger-tint": { use: "ground of late, refused", light: "#fdebe9", dark: "#3b1714" },
    info: { use: "information", light: "#1b558f", dark: "#90c3fb", more: "#124a82", moreDark: "#b0d5ff" },
    "info-tint": { use: "ground of information", light: "#e7f0fa", dark: "#142a42" },
    star: {
      use: "chosen star, with a filled shape",
      light: "#b26a00",
      dark: "#ffc14d",
      more: "#7a4a00",
      moreDark: "#ffd88f",
    },
  },
  illustration: {
    "ill-sun": { use: "the sun", light: "#ffb833", dark: "#e9a52e" },
    "ill-glow": { use: "its light", light: "#ffe2a0", dark: "#7d6530" },
    "ill-mango": { use: "fruit, warm things", light: "#ffa51f", dark: "#e8951d" },
    "ill-leaf": { use: "leaves, near hills", light: "#2f9560", dark: "#2b8055" },
    "ill-leaf-deep": { use: "their shadow, far hills", light: "#1c6a45", dark: "#1b5c3d" },
    "ill-clay": { use: "roofs, kites, stripes", light: "#d9593b", dark: "#bf4f36" },
    "ill-cream": { use: "paper, walls", light: "#fff3d9", dark: "#e6dac0" },
    "ill-wood": { use: "wood, baskets", light: "#8c5a3a", dark: "#7a5036" },
    "ill-sea": { use: "sea, glass", light: "#7fcdc6", dark: "#4d9b95" },
    "ill-ink": { use: "wheels, hair, lines", light: "#17322f", dark: "#0b1c1a" },
    "ill-skin": { use: "people", light: "#b5734a" },
    "ill-disc": { use: "the sun behind a small picture", light: "#ffe9bd", dark: "#2f2a1a" },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ColourRole>>>>;

/** The colours of all groups. Components use only roles. */
export const colourRoles = {
  ...colourGroups.brand,
  ...colourGroups.action,
  ...colourGroups.ground,
  ...colourGroups.text,
  ...colourGroups.edge,
  ...colourGroups.status,
  ...colourGroups.illustration,
};

type Role = keyof typeof colourRoles;

/** An ink role and the roles it is used on. */
export interface Pair {
  readonly ink: Role;
  readonly grounds: readonly Role[];
  /**
   * `text`: 4.5 and, with more contrast, 7. `shape`: 3 and 4.5. `label`: 4.5 with either, because the brand sets the
   * ground.
   */
  readonly kind: "text" | "shape" | "label";
}

/** Minimum contrast ratio of a pair, without and with more contrast (WCAG 2.2: 1.4.3, 1.4.6, 1.4.11). */
export const LEAST_CONTRAST = {
  text: { normal: 4.5, more: 7 },
  label: { normal: 4.5, more: 4.5 },
  shape: { normal: 3, more: 4.5 },
} as const;

/** Every pair of ink and ground that a component may use. */
export const pairs: readonly Pair[] = [
  { ink: "text", grounds: ["page", "surface", "surface-raised", "surface-sunken"], kind: "text" },
  { ink: "text", grounds: ["positive-tint", "warning-tint", "danger-tint", "info-tint", "action-tint"], kind: "text" },
  { ink: "text-2", grounds: ["page", "surface", "surface-raised", "surface-sunken"], kind: "text" },
  { ink: "text-3", grounds: ["page", "surface", "surface-raised"], kind: "text" },
  { ink: "text-disabled", grounds: ["surface-sunken"], kind: "text" },
  { ink: "on-inverse", grounds: ["surface-inverse"], kind: "text" },
  { ink: "positive", grounds: ["surface", "positive-tint"], kind: "text" },
  { ink: "warning", grounds: ["surface", "warning-tint"], kind: "text" },
  { ink: "danger", grounds: ["surface", "surface-raised", "page", "danger-tint"], kind: "text" },
  { ink: "info", grounds: ["surface", "info-tint"], kind: "text" },
  { ink: "on-action", grounds: ["action", "action-pressed"], kind: "label" },
  { ink: "action-text", grounds: ["page", "surface", "surface-raised", "action-tint"], kind: "label" },
  { ink: "border-strong", grounds: ["surface", "surface-raised", "page"], kind: "shape" },
  { ink: "focus", grounds: ["surface", "surface-raised", "page"], kind: "shape" },
  { ink: "star", grounds: ["surface", "surface-raised"], kind: "shape" },
];
