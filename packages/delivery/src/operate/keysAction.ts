import path from "node:path";
import { makeKeys } from "../releases/signing/keyFolder.ts";
import { describeScope } from "../releases/signing/seal.ts";
import type { Context } from "../ship/Context.ts";

/** Creates a signing key, of the platform or of these remotes. */
export async function keysAction({ keys, repository, reporter }: Context, names: readonly string[]): Promise<void> {
  const scope = names.length > 0 ? names : "platform";
  const id = makeKeys(keys, scope);
  reporter.note({ key: id, scope });
  reporter.print(
    `The key ${id} of ${describeScope(scope)} is made. Commit ${path.relative(repository, keys)}/trusted/${id}.pub; ship.key stays here.`,
  );
}
