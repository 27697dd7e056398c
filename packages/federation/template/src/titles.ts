import type { RouteTitle } from "@lending/federation/routes";

/** The titles of this remote's screens: level-1 headings and document titles. */
export const titles = {
  hello: { source: "Hello", "en-PH": "Hello", "fil-PH": "Kumusta", "zh-CN": "你好" },
} satisfies Record<string, RouteTitle>;
