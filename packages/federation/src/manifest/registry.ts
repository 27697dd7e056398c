import type { RouteTitle, SkeletonKind } from "../routes/defineRoutes.ts";
import type { RemotePath } from "./remoteManifest.ts";

/** Another version of a remote, that stands by for when the one in use is broken. */
export interface StandBy {
  readonly base: string;
  readonly entry: string;
  /** Hash of its table of pins. */
  readonly pins?: string;
}

/** One remote of a deployment: where its files stand, what each of its paths wants, and the hash of every file. */
export interface RegistryRemote {
  readonly name: string;
  readonly version: string;
  /** Folder of the remote's files, ending in a slash: a path on this origin or a full address. */
  readonly base: string;
  readonly entry: string;
  readonly paths: Readonly<Record<string, RemotePath>>;
  readonly integrity: Readonly<Record<string, string>>;
  /** Hash of its table of pins, which holds the hash of every script and stylesheet; a development build has none. */
  readonly pins?: string;
  /** The last good version before this one. */
  readonly last?: StandBy;
}

/** Every remote of a deployment and the shell's own paths. */
export interface Registry {
  readonly shell: RegistryRemote;
  readonly remotes: readonly RegistryRemote[];
}

/** What the shell knows of a path before the remote that owns it is here. */
export interface SitePath {
  readonly title: RouteTitle;
  readonly skeleton: SkeletonKind;
  /** Paths of one owner with the same screen are one place. */
  readonly screen: string;
}

/** One remote as a document names it. */
export interface SiteRemote {
  readonly name: string;
  readonly base: string;
  readonly entry: string;
  readonly pins?: string;
  readonly paths: Readonly<Record<string, SitePath>>;
  readonly last?: StandBy;
}

/** The registry as every document carries it, in `<script id="registry">`: who owns which path, and no file but the entries. */
export interface SiteRegistry {
  /** Generation of the set that the document is of; a checkout's own builds are of none. */
  readonly set?: number;
  /** Only while a trial stands: which of its two arms this is. */
  readonly arm?: "live" | "canary";
  readonly shell: SiteRemote;
  readonly remotes: readonly SiteRemote[];
}
