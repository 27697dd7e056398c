import { type Api, createApi } from "@lending/api-client";
import { type App, chooseLocale, createNativePort } from "@lending/bridge";
import { requestContext } from "@lending/bridge/launch";
import { createEarlyReads, type EarlyReads } from "@lending/federation/startup";
import { showLoadingToast } from "@lending/ui/toast";
import { createPreview, type Preview } from "./preview.ts";
import type { Start } from "./readStart.ts";

interface Services {
  readonly api: Api;
  readonly app: App;
  readonly early: EarlyReads;
  /** Commands that no native app received. */
  readonly preview: Preview;
}

/** Creates the services of all screens: the API client, the native port and the locale. */
export function createServices({ environment, launch, early: underWay, fetch }: Start): Services {
  const preview = createPreview();
  const native = createNativePort({ window, environment, platform: launch.platform, onPreview: preview.add });
  const locale = chooseLocale(environment, launch);
  const context = requestContext(environment, launch, locale);
  const early = createEarlyReads(underWay, context, fetch ?? window.fetch.bind(window));
  const { wireNames, tracing } = environment;
  const api = createApi({ ...context, wireNames, tracing, early, onLoading: showLoadingToast, fetch });
  return { api, early, preview, app: { environment, launch, native, locale } };
}
