import { isDeepStrictEqual } from "node:util";
import { type Canary, type Release, type ReleaseContent, stagedIn } from "./Release.ts";
import { covers, type Scope } from "./signing/seal.ts";

type Content = Pick<ReleaseContent, "shell" | "remotes" | "fallbacks" | "canaries" | "assets" | "environment"> &
  Partial<Pick<Release, "restores" | "isWhole" | "delivery">>;

/**
 * Lists what a release changes outside a key's scope, compared with the release before it. A key of one remote may change that
 * remote's version, its fallback and its canary, and nothing else.
 */
export function findOutsideScope(content: Content, before: Content | undefined, scope: Scope): readonly string[] {
  if (covers(scope)) return [];
  if (!before) return ["the first release"];
  const changed: string[] = [];
  for (const key of ["shell", "assets", "environment"] as const)
    if (!isDeepStrictEqual(content[key], before[key]))
      changed.push(key === "assets" ? "the address of the assets" : key);
  for (const key of ["remotes", "fallbacks"] as const) {
    for (const name of new Set([...Object.keys(content[key]), ...Object.keys(before[key])]))
      if (!covers(scope, name) && !isDeepStrictEqual(content[key][name], before[key][name]))
        changed.push(key === "remotes" ? name : `the fallback of ${name}`);
  }
  // A staged release has the shell or the environment of every remote.
  const isOfPlatform = (canary: Canary | undefined) => canary && stagedIn({ canaries: [canary] }) !== undefined;
  const [own, earlier] = [content, before].map(({ canaries = [] }) => new Map(canaries.map((one) => [one.id, one])));
  for (const id of new Set([...(own?.keys() ?? []), ...(earlier?.keys() ?? [])])) {
    const [one, other] = [own?.get(id), earlier?.get(id)];
    const names = [...new Set([one, other].flatMap((canary) => Object.keys(canary?.remotes ?? {})))];
    if (isDeepStrictEqual(one, other)) continue;
    if (isOfPlatform(one) || isOfPlatform(other)) changed.push("the staged release");
    else if (!names.every((name) => covers(scope, name))) changed.push(`the canary of ${names.join(", ")}`);
  }
  // They decide what other publishers may ship, and what they restore.
  if (content.restores !== undefined) changed.push("every remote, by a rollback of the release");
  if (content.isWhole) changed.push("every remote, with --whole");
  if (content.delivery !== undefined && content.delivery !== before.delivery)
    changed.push("the version of @lending/delivery that the store needs");
  return [...new Set(changed)];
}
