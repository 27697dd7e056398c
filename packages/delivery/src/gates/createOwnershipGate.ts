import { parseEnvironment } from "@lending/bridge/environment";
import { findConflicts } from "@lending/federation/manifest";
import type { Archive } from "../archive/createArchive.ts";
import type { Gate } from "../publishing/publish.ts";
import { Refusal } from "../publishing/Refusal.ts";
import { canaryVariant, type Deployed, deployedOf, type SetContent } from "../sets/ReleaseSet.ts";

/**
 * Rejects a release in which two apps claim one path, with or without its canary: visitors would get the screen of the app that
 * comes first in the registry.
 */
export function createOwnershipGate(archive: Archive): Gate {
  const ownerOf = async ([name, deployed]: readonly [string, Deployed]) => {
    const { paths } = await archive.manifest(name, deployed);
    return { name: `${name} ${deployed.version}`, paths };
  };
  const check = async (set: SetContent) => {
    const owners = await Promise.all(deployedOf(set).map(ownerOf));
    const conflicts = findConflicts(owners, parseEnvironment(set.environment).productPrefix);
    if (conflicts.length > 0) throw new Refusal("ownership", `${conflicts.join("; ")}.`);
    return owners.reduce((count, { paths }) => count + Object.keys(paths).length, 0);
  };
  return {
    name: "ownership",
    async check({ content }) {
      const count = await check(content);
      const variant = canaryVariant(content);
      if (variant) await check(variant);
      return `${count} paths, each of one app`;
    },
  };
}
