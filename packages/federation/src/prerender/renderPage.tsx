import { type App, AppProvider, createNativePort, type PagePort } from "@lending/bridge";
import { createStore, Provider } from "@lending/bridge/store";
import { LocaleProvider } from "@lending/ui/locale";
import { prerender } from "react-dom/static.edge";
import { MemoryRouter } from "react-router";
// The app whose build this is: the build puts its routes here.
import { routes } from "remote-routes";
import type { RenderPage } from "./PublicPage.ts";

/** The bundler's own name for the folder that a file of the build is fetched from. */
declare let __webpack_public_path__: string;

/** A page that nobody looks at: nothing is asked of it while a screen is written out. */
const nowhere: PagePort = {
  location: { href: "https://prerender.invalid/", assign() {}, replace() {} },
  history: { state: null, pushState() {}, go() {} },
  sessionStorage: { getItem: () => null, setItem() {} },
  addEventListener() {},
  removeEventListener() {},
};

/**
 * Back of a page that is written out. Without scripts a button could do nothing: as a link it leads to the site's first
 * page. With scripts the start-up script answers it.
 */
const backButton = /<button type="button"((?: [\w-]+="[^"]*")*? data-back=""[^>]*>.*?)<\/button>/;

/** Writes a public path's screen out, in the deployment's own language. Ran by the composer, never by a browser. */
export const renderPage: RenderPage = async ({ pathname, environment, base }) => {
  __webpack_public_path__ = base;
  const route = routes.find((one) => one.path === pathname && one.public);
  if (!route) return undefined;
  const { Screen } = await route.screen();
  const launch = {
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
  } as const;
  const app: App = {
    environment,
    launch,
    native: createNativePort({ window: nowhere as never, environment, platform: "android", onPreview: () => {} }),
    locale: environment.locale,
    page: nowhere,
  };
  const { prelude } = await prerender(
    <AppProvider value={app}>
      <Provider store={createStore()}>
        <LocaleProvider locale={app.locale}>
          <MemoryRouter initialEntries={[pathname]}>
            <Screen />
          </MemoryRouter>
        </LocaleProvider>
      </Provider>
    </AppProvider>,
  );
  return (await new Response(prelude).text()).replace(backButton, '<a role="button" href="/"$1</a>');
};
