import * as v from "valibot";
import { descriptionSchema } from "./titleSchema.ts";

/** The path of a field in the response's data. */
const field = v.pipe(v.string(), v.regex(/^\w+(\.\w+)*$/));
const source = v.union([
  v.object({ field, as: v.optional(v.picklist(["money", "date"])) }),
  v.object({ rows: field, is: v.picklist(["amount", "date"]), take: v.picklist(["text", "value"]) }),
  v.object({ words: descriptionSchema }),
]);

const condition = v.object({ field, among: v.array(v.string()) });

/** The facts that the start-up script may write into the skeleton of a path; see routes/RouteFacts. */
export const factsSchema = v.array(
  v.object({
    when: v.optional(v.union([condition, v.array(condition)])),
    unless: v.optional(v.pipe(v.string(), v.regex(/^\w+$/))),
    slots: v.record(v.pipe(v.string(), v.regex(/^[a-zA-Z]+$/)), source),
  }),
);
