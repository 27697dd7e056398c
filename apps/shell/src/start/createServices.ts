import { apiAtom, createApi } from "@lending/api-client";
import { type App, chooseLocale, createNativePort, type NativeMessage } from "@lending/bridge";
import { requestContext } from "@lending/bridge/launch";
import { atom, createStore } from "@lending/bridge/store";
import { createEarlyReads } from "@lending/federation/startup";
import { showLoadingToast } from "@lending/ui/toast";
import type { Start } from "./readStart.ts";

/** The commands that a native app would have received, in a plain browser. */
export const previewedAtom = atom<readonly NativeMessage[]>([]);

/** Creates the services of all screens: the native port, the locale, and the store with the API client. */
export function createServices({ environment, launch, early: underWay }: Start) {
  const store = createStore();
  const onPreview = (message: NativeMessage) => store.set(previewedAtom, (sent) => [...sent, message]);
  const native = createNativePort({ window, environment, platform: launch.platform, onPreview });
  const locale = chooseLocale(environment, launch);
  const context = requestContext(environment, launch, locale);
  const early = createEarlyReads(underWay, context, fetch.bind(window));
  const { wireNames, tracing } = environment;
  store.set(apiAtom, createApi({ ...context, wireNames, tracing, early, onLoading: showLoadingToast }));
  const app: App = { environment, launch, native, locale };
  return { app, early, store };
}
