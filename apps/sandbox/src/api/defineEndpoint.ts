import * as v from "valibot";
import type { Borrower } from "../lender/borrowers.ts";
import type { Call, Endpoint } from "./endpoint.ts";
import { NO_SESSION, refuse } from "./envelope.ts";

interface Definition<Input extends v.GenericSchema, Body extends v.GenericSchema, Who>
  extends Pick<Endpoint, "name" | "summary" | "method" | "path"> {
  readonly input: Input;
  readonly body: Body;
  readonly takesFile?: string;
  readonly shapeRefusal?: Endpoint["shapeRefusal"];
  handle(call: Call<v.InferOutput<Input>, Who>): v.InferOutput<Body> | ReturnType<typeof refuse>;
}

const unshaped: Endpoint["shapeRefusal"] = (refusal) => refusal;

/** Returns a message for the first issue, such as "productId is missing." */
function explain(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  if (issue === undefined) return "The request is malformed.";
  const field = v.getDotPath(issue) ?? "The request";
  return issue.received === "undefined" ? `${field} is missing.` : `${field} ${issue.message}.`;
}

/** Defines an endpoint that needs a session. Without one it refuses with `NO_SESSION`. */
export function defineEndpoint<const Input extends v.GenericSchema, const Body extends v.GenericSchema>(
  definition: Definition<Input, Body, Borrower>,
): Endpoint {
  return define(definition, "borrower", (call) => {
    const { borrower } = call;
    return borrower === undefined ? NO_SESSION : definition.handle({ ...call, borrower });
  });
}

/** Defines an endpoint that also works without a session. */
export function definePublicEndpoint<const Input extends v.GenericSchema, const Body extends v.GenericSchema>(
  definition: Definition<Input, Body, Borrower | undefined>,
): Endpoint {
  return define(definition, "anyone", (call) => definition.handle(call));
}

function define<Input extends v.GenericSchema, Body extends v.GenericSchema, Who>(
  { name, summary, method, path, input, body, takesFile, shapeRefusal = unshaped }: Definition<Input, Body, Who>,
  access: Endpoint["access"],
  handle: (call: Call<v.InferOutput<Input>, Borrower | undefined>) => unknown,
): Endpoint {
  return {
    name,
    summary,
    method,
    path,
    access,
    input,
    body,
    takesFile,
    shapeRefusal,
    respond(call) {
      if (access === "borrower" && call.borrower === undefined) return shapeRefusal(NO_SESSION);
      const parsed = v.safeParse(input, call.fields);
      if (!parsed.success) return shapeRefusal(refuse("400", explain(parsed.issues)));
      const body = handle({ ...call, input: parsed.output });
      if (typeof body !== "object" || body === null) throw new Error(`The endpoint ${name} returned no object.`);
      return isRefusal(body) ? shapeRefusal(body) : body;
    },
  };
}

const isRefusal = (body: object): body is ReturnType<typeof refuse> =>
  "code" in body && Number.parseInt(String(body.code), 10) !== 0;
