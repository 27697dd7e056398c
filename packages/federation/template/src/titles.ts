import type { RouteTitle } from "@lending/federation/routes";

/** The titles of this remote's screens: level-1 headings and document titles. */
export const titles = {
  list: { source: "Your list", "en-PH": "Your list", "fil-PH": "Ang listahan ninyo", "zh-CN": "我的列表" },
  form: { source: "New request", "en-PH": "New request", "fil-PH": "Bagong request", "zh-CN": "新申请" },
  outcome: { source: "Your request", "en-PH": "Your request", "fil-PH": "Ang request ninyo", "zh-CN": "我的申请" },
} satisfies Record<string, RouteTitle>;
