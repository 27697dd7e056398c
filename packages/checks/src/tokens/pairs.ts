/** An ink and the grounds it is used on, by the names of tokens. */
export interface Pair {
  readonly ink: string;
  readonly grounds: readonly string[];
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
