import { sandboxWireNames } from "@lending/api-client/sandbox-wire-names";
import * as v from "valibot";

const wireName = v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,63}$/));

/** Returns the schema of a group of names, each with the sandbox's name as its default. */
const groupOf = <Names extends Readonly<Record<string, string>>>(names: Names) =>
  v.object(
    Object.fromEntries(Object.entries(names).map(([meaning, name]) => [meaning, v.optional(wireName, name)])) as {
      readonly [Meaning in keyof Names]: v.OptionalSchema<typeof wireName, string>;
    },
  );

/** Wire names of the obfuscated fields, by meaning (rule rulings.obfuscated-names). */
export const wireNamesSchema = v.object({
  recommended: v.optional(groupOf(sandboxWireNames.recommended), {}),
  openProduct: v.optional(groupOf(sandboxWireNames.openProduct), {}),
  openProductAnswer: v.optional(groupOf(sandboxWireNames.openProductAnswer), {}),
  confirmation: v.optional(groupOf(sandboxWireNames.confirmation), {}),
});
