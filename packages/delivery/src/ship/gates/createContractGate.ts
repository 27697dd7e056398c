import type { Contract } from "@lending/federation/contract";
import type { RemoteManifest } from "@lending/federation/manifest";
import type { AnyManifest } from "@lending/releases/artefact/Build";
import type { Deployed } from "@lending/releases/formats/names";
import { withVariants } from "@lending/releases/variants";
import semver from "semver";
import { combinationsOf, liveIn, newVersions, servedIn, versionIn } from "../changes/parts.ts";
import { findMet } from "../changes/rollBack.ts";
import { type Gate, type GateTools, Refusal } from "../Refusal.ts";

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

/** An app of a release. */
type App = AnyManifest & { readonly app: string; readonly hash: string };

/** Returns the query parameters without which a path makes no early request. */
const earlyQuery = (path: RemoteManifest["paths"][string] | undefined) =>
  (path?.early ?? []).flatMap(({ fields }) =>
    Object.values(fields).flatMap((value) => (typeof value === "string" ? [] : [value.query])),
  );

/** Returns what the next version of an app takes away. */
function compareApps(before: App, after: App): readonly string[] {
  const needed = Object.entries(after.paths).flatMap(([path, details]) => {
    const earlier = before.paths[path];
    if (!earlier) return [];
    const known = new Set(earlyQuery(earlier));
    return earlyQuery(details)
      .filter((one) => !known.has(one) && !before.contract[`reads ${one}`])
      .map((one) => `${path} needs the parameter "${one}", which earlier links lack`);
  });
  return [...needed, ...compareContracts(before.contract, after.contract)];
}

/**
 * Compares each app that is new in the candidate with its versions in the releases that the candidate can meet, by the contract that each build
 * records. Rejects what would break links, phones or the lender's API silently.
 */
export function createContractGate({ log, artefacts, isWhole = false }: GateTools): Gate {
  const read = (versions: readonly (readonly [string, Deployed])[]): Promise<readonly App[]> =>
    Promise.all(
      versions.map(async ([app, deployed]) => ({
        ...(await artefacts.manifest(app, deployed)),
        ...{ app, hash: deployed.hash },
      })),
    );

  return async (candidate) => {
    const { content, base } = candidate;
    if (!base || isWhole || content.restores !== undefined) return "no release to compare with";
    const after = await read(servedIn(content));
    const changed = await read(newVersions(candidate));
    const pathsOf = (apps: readonly App[]) => new Set(apps.flatMap((app) => Object.keys(app.paths)));
    const variants = await Promise.all(combinationsOf(content).map((ids) => read(liveIn(withVariants(content, ids)))));
    /** The paths that no visitor who gets this app loses. */
    const keptWith = ({ app, hash }: App, path: string) =>
      variants
        .filter((apps) => apps.some((one) => one.app === app && one.hash === hash))
        .every((apps) => pathsOf(apps).has(path));
    const problems = new Set<string>();
    for (const release of await findMet(log, base)) {
      const earlier = await read(servedIn(release));
      for (const old of earlier) {
        // A version above the live one was rolled back, or was a canary that ended: nothing needs to keep what only it had.
        const current = versionIn(base.release, old.app);
        if (release !== base.release && current && semver.gt(old.version, current.version)) continue;
        for (const next of changed.filter(({ app }) => app === old.app)) {
          const lost = Object.keys(old.paths).filter((path) => !keptWith(next, path));
          for (const one of [...lost.map((path) => `has no ${path}, which links open`), ...compareApps(old, next)])
            problems.add(`${next.app} ${next.version} ${one}`);
        }
      }
    }
    if (problems.size > 0)
      throw Refusal.of(
        "contract",
        problems,
        "Keep the earlier name for two releases, or give a reason: --without contract.",
      );
    return `${after.length} apps keep what others use`;
  };
}
