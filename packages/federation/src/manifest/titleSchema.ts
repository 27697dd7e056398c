import * as v from "valibot";

const inEveryLanguage = (most: number) => {
  const text = v.pipe(v.string(), v.maxLength(most));
  return v.object({ source: text, "en-PH": text, "fil-PH": text, "zh-CN": text });
};

// Every document carries the titles and paths of every remote, so one remote's long text is paid by all.

/** A screen's title in every language. */
export const titleSchema = inEveryLanguage(80);

/** A sentence or two in every language, for the document of one path. */
export const descriptionSchema = inEveryLanguage(300);

/** A path of the site: letters, digits, "-", "_", "." and "~" between single slashes, without a slash at its end. */
export const sitePathSchema = v.pipe(
  v.string(),
  v.maxLength(80, "must be at most 80 characters long"),
  v.regex(/^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/, "must be a path such as /loanDetail"),
);
