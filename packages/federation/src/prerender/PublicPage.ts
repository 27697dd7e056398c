import type { Environment } from "@lending/bridge/environment";

/** A page that the build can write out: its address, and the deployment whose names stand in it. */
export interface PageRequest {
  readonly pathname: string;
  readonly environment: Environment;
  /** Folder of the remote's files, ending in a slash: a path on the site's origin or a full address. */
  readonly base: string;
}

/** Gives the HTML of a public path as its screen shows it when it opens, or undefined for a path that is not public. */
export type RenderPage = (request: PageRequest) => Promise<string | undefined>;
