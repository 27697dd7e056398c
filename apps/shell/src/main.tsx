import "./start/polyfills.ts";
import { AppProvider } from "@lending/bridge";
import { AppRouter } from "@lending/bridge/router";
import { Provider } from "@lending/bridge/store";
import { findPath, plainPath } from "@lending/federation/manifest";
import { createRemoteLoader } from "@lending/federation/runtime";
import { openContactLinks } from "@lending/federation/startup";
import { LocaleProvider } from "@lending/ui/locale";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { Frame } from "./frame/Frame.tsx";
import { reportError } from "./frame/failure/reportError.ts";
import { collectTranslations } from "./frame/navigation/earlyTranslations.ts";
import { createScreenLoader, type FrameServices, holdPage, settleWithin } from "./frame/screenLoader.ts";
import { routes } from "./routes.tsx";
import { createServices, loadingStyles, readStart, reloadForOtherLaunch } from "./start/readStart.ts";

/**
 * Longest wait for the files of the first screen, in milliseconds. After it the frame renders without them, so that it can
 * show its loading or failure state. It does not render earlier, because React delays the next content by 300 ms after a
 * fallback; until then the first paint of the document is visible.
 */
const FIRST_SCREEN_MS = 500;

/** The third step of a launch link: creates the clients and the store, and renders the frame. */
async function start() {
  const served = readStart(window);
  reloadForOtherLaunch(window, served.launch);
  const { registry, readNext } = served;
  const { app, early, store } = createServices(served);
  served.offerClose(() => void app.native.closeWebview());
  openContactLinks(() => app.native.host === "browser");
  // Sample once per page load, so that the ratio of errors to visits stays unbiased.
  const analyticsUrl = Math.random() * 100 < served.environment.analyticsPercent ? served.environment.analyticsUrl : "";
  const report = (error: unknown) => void reportError(error, { analyticsUrl, registry });
  const loader = createRemoteLoader(registry, report);
  const screens = createScreenLoader({ own: routes, loader, early });
  const services: FrameServices = { registry, readNext, locale: app.locale, analyticsUrl, loader, early, screens };
  const { pathname, search } = location;
  const found = findPath(registry, pathname);
  const screen = found && screens.load(found.owner.name, plainPath(pathname), search);
  await settleWithin([screen, ...loadingStyles(document), ...early.underWay()], FIRST_SCREEN_MS);
  const hold = holdPage(services);
  collectTranslations();
  const root = createRoot(document.getElementById("root") as HTMLElement, {
    onCaughtError: report,
    onUncaughtError: report,
  });
  // The first paint is visible already, so rendering may yield to taps and scrolling.
  startTransition(() =>
    root.render(
      <AppProvider value={app}>
        <Provider store={store}>
          <LocaleProvider locale={app.locale}>
            <AppRouter hold={hold}>
              <Frame services={services} />
            </AppRouter>
          </LocaleProvider>
        </Provider>
      </AppProvider>,
    ),
  );
}

void start();
