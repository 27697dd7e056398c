import type { Messages } from "@lending/ui/locale";
import type { AccessibilityMessages } from "./accessibilityMessages.ts";

export const messages = {
  title: "Accessibility",
  standard:
    "We build our pages to WCAG 2.2, level AA. They work with a screen reader, with a keyboard, at twice the text size, and without colour or motion.",
  limits:
    "Two things we know of: the picture code at registration has no spoken form yet, and the pages of payment partners are not ours.",
  help: "Does something stand in your way? Write to us, and we mend it.",
} satisfies Messages<AccessibilityMessages>;
