import type { RemoteManifest, ShellManifest } from "@lending/federation/manifest";
import { satisfies } from "./satisfies.ts";

/** Describes each range of a remote that a shell does not meet. */
export function misfits(name: string, remote: RemoteManifest, shell: ShellManifest): readonly string[] {
  return Object.entries(remote.shared).flatMap(([shared, range]) => {
    const provided = shell.shared[shared];
    if (provided === undefined)
      return [`${name} ${remote.version} needs ${shared} ${range}, which shell ${shell.version} does not provide`];
    return satisfies(provided, range)
      ? []
      : [`${name} ${remote.version} needs ${shared} ${range}, and shell ${shell.version} provides ${provided}`];
  });
}
