import type { Candidate } from "@lending/releases";
import { readStatement, type Store, type Trust, Untrusted, verifyFiles } from "@lending/releases";
import { newVersions } from "./changes/parts.ts";
import { Refusal } from "./Refusal.ts";

/**
 * Takes in each artefact that a candidate newly names: complete, with intact files in every form, and signed by a key whose scope is
 * that app. A version that an earlier release named was taken in then, and its key may be trusted no more.
 */
export async function takeIn(candidate: Candidate, { store, trust }: { readonly store: Store; readonly trust: Trust }) {
  const { base } = candidate;
  let files = 0;
  for (const [app, deployed] of newVersions(candidate)) {
    const wasNamed = base?.release.known[app]?.some(({ hash }) => hash === deployed.hash) ?? false;
    try {
      const statement = await readStatement(store, {
        app,
        deployed,
        ...(wasNamed ? {} : { trust: base?.trust ?? trust }),
      });
      if (!statement)
        throw new Refusal(
          "artefact",
          `${app} ${deployed.version} is incomplete in ${store.address}: it has no statement. Ship the same build again: that writes it again.`,
        );
      await verifyFiles(store, { app, deployed, statement });
      files += Object.keys(statement.sizes).length;
    } catch (fault) {
      if (fault instanceof Untrusted) throw new Refusal("artefact", fault.message);
      throw fault;
    }
  }
  return files === 0 ? "no new version" : `${files} files intact`;
}
