import type { Registry, ShellManifest } from "@lending/federation/manifest";

/** A shell, the remotes that go with it, and everything that their documents need. */
export interface Release {
  readonly shell: ShellManifest;
  readonly registry: Registry;
  /** The canary, with the registry of its devices. */
  readonly canary?: { readonly id: string; readonly percent: number; readonly registry: Registry };
  /** By public path: the program that prerenders it, the stylesheets that its HTML needs, and the folder of its files. */
  readonly pages: Readonly<
    Record<string, { readonly program: string; readonly styles: readonly string[]; readonly base: string }>
  >;
}
