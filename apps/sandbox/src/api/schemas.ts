import * as v from "valibot";

/** A ready-made label and its value. */
export const rowSchema = v.object({ text: v.string(), value: v.string() });

/** The same under the complaint calls' own names. */
export const titledValueSchema = v.object({ title: v.string(), value: v.string() });
