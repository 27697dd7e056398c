import type { Registry, ShellManifest } from "@lending/federation/manifest";

/** A shell, the remotes that go with it, and what is needed to write their documents. */
export interface Release {
  readonly shell: ShellManifest;
  readonly registry: Registry;
  /** The trial that stands, with the registry of the devices that are in it. */
  readonly canary?: { readonly id: string; readonly percent: number; readonly registry: Registry };
  /** By public path: the program that writes it out, the stylesheets that its HTML needs, and the folder of its files. */
  readonly pages: Readonly<
    Record<string, { readonly program: string; readonly styles: readonly string[]; readonly base: string }>
  >;
}
