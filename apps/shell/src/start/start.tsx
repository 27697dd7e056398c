import { apiAtom } from "@lending/api-client";
import { AppProvider } from "@lending/bridge";
import { BrowserRouter } from "@lending/bridge/router";
import { createStore, Provider } from "@lending/bridge/store";
import { createRemoteLoader } from "@lending/federation/runtime";
import { LocaleProvider } from "@lending/ui/locale";
import { createRoot } from "react-dom/client";
import { Frame } from "../frame/Frame.tsx";
import { createServices } from "./createServices.ts";
import { readStart } from "./readStart.ts";
import { reportError } from "./reportError.ts";

/** The third step of a launch link: makes the session, the clients and the store, and hands the address to the frame. */
export function start() {
  const { environment, registry, launch, early } = readStart(window);
  const { api, app, preview } = createServices({ environment, launch, early });
  const store = createStore();
  store.set(apiAtom, api);
  const report = (error: unknown) => reportError(error, environment.analyticsUrl);
  const loader = createRemoteLoader(registry, report);
  const root = createRoot(document.getElementById("root") as HTMLElement, {
    onCaughtError: report,
    onUncaughtError: report,
  });
  root.render(
    <AppProvider value={app}>
      <Provider store={store}>
        <LocaleProvider locale={app.locale}>
          <BrowserRouter>
            <Frame registry={registry} loader={loader} preview={preview} />
          </BrowserRouter>
        </LocaleProvider>
      </Provider>
    </AppProvider>,
  );
}
