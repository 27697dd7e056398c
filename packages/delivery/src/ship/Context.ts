import type { Archive } from "../archive/createArchive.ts";
import type { Signer, Trust } from "../keys/seal.ts";
import type { ReleaseRow } from "../sets/createReleaseRow.ts";
import type { Store } from "../stores/Store.ts";
import type { Teller } from "./createTeller.ts";

/** What every action of the command works with. */
export interface Context {
  readonly repository: string;
  readonly store: Store;
  readonly row: ReleaseRow;
  readonly archive: Archive;
  readonly trust: Trust;
  /** The id that the store must have; undefined accepts any store. */
  readonly storeId: string | undefined;
  readonly teller: Teller;
  /** SHIP_ORIGIN without a slash at its end, "" where it is not set; see siteOrigin. */
  readonly origin: string;
  /** Where `npm start` serves the sandbox on this machine. */
  readonly sandboxOrigin: string;
  /** Who is at it, as sets name them. */
  readonly by: string;
  /** Where the reports of browsers are read, as a list; undefined for the site's own sandbox. */
  readonly reports: string | undefined;
  /** The key to sign with; a fault that says how to get one where there is none. */
  signer(): Signer;
}
