import * as v from "valibot";
import { strictOf } from "./Decoder.ts";

/** The paths at which data breaks what the contract promises of it, where a decoder would quietly give a default. */
export function findOddities(schema: v.GenericSchema, data: unknown): string[] {
  const { issues = [] } = v.safeParse(strictOf(schema), data);
  return issues.map((issue) => v.getDotPath(issue) ?? "");
}
