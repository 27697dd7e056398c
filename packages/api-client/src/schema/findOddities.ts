import * as v from "valibot";
import { strictOf } from "./Decoder.ts";

/** Returns the paths at which data differs from the specified shape, where a decoder would silently use a default. */
export function findOddities(schema: v.GenericSchema, data: unknown): string[] {
  const { issues = [] } = v.safeParse(strictOf(schema), data);
  return issues.map((issue) => v.getDotPath(issue) ?? "");
}
