import { apiAtom } from "@lending/api-client";
import { AppProvider } from "@lending/bridge";
import { BrowserRouter } from "@lending/bridge/router";
import { createStore, Provider } from "@lending/bridge/store";
import { findPath, plainPath } from "@lending/federation/manifest";
import { createRemoteLoader } from "@lending/federation/runtime";
import { LocaleProvider } from "@lending/ui/locale";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { wantsTools } from "../developer/wantsTools.ts";
import { Frame } from "../frame/Frame.tsx";
import { loadScreen } from "../frame/loadScreen.ts";
import { routes } from "../routes.tsx";
import { createServices } from "./createServices.ts";
import { readStart } from "./readStart.ts";
import { reportError } from "./reportError.ts";
import { waitForFirst } from "./waitForFirst.ts";

/** The third step of a launch link: makes the session, the clients and the store, and hands the address to the frame. */
export async function start() {
  const served = readStart(window);
  const begun = wantsTools(served)
    ? await import("../developer/equip.ts").then(
        ({ equip }) => equip(served),
        () => served,
      )
    : served;
  const { environment, registry, next } = begun;
  const { api, app, early, preview } = createServices(begun);
  const store = createStore();
  store.set(apiAtom, api);
  const { analyticsUrl } = environment;
  const report = (error: unknown) => reportError(error, { analyticsUrl, registry });
  const loader = createRemoteLoader(registry, report);
  const sources = { registry, next, locale: app.locale, analyticsUrl, own: routes, loader, early };
  const { pathname, search } = location;
  const found = findPath(registry, pathname);
  if (found) {
    const screen = loadScreen(found.owner.name, plainPath(pathname), search, sources);
    await waitForFirst([screen, ...[...begun.early.values()].map(({ answer }) => answer)]);
  }
  const root = createRoot(document.getElementById("root") as HTMLElement, {
    onCaughtError: report,
    onUncaughtError: report,
  });
  // The skeleton stands already: rendering may give way to taps and scrolling between its parts.
  startTransition(() =>
    root.render(
      <AppProvider value={app}>
        <Provider store={store}>
          <LocaleProvider locale={app.locale}>
            <BrowserRouter>
              <Frame sources={sources} preview={preview} />
            </BrowserRouter>
          </LocaleProvider>
        </Provider>
      </AppProvider>,
    ),
  );
}
