import * as v from "valibot";
import { descriptionSchema } from "./titleSchema.ts";

/** A field by its path from the answer's data. */
const field = v.pipe(v.string(), v.regex(/^\w+(\.\w+)*$/));
const source = v.union([
  v.object({ field, as: v.optional(v.picklist(["money", "date"])) }),
  v.object({ rows: field, is: v.picklist(["amount", "date"]), take: v.picklist(["text", "value"]) }),
  v.object({ words: descriptionSchema }),
]);

const condition = v.object({ field, among: v.array(v.string()) });

/** What a path's start-up may write into its skeleton; see routes/RouteFacts. */
export const factsSchema = v.array(
  v.object({
    when: v.optional(v.union([condition, v.array(condition)])),
    unless: v.optional(v.pipe(v.string(), v.regex(/^\w+$/))),
    slots: v.record(v.pipe(v.string(), v.regex(/^[a-zA-Z]+$/)), source),
  }),
);
