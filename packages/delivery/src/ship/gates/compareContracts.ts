import type { Contract } from "@lending/federation/contract";

/** What links, phones and the lender's API still use after the change, by kind of name. */
const KEPT: Readonly<Record<string, string>> = {
  reads: "no longer reads the parameter, which links carry,",
  field: "no longer reads the response field",
  call: "no longer calls",
  sends: "no longer sends the request field",
  stored: "no longer uses the stored entry, which phones hold:",
};

/** A text accepts what these types accept. */
const TEXTS: readonly string[] = ["integer", "choice", "link"];

/** Splits `choice a|b = "a"` into type, texts and default. */
function parse(detail: string) {
  const [, type = "", texts = "", fallback = ""] = /^(\S+)(?: (.*?))?(?: = (.*))?$/.exec(detail) ?? [];
  return { type, texts: texts.split("|"), fallback };
}

/** Returns whether a value that fits the earlier detail of a field has the same meaning under the next one. */
function isCompatible(before: string, after: string): boolean {
  if (before === after) return true;
  const [was, is] = [parse(before), parse(after)];
  if (was.fallback !== is.fallback) return false;
  if (was.type === is.type) return was.texts.every((one) => is.texts.includes(one));
  return is.type === "text" && TEXTS.includes(was.type);
}

/** Returns one message for each thing that the next version of an app takes away from those who use it. */
export function compareContracts(before: Contract, after: Contract): readonly string[] {
  return Object.entries(before).flatMap(([name, details]) => {
    const [kind = "", ...rest] = name.split(" ");
    const [text, next, label] = [KEPT[kind], after[name], rest.join(" ")];
    if (!text) return [];
    if (!next) return [`${text} "${label}"`];
    const lost = details.filter(
      (one) => !next.some((other) => (kind === "field" ? isCompatible(one, other) : one === other)),
    );
    return lost.length === 0 ? [] : [`changes ${kind} "${label}" from ${lost.join(", ")} to ${next.join(", ")}`];
  });
}
