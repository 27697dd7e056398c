import * as v from "valibot";

/** A label and its value, both as text. */
export const rowSchema = v.object({ text: v.string(), value: v.string() });

/** A label and its value under the field names of the complaint calls. */
export const titledValueSchema = v.object({ title: v.string(), value: v.string() });
