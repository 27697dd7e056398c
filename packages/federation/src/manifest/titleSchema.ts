import * as v from "valibot";

const inEveryLanguage = (maxLength: number) => {
  const text = v.pipe(v.string(), v.maxLength(maxLength));
  return v.object({ source: text, "en-PH": text, "fil-PH": text, "zh-CN": text });
};

// Every document contains the titles and paths of every remote, so a long text of one remote enlarges all documents.

/** A screen's title in every language. */
export const titleSchema = inEveryLanguage(80);

/** A description in every language, one or two sentences long, in the document of one path. */
export const descriptionSchema = inEveryLanguage(300);

/** A path of the site: letters, digits, "-", "_", "." and "~" between single slashes, without a trailing slash. */
export const sitePathSchema = v.pipe(
  v.string(),
  v.maxLength(80, "must be at most 80 characters long"),
  v.regex(/^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/, "must be a path such as /loanDetail"),
);
