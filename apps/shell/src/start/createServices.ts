import { type Api, createApi } from "@lending/api-client";
import { type App, chooseLocale, createNativePort, type NativeMessage } from "@lending/bridge";
import { clientQuery, resolveHeaders } from "@lending/bridge/launch";
import { showLoadingToast } from "@lending/ui/toast";
import { createPreview, type Preview } from "./createPreview.ts";
import type { Start } from "./readStart.ts";

interface Services {
  readonly api: Api;
  readonly app: App;
  /** What was asked of a native app that is not there. */
  readonly preview: Preview<NativeMessage>;
}

/** Makes what every screen is given: the API client, the native port, the language. */
export function createServices({ environment, launch, early, fetch }: Start): Services {
  const preview = createPreview<NativeMessage>();
  const native = createNativePort({ window, environment, platform: launch.platform, onPreview: preview.add });
  const api = createApi({
    apiBase: environment.apiBase,
    productPrefix: environment.productPrefix,
    clientQuery: clientQuery(launch),
    headers: resolveHeaders(environment.headers, launch),
    wireNames: environment.wireNames,
    early: {
      take(key) {
        const answer = early.get(key);
        early.delete(key);
        return answer;
      },
    },
    onLoading: showLoadingToast,
    fetch,
  });
  return { api, preview, app: { environment, launch, native, locale: chooseLocale(environment, launch) } };
}
