import * as v from "valibot";

/** The languages of the product; `source` is the wording of rule rulings.languages. */
export const localeSchema = v.picklist(["source", "en-PH", "fil-PH", "zh-CN"]);

/** One of the product's languages. */
export type Locale = v.InferOutput<typeof localeSchema>;
