import { defineMessages } from "@lending/ui/locale";

const source = {
  title: "Accessibility",
  standard:
    "We build our pages to WCAG 2.2, level AA. They work with a screen reader, with a keyboard, at twice the text size, and without colour or motion.",
  limits:
    "Two things we know of: the picture code at registration has no spoken form yet, and the pages of payment partners are not ours.",
  help: "Does something stand in your way? Write to us, and we mend it.",
} as const;

/** The accessibility statement of the site and the in-app page about us. */
export const accessibilityMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./accessibilityMessages.fil-PH.ts"),
    "zh-CN": () => import("./accessibilityMessages.zh-CN.ts"),
  },
});
