import type { Archive } from "../archive/createArchive.ts";
import type { Signer, Trust } from "../keys/seal.ts";
import type { ReleaseLog } from "../sets/createReleaseLog.ts";
import type { Store } from "../stores/Store.ts";
import type { Reporter } from "./createReporter.ts";

/** Everything that the actions of the command use. */
export interface Context {
  readonly repository: string;
  readonly store: Store;
  readonly row: ReleaseLog;
  readonly archive: Archive;
  readonly trust: Trust;
  /** The required store id; undefined accepts any store. */
  readonly storeId: string | undefined;
  readonly reporter: Reporter;
  /** SHIP_ORIGIN without a slash at the end, "" when it is not set; see siteOrigin. */
  readonly origin: string;
  /** Address of the sandbox that `npm start` serves on this machine. */
  readonly sandboxOrigin: string;
  /** The publisher's name, as the release log records it. */
  readonly by: string;
  /** Address of the browsers' reports, as a JSON list; undefined for the site's sandbox. */
  readonly reports: string | undefined;
  /** Returns the signing key. Throws a Usage that explains how to create one. */
  signer(): Signer;
}
