import * as v from "valibot";
import { UnreadableFault } from "../faults/UnreadableFault.ts";

/**
 * Reads the data of a response. Never fails with the decoders of this entry; a stricter schema throws an
 * `UnreadableFault`.
 */
export function parseAnswer<const Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const path = v.getDotPath(result.issues[0]);
  throw new UnreadableFault("data", path ? `invalid ${path}` : "invalid data");
}
