import { verbs } from "@lending/bridge/native-verbs";
import type { RemotePath } from "../manifest/index.ts";
import type { BuiltRoute } from "./readRoutes.ts";

const members = Object.keys(verbs).join("|");
/**
 * A member of the native port: `native.callPhone(…)`, or a pattern such as `{ callPhone } = native` and
 * `({ native: { callPhone } }) => …`. Minifiers keep such names.
 */
const USE = new RegExp(
  String.raw`\.(${members})\b|\["(${members})"\]|[{,](${members})(?=[,:}][^{}();]*\}+\)?(?:=|\{))`,
  "g",
);

/** Returns the verbs of the native bridge that a built script uses, in alphabetical order. */
export function findVerbs(script: string): readonly string[] {
  return [
    ...new Set(Array.from(script.matchAll(USE), ([, called, named, taken]) => (called ?? named ?? taken) as string)),
  ].sort();
}

/**
 * Adds to each path the verbs of its files, dialogs included, and the fallbacks that its route declares. A script that no
 * path lists (opened by a dialog) counts for every path. `scripts` has the text of each script of the remote.
 */
export function collectVerbs(
  paths: Readonly<Record<string, RemotePath>>,
  routes: readonly BuiltRoute[],
  scripts: ReadonlyMap<string, string>,
): void {
  const verbsOf = (file: string) => findVerbs(scripts.get(file) ?? "");
  const filesOf = ({ scripts: first, soon }: RemotePath) => [...first, ...soon];
  const listed = new Set(Object.values(paths).flatMap(filesOf));
  const unlisted = [...scripts.keys()].filter((file) => !listed.has(file));
  for (const { route } of routes) {
    const own = paths[route.path];
    if (!own) continue;
    const found = [...filesOf(own), ...unlisted].flatMap(verbsOf);
    if (found.length > 0) own.verbs = [...new Set(found)].sort();
    if (route.withoutVerb) own.withoutVerb = { ...route.withoutVerb };
  }
}
