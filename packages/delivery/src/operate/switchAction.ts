import { createLiveReader } from "../releases/createLiveReader.ts";
import type { SignedRelease } from "../releases/createReleaseLog.ts";
import { Refusal } from "../releases/Refusal.ts";
import { deployedOf, folderOf } from "../releases/Release.ts";
import { covers, describeScope } from "../releases/signing/seal.ts";
import { changesDocument } from "../releases/switches/applySwitches.ts";
import {
  ACTIVE_MS,
  activeAt,
  CLOCK_MS_MAX,
  createSwitchReader,
  describeSwitch,
  type Switch,
  writeSwitch,
} from "../releases/switches/Switch.ts";
import { type Context, siteOrigin } from "../ship/Context.ts";
import { readSite } from "../ship/readSite.ts";

export const EFFECTS = ["off", "previous", "back"] as const;

/**
 * Refuses a switch that servers would ignore: one by a machine with a clock that differs from the site's or from the bucket's, or with a
 * key that the site does not trust. Prints what could not be compared.
 */
async function checkSite(origin: string | undefined, { store, reporter, ...context }: Context): Promise<void> {
  const site = origin ? await readSite(origin) : undefined;
  const clocks = { "the site's": site?.aheadMs, "the store's": store.clockAheadMs?.() };
  for (const [name, aheadMs = 0] of Object.entries(clocks)) {
    if (Math.abs(aheadMs) <= CLOCK_MS_MAX) continue;
    const difference = `${Math.round(Math.abs(aheadMs) / 60_000)} minutes ${aheadMs > 0 ? "ahead of" : "behind"}`;
    throw new Refusal(
      "switch",
      `This machine's clock is ${difference} ${name}. Correct it: servers ignore the switch.`,
    );
  }
  const { id } = context.signer();
  if (site && site.keys.length > 0 && !site.keys.includes(id))
    throw new Refusal("switch", `${origin} does not trust the key ${id}, so it ignores the switch.`);
  if (site?.aheadMs !== undefined) return;
  const reason = origin ? `${origin} does not respond` : "SHIP_ORIGIN or h5Base states no site";
  const others = clocks["the store's"] === undefined ? "" : "; it agrees with the store's";
  reporter.print(`  clock not compared with the site's: ${reason}${others}`);
  if (others === "") reporter.print("  when it is minutes off, sites follow late or not at all");
}

/**
 * Returns the active switch of a target. Refuses to end a switch that does not exist, for example of a remote while only one of
 * its paths is closed, and to open with `previous` what an operator has closed.
 */
async function checkActive(
  { target, effect, remote }: Pick<Switch, "target" | "effect" | "remote">,
  storeId: string,
  { store, trust }: Context,
): Promise<{ readonly replaced: Switch | undefined; readonly previous: string | undefined }> {
  const reader = createSwitchReader({ store, trust });
  const active = activeAt(await reader.all(storeId, Date.now() - ACTIVE_MS), Date.now(), CLOCK_MS_MAX);
  const own = active.find((one) => one.target === target);
  if (effect === "back" && !own) {
    const others = active.map(describeSwitch).join("; ");
    throw new Refusal("switch", `${target} has no active switch. Active switches: ${others || "none"}.`);
  }
  if (effect === "back" && remote !== undefined && own?.remote === undefined)
    throw new Refusal("switch", `${own?.by} has closed ${target} with a key of the platform, which alone ends it.`);
  if (effect === "previous" && own?.effect === "off")
    throw new Refusal(
      "switch",
      `${own.by} has closed it (${describeSwitch(own)}). End that first: switch back ${target}.`,
    );
  return { replaced: own, previous: reader.lastKey(storeId) };
}

