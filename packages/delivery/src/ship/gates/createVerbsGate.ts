import { verbs as currentVerbs, type NativeVerbs } from "@lending/bridge/native-verbs";
import { appVersionsSchema } from "@lending/releases/readEnvironment";
import semver from "semver";
import * as v from "valibot";
import { newVersions, servedIn } from "../changes/parts.ts";
import type { Artefacts } from "../createArtefacts.ts";
import { type Gate, Refusal } from "../Refusal.ts";

/**
 * Rejects a release in which a screen uses a verb of the native bridge that an app version in the field lacks, or that one
 * platform lacks, unless the screen's route declares its fallback. Only builds that are new in it, a canary's included, count:
 * what is live already stops no other team.
 */
export function createVerbsGate(artefacts: Pick<Artefacts, "manifest">, verbs: NativeVerbs = currentVerbs): Gate {
  return async (candidate) => {
    const { content, base } = candidate;
    const { appVersions = {} } = v.parse(appVersionsSchema, content.environment);
    const inField = Object.entries(appVersions).filter(([, part]) => part > 0);
    const findLack = (name: string): string | undefined => {
      const verb = verbs[name];
      if (!verb) return "which no app version has";
      if (verb.only) return `which only ${verb.only} has`;
      const older = inField.filter(([one]) => semver.lt(one, verb.since));
      if (older.length === 0) return undefined;
      const shares = older.map(([one, part]) => `${one} (${part < 0.005 ? "<1" : Math.round(part * 100)} %)`);
      return `since app ${verb.since}, which ${shares.join(" and ")} lacks`;
    };
    let count = 0;
    const findLacking = async (builds: ReturnType<typeof newVersions>): Promise<readonly string[]> => {
      const lacking: string[] = [];
      for (const [name, deployed] of builds) {
        for (const [pathname, path] of Object.entries((await artefacts.manifest(name, deployed)).paths)) {
          for (const verb of path.verbs ?? []) {
            count += 1;
            const lack = path.withoutVerb?.[verb]?.trim() ? undefined : findLack(verb);
            if (lack) lacking.push(`${pathname} of ${name} ${deployed.version} uses ${verb}, ${lack}`);
          }
        }
      }
      return lacking;
    };
    const problems = await findLacking(newVersions(candidate));
    if (problems.length > 0)
      throw Refusal.of("verbs", problems, "Declare in the route what the screen does there: withoutVerb.");
    const newUses = count;
    const { appVersions: before = {} } = v.parse(appVersionsSchema, base?.release.environment ?? {});
    const isOtherField = base && JSON.stringify(before) !== JSON.stringify(appVersions);
    const lacking = isOtherField ? await findLacking(servedIn(content)) : [];
    const versions =
      inField.length > 0 ? `${inField.length} app versions` : "any app, because no appVersions are stated";
    const live = lacking.length > 0 ? `. Live, and not refused: ${lacking.join("; ")}` : "";
    return `${newUses} uses of verbs fit ${versions}${live}`;
  };
}
