import { createApi } from "@lending/api-client";
import { type App, chooseLocale, createNativePort } from "@lending/bridge";
import { requestContext } from "@lending/bridge/launch";
import { createEarlyReads } from "@lending/federation/startup";
import { showLoadingToast } from "@lending/ui/toast";
import { createPreview } from "./preview.ts";
import type { Start } from "./readStart.ts";

/** Creates the services of all screens: the API client, the native port and the locale. */
export function createServices({ environment, launch, early: underWay }: Start) {
  const preview = createPreview();
  const native = createNativePort({ window, environment, platform: launch.platform, onPreview: preview.add });
  const locale = chooseLocale(environment, launch);
  const context = requestContext(environment, launch, locale);
  const early = createEarlyReads(underWay, context, fetch.bind(window));
  const { wireNames, tracing } = environment;
  const api = createApi({ ...context, wireNames, tracing, early, onLoading: showLoadingToast });
  const app: App = { environment, launch, native, locale };
  return { api, app, early, preview };
}
