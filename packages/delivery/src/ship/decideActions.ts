import { type ClosedPart, contentOf } from "@lending/releases/formats/Release";
import type { Change } from "@lending/releases/log/createReleaseLog";
import { suggestName } from "@lending/releases/suggestName";
import type { Context } from "./Context.ts";
import { liveIn } from "./changes/parts.ts";
import { rollBack } from "./changes/rollBack.ts";
import { removeRemote } from "./changes/shipBuilds.ts";
import { endVariants, promoteVariant } from "./changes/shipVariant.ts";
import { createArtefacts } from "./createArtefacts.ts";
import { type PublishOptions, publishChange } from "./publishChange.ts";
import { Refusal } from "./Refusal.ts";

/** Closes a remote or a path: its visitors read that this part is closed for now. Nothing but `ship open` ends it. */
const closePart =
  ({ target, because, by }: Omit<ClosedPart, "at">): Change =>
  (release) => {
    if (!release) throw new Refusal("close", "Nothing has been shipped here yet.");
    const owner = target.startsWith("/") ? release.paths[target] : target;
    if (owner === undefined || owner === "shell" || !release.remotes[owner])
      throw new Refusal(
        "close",
        `${target} is neither a live remote nor a path of one. Remotes: ${Object.keys(release.remotes).sort().join(", ")}.${suggestName(target, [...Object.keys(release.remotes), ...Object.keys(release.paths)])}`,
      );
    if (release.closed.some((one) => one.target === target)) return undefined;
    return {
      ...contentOf(release),
      closed: [...release.closed, { target, because, by, at: new Date().toISOString() }],
      change: `${target} closed`,
    };
  };

/** Opens what `closePart` closed. */
const openPart =
  (target: string): Change =>
  (release) => {
    const closed = release?.closed ?? [];
    const others = closed.filter((one) => one.target !== target);
    if (!release || others.length === closed.length)
      throw new Refusal(
        "open",
        `${target} is not closed. Closed: ${closed.map((one) => one.target).join(", ") || "none"}.`,
      );
    return { ...contentOf(release), closed: others, change: `${target} opened` };
  };

/** Removes a remote from the site, and lists the paths of others that navigate to it. */
export async function removeAction(
  context: Context,
  { name, ...options }: PublishOptions & { readonly name: string },
): Promise<void> {
  const { log, store, reporter } = context;
  const artefacts = createArtefacts(store);
  const release = (await log.newest())?.release;
  const removed = release?.remotes[name];
  const paths = removed ? Object.keys((await artefacts.manifest(name, removed)).paths) : [];
  for (const [other, deployed] of release ? liveIn(release) : []) {
    if (other === name) continue;
    for (const [path, { nextPaths = [] }] of Object.entries((await artefacts.manifest(other, deployed)).paths)) {
      const lost = nextPaths.filter((one) => paths.includes(one));
      if (lost.length > 0) reporter.print(`  note           ${path} of ${other} navigates to ${lost.join(", ")}`);
    }
  }
  await publishChange(context, {
    ...options,
    action: "remove",
    change: removeRemote(name),
    names: [name],
    isStep: true,
  });
}

interface RollbackOptions extends PublishOptions {
  /** The app to roll back; the whole release when omitted. */
  readonly name?: string;
  /** The versions of the variant to end, such as "loan@1.2.0". */
  readonly expected: readonly string[];
  /** The release to restore. */
  readonly to?: number;
}

/** Restores an earlier release, or one app from it, without slow gates; or ends the variant with the named versions. */
export async function rollbackAction(context: Context, options: RollbackOptions): Promise<void> {
  const { name, expected, to, without, because = "" } = options;
  const change =
    expected.length > 0
      ? // With gates left out, the reason is theirs, and is recorded with them.
        endVariants({ expected, why: without.length > 0 ? "" : because })
      : rollBack({ log: context.log, name, to });
  const names = name === undefined ? [] : [name];
  await publishChange(context, { ...options, action: "rollback", change, names, isStep: to === undefined });
}

/** Makes a canary live for everybody, through the same gates; only the one with the named versions, when any are named. */
export async function promoteAction(
  context: Context,
  { expected, ...options }: PublishOptions & { readonly expected: readonly string[] },
): Promise<void> {
  await publishChange(context, { ...options, action: "promote", change: promoteVariant(expected), isStep: true });
}

interface PartOptions extends Pick<PublishOptions, "because" | "dryRun"> {
  /** A remote, or a path. */
  readonly target: string;
}

/** Closes a remote or a path, without any gate. */
export async function closeAction(
  context: Context,
  { target, because, dryRun }: PartOptions & { readonly because: string },
): Promise<void> {
  const change = closePart({ target, because, by: context.by });
  await publishChange(context, { action: "close", change, because, dryRun });
  context.reporter.print(`  to open it again: pnpm ship open ${target}`);
}

/** Opens what `closeAction` closed. */
export async function openAction(context: Context, { target, because, dryRun }: PartOptions): Promise<void> {
  await publishChange(context, { action: "close", change: openPart(target), because, dryRun, isStep: true });
}
