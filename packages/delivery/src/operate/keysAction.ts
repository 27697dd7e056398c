import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentOf } from "@lending/releases/formats/Release";
import type { Change } from "@lending/releases/log/createReleaseLog";
import { makeKeys } from "@lending/releases/signing/keyFolder";
import { certificateText, describeScope, keyIdOf, type Signer, type Trust } from "@lending/releases/signing/trust";
import { type Context, Usage } from "../ship/Context.ts";
import { publishChange } from "../ship/publishChange.ts";
import { Refusal } from "../ship/Refusal.ts";

/** Adds a platform key, certified by the key that signs the release: every edge trusts it from then on. */
const certifyKey =
  (pem: string, signer: Signer, storeId: string): Change =>
  async (release) => {
    const id = keyIdOf(pem);
    if (release?.revoked.includes(id)) throw new Refusal("keys", `The key ${id} was revoked. Make another one.`);
    if (!release || release.keys.some((one) => keyIdOf(one.pem) === id)) return undefined;
    const { key, signature } = await signer.sign(certificateText(pem, storeId));
    return {
      ...contentOf(release),
      keys: [...release.keys, { pem, by: key, signature }],
      change: `key ${id} certified by ${key}`,
    };
  };

/** Ends the trust in one of these keys, on every edge and for every publisher. */
const revokeKey =
  (id: string, trust: Trust): Change =>
  (release) => {
    if (!release) throw new Refusal("keys", "Nothing has been shipped here yet: remove the key from EDGE_TRUST.");
    if (release.revoked.includes(id)) return undefined;
    if (!trust.has(id)) {
      const known = [...trust].map(([one, { scope }]) => `${one} (${describeScope(scope)})`).join(", ");
      throw new Refusal("keys", `No trusted key has the id ${id}. There are ${known}.`);
    }
    return { ...contentOf(release), revoked: [...release.revoked, id], change: `key ${id} revoked` };
  };

interface KeysOptions {
  /** What a new key may sign: these remotes, or everything. */
  readonly names: readonly string[];
  /** File with the public key that every edge trusts from now on. */
  readonly certify?: string;
  /** Id of the key that nobody trusts from now on. */
  readonly revoke?: string;
  readonly because?: string;
}

/** Creates a signing key, of the platform or of these remotes; or changes in a release which platform keys count. */
export async function keysAction(context: Context, { names, certify, revoke, because }: KeysOptions): Promise<void> {
  const { keys, repository, reporter, log, trust } = context;
  if (certify !== undefined) {
    const file = path.resolve(repository, certify);
    if (!existsSync(file)) throw new Usage(`There is no ${certify}.`);
    const text = readFileSync(file, "utf8");
    if (/^scope: (?!platform\s*$)/m.test(text))
      throw new Usage(
        `${certify} is a team's key. Edges need none of these; commit it to the trusted keys of the controller.`,
      );
    const pem = text.slice(Math.max(0, text.indexOf("-----BEGIN")));
    const newest = await log.newest();
    if (!newest) throw new Refusal("keys", "Nothing has been shipped here yet: put the key into EDGE_TRUST.");
    const change = certifyKey(pem, context.signer(), newest.storeId);
    await publishChange(context, { action: "keys", change });
    return reporter.print(`  commit it too  ${keyIdOf(pem)}.pub belongs to the trusted keys of everybody who ships`);
  }
  if (revoke !== undefined) {
    const { id } = await context.ownKey();
    if (id === revoke)
      throw new Refusal("keys", `The key ${id} signs this release. Revoke it with another key of the platform.`);
    const known = (await log.newest())?.trust ?? trust;
    await publishChange(context, { action: "keys", change: revokeKey(revoke, known), because });
    return reporter.print(`  also remove    trusted/${revoke}.pub, and the key from EDGE_TRUST`);
  }
  const scope = names.length > 0 ? names : "platform";
  const id = makeKeys(keys, scope);
  reporter.note({ key: id, scope });
  reporter.print(
    `The key ${id} of ${describeScope(scope)} is made. Commit ${path.relative(repository, keys)}/trusted/${id}.pub; ship.key stays here.`,
  );
}
