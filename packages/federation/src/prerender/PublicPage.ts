import type { Environment } from "@lending/bridge/environment";
import type { LaunchParameters } from "@lending/bridge/launch";

/** A request to prerender a page: its address, and the environment; see RenderedPage. */
export interface PageRequest {
  readonly pathname: string;
  readonly environment: Environment;
  /** Folder of the remote's files, ending in a slash: a path on the site's origin or a full address. */
  readonly base: string;
}

/** Renders the HTML of a public path as its screen looks when it opens. Throws for a path that is not public. */
export type RenderPage = (request: PageRequest) => Promise<string>;

/** The launch of a page that no app has opened. */
export const emptyLaunch: LaunchParameters = {
  appVersion: "",
  deviceName: "",
  deviceId: "",
  osVersion: "",
  sessionId: "",
  advertisingId: "",
  platform: "android",
  source: "",
  from: "",
  lang: "",
};
