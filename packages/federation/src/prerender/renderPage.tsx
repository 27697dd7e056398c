import { type Api, apiAtom } from "@lending/api-client";
import { type App, AppProvider, createNativePort, type PagePort } from "@lending/bridge";
import { createStore, Provider } from "@lending/bridge/store";
import { LocaleProvider } from "@lending/ui/locale";
import { prerender } from "react-dom/static.edge";
import { MemoryRouter } from "react-router";
// The routes of the app that is being built; the build resolves this module.
import { routes } from "remote-routes";
import { emptyLaunch, type RenderPage } from "./PublicPage.ts";

/** The bundler's variable for the folder that the build's files are loaded from. */
declare let __webpack_public_path__: string;

/** A page port without effects, for prerendering. */
const inertPage: PagePort = {
  location: { href: "https://prerender.invalid/", assign() {}, replace() {} },
  history: { state: null, pushState() {}, go() {} },
  sessionStorage: { getItem: () => null, setItem() {} },
  addEventListener() {},
  removeEventListener() {},
};

/**
 * The Back button of a prerendered page. Without scripts a button does nothing, so it becomes a link to the home page.
 * With scripts the start-up script handles it.
 */
const backButton = /<button type="button"((?: [\w-]+="[^"]*")*? data-back=""[^>]*>.*?)<\/button>/;

/** Prerenders the screen of a public path in the deployment's language. The build runs it, never a browser. */
export const renderPage: RenderPage = async ({ pathname, environment, base }) => {
  __webpack_public_path__ = base;
  const route = routes.find((one) => one.path === pathname && one.public);
  if (!route) throw new Error(`${pathname} is not a public path.`);
  const { Screen } = await route.screen();
  const app: App = {
    environment,
    launch: emptyLaunch,
    native: createNativePort({ window: inertPage as never, environment, platform: "android", onPreview: () => {} }),
    locale: environment.locale,
    page: inertPage,
  };
  const store = createStore();
  // A public page requests data only in effects, which prerendering does not run.
  store.set(apiAtom, {} as Api);
  const { prelude } = await prerender(
    <AppProvider value={app}>
      <Provider store={store}>
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
