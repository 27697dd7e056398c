import type * as v from "valibot";
import { type Environment, type environmentSchema, parseEnvironment } from "../environment/index.ts";

/** The sandbox's environment with a deployment's own values in place. An invalid value throws: it is a mistake in the test. */
export function makeEnvironment(own: v.InferInput<typeof environmentSchema> = {}): Environment {
  return parseEnvironment({ stage: "sandbox", ...own }, (path) => {
    throw new Error(`makeEnvironment: ${path} has an odd value`);
  });
}