/** Returns the remote that a switch of this key has to name. Refuses a target outside the key's scope. */
async function checkScope(
  target: string,
  { release }: Pick<SignedRelease, "release">,
  { trust, archive, ...context }: Context,
): Promise<string | undefined> {
  const { id } = context.signer();
  const { scope = [] } = trust.get(id) ?? {};
  if (covers(scope)) return undefined;
  let owner = target;
  if (target.startsWith("/")) {
    for (const [name, deployed] of deployedOf(release))
      if (Object.hasOwn((await archive.manifest(name, deployed)).paths, target)) owner = name;
  }
  if (covers(scope, owner)) return owner;
  throw new Refusal("scope", `The key ${id} may change ${describeScope(scope)}, and not ${target}.`);
}

interface SwitchOptions {
  readonly effect: (typeof EFFECTS)[number];
  /** A remote or a path. */
  readonly target: string;
  readonly because: string;
  readonly minutes: number;
  readonly dryRun?: boolean;
}

/**
 * Closes a remote or a path, returns a remote to its previous version, or ends either. It writes one object and publishes no
 * release, so it works while the store refuses every other write.
 */
export async function switchAction(
  context: Context,
  { effect, target, because, minutes, dryRun = false }: SwitchOptions,
): Promise<void> {
  const { log, store, trust, storeId: expected, reporter, by } = context;
  const signer = context.signer();
  const live = createLiveReader({ store, trust, storeId: expected });
  const list = await live.newest();
  if (!list) throw new Refusal("switch", "Nothing has been shipped here yet.");
  const { release, storeId } = await log.read(list.generation);
  const isKnown = target.startsWith("/")
    ? (await live.documents(list)).has(target)
    : Object.hasOwn(release.remotes, target);
  if (!isKnown)
    throw new Refusal(
      "switch",
      `${target} is neither a live remote nor a path. Remotes: ${Object.keys(release.remotes).join(", ")}.`,
    );
  const remote = await checkScope(target, { release }, context);
  const { replaced, previous } = await checkActive({ target, effect, remote }, storeId, context);
  if (effect === "previous" && !target.startsWith("/") && !release.fallbacks[target])
    throw new Refusal("switch", `${target} has no previous version. Close it instead: switch off.`);
  const left = effect === "previous" && release.remotes[target];
  const content = {
    store: storeId,
    target,
    effect,
    because,
    by,
    ...(left && { leaves: folderOf(target, left) }),
    ...(remote !== undefined && { remote }),
    ...(previous !== undefined && { previous }),
  };
  const document = await live.document(list, target.startsWith("/") ? target : "");
  const planned: Switch = { kind: "switch", ...content, at: new Date().toISOString(), until: Date.now() };
  if (effect !== "back" && !changesDocument(document, planned))
    throw new Refusal(
      "switch",
      target.startsWith("/")
        ? `${target} ${effect} would change nothing. Only a remote's path can be closed, and only a remote has a previous version.`
        : `${target} ${effect} would change nothing: the live shell cannot load its previous version. Close it instead: switch off.`,
    );
  await checkSite(siteOrigin(context, release.environment), context);
  reporter.note({ store: store.address, target, effect, because, minutes, isDryRun: dryRun });
  if (dryRun) return reporter.print(`${target} ${effect}: nothing was changed, this was a dry run`);
  const made = await writeSwitch(content, { store, signer, minutes });
  const winner = (await createSwitchReader({ store, trust }).active(storeId)).find((one) => one.target === target);
  const isOld = winner !== undefined && winner.at === replaced?.at && winner.by === replaced.by;
  const isFollowed = effect === "back" ? winner === undefined : winner !== undefined && !isOld;
  if (!isFollowed)
    throw new Error(
      replaced && Date.parse(replaced.at) > Date.parse(made.at)
        ? `The clock of ${replaced.by} is ahead, so sites follow ${describeSwitch(replaced)} until then. Repeat the command in ${Math.ceil((Date.parse(replaced.at) - Date.now()) / 1000)} s.`
        : `${store.address}: the switch is written, but a site would not follow it.`,
    );
  if (replaced && effect !== "back") reporter.print(`  replaces ${describeSwitch(replaced)}`);
  reporter.print(describeSwitch(made));
  reporter.print(
    effect === "back" ? "  sites follow within 30 seconds" : "  sites follow within 30 seconds; to end it: switch back",
  );
}
