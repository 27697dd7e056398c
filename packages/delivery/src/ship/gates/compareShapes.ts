import type { Shape } from "@lending/federation/shape";

/** Kinds of names that phones, servers, native apps or other remotes still use after the change. */
const KEPT: Readonly<Record<string, string>> = {
  reads: "no longer reads the parameter, which links carry,",
  field: "no longer reads the response field",
  fact: "no longer shows the early field",
  call: "no longer calls",
  sends: "no longer sends the request field",
  stored: "no longer uses the stored entry, which phones hold:",
  event: "no longer sends the event",
  hears: "no longer listens to the event",
  detail: "no longer reads the event's field",
  global: "no longer uses the global",
  export: "no longer shares",
  member: "no longer has the shared member",
};
/** Kinds that change elements of other remotes. */
const ADDED: Readonly<Record<string, string>> = {
  selector: "has a new selector, which matches elements of other remotes:",
  font: "has a new font, which other remotes would use:",
  keyframes: "has new keyframes, which replace those of other remotes:",
  property: "registers a new custom property for the whole page:",
};

/** What each type accepts of the values that another one accepts. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  text: ["integer", "httpLink", "choice"],
};

const words = (choice: string) => new Set((/^choice (.*?) =/.exec(choice)?.[1] ?? "").split("|"));
const defaultOf = (detail: string) => / = (.*)$/.exec(detail)?.[1] ?? '""';

/** Returns whether values that fit the earlier detail have the same meaning under the next one. */
function isCompatible(kind: string, before: string, after: string): boolean {
  if (before === after) return true;
  // An optional member that is required now; a type may list a member in fewer places.
  if (kind === "member") return before === "";
  if (kind === "export" && before === "value") return true;
  if (kind === "export") {
    const [[was, least], [is, needs]] = [before.split(" "), after.split(" ")];
    return was === is && Number(needs) <= Number(least);
  }
  if (kind !== "field" || /[&?]|^strict/.test(after) || /[&?]|^strict/.test(before)) return false;
  if (defaultOf(before) !== defaultOf(after)) return false;
  const [was = "", is = ""] = [before, after].map((one) => one.split(" ")[0]);
  if (was === "choice" && is === "choice") return [...words(before)].every((one) => words(after).has(one));
  return WIDER[is]?.includes(was) ?? false;
}

/** Kinds of which every use counts. Of the others a use may go when others stay, unless a new name takes its place. */
const COUNTED = new Set(["field", "global", "event", "hears"]);

/** Returns the earlier details for which the next version has none. Each next detail replaces one earlier one. */
function findLost(kind: string, before: readonly string[], after: readonly string[]): readonly string[] {
  const left = [...after];
  const take = (fits: (one: string) => boolean) => {
    const index = left.findIndex(fits);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  };
  const others = before.filter((detail) => !take((one) => one === detail));
  const lost = others.filter((detail) => !take((one) => isCompatible(kind, detail, one)));
  if (COUNTED.has(kind)) return lost;
  return lost.filter((detail) => left.length > 0 && (/^(?:member|call)$/.test(kind) || !after.includes(detail)));
}

/** The names among which a new one may replace an earlier one: those of its kind, the fields of one request. */
const groupOf = (name: string) =>
  name
    .split(" ")
    .slice(0, name.startsWith("sends ") ? 2 : 1)
    .join(" ");

/**
 * Returns one message for each thing that the next version of an app takes away from others, or does to their elements. Of the
 * shared modules' exports, those count that `used` imports, which has the names of all apps of both releases.
 */
export function compareShapes(before: Shape, after: Shape, used?: ReadonlySet<string>): readonly string[] {
  const problems: string[] = [];
  const added = Object.keys(after).filter((name) => !before[name]);
  for (const [name, details] of Object.entries(before)) {
    const [kind = "", ...rest] = name.split(" ");
    const [text, next, label] = [KEPT[kind], after[name], rest.join(" ")];
    if (!text || (kind === "export" && used && !used.has(name.replace("export", "import")))) continue;
    const replacement = added.find((one) => groupOf(one) === groupOf(name));
    const lost = next && findLost(kind, details, next);
    if (!next && kind === "member" && after[`key ${label}`]) continue;
    if (!next) problems.push(`${text} "${label}"`);
    else if (lost?.length)
      problems.push(
        `changes ${kind} "${label}" from ${[...new Set(lost)].join(", ") || "a use"} to ${next.filter((one) => !details.includes(one)).join(", ") || "none"}`,
      );
    else if (/^(?:reads|sends)$/.test(kind) && next.length < details.length && replacement)
      problems.push(`uses ${kind} "${label}" in fewer places, and newly "${replacement.split(" ").at(-1)}"`);
  }
  for (const name of added) {
    const [kind = "", ...rest] = name.split(" ");
    if (ADDED[kind]) problems.push(`${ADDED[kind]} "${rest.join(" ")}"`);
  }
  return problems;
}
