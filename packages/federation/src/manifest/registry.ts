import type { RemotePath } from "./remoteManifest.ts";

/** One remote as the document names it: where its files stand and what each of its paths wants. */
export interface RegistryRemote {
  readonly name: string;
  readonly version: string;
  /** Folder of the remote's files, ending in a slash: a path on this origin or a full address. */
  readonly base: string;
  readonly entry: string;
  readonly paths: Readonly<Record<string, RemotePath>>;
  readonly integrity: Readonly<Record<string, string>>;
}

/** Every remote of this deployment and the shell's own paths; stands inside the document as `<script id="registry">`. */
export interface Registry {
  readonly shell: RegistryRemote;
  readonly remotes: readonly RegistryRemote[];
}
