import type * as v from "valibot";
import { type Environment, type environmentSchema, parseEnvironment } from "../environment/index.ts";

/**
 * Returns the sandbox's environment with the given overrides. Throws for an invalid value, which is a mistake in the
 * test.
 */
export function makeEnvironment(own: v.InferInput<typeof environmentSchema> = {}): Environment {
  return parseEnvironment({ stage: "sandbox", ...own }, (path) => {
    throw new Error(`makeEnvironment: ${path} has an invalid value`);
  });
}
