import * as v from "valibot";

/** A screen's title, or another text, in every language. */
export const titleSchema = v.object({
  source: v.string(),
  "en-PH": v.string(),
  "fil-PH": v.string(),
  "zh-CN": v.string(),
});
