import { type Api, apiAtom } from "@lending/api-client";
import { type App, AppProvider, createNativePort, type PagePort } from "@lending/bridge";
import type { Environment } from "@lending/bridge/environment";
import { readLaunch } from "@lending/bridge/launch";
import { createStore, Provider } from "@lending/bridge/store";
import { LocaleProvider } from "@lending/ui/locale";
import { prerender } from "react-dom/static.edge";
import { MemoryRouter } from "react-router";
import type { RemoteRoute } from "../routes/defineRoutes.ts";

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

/** A request to prerender a page: its address, and the environment; see RenderedPage. */
interface PageRequest {
  readonly pathname: string;
  readonly environment: Environment;
  /** Folder of the remote's files, ending in a slash: a path on the site's origin or a full address. */
  readonly base: string;
}

/**
 * Prerenders the screen of a public path in the deployment's language, as it looks when it opens. Throws for a path that is not
 * public. The build runs it, never a browser.
 */
export async function renderPage(routes: readonly RemoteRoute[], { pathname, environment, base }: PageRequest) {
  __webpack_public_path__ = base;
  const route = routes.find((one) => one.path === pathname && one.public);
  if (!route) throw new Error(`${pathname} is not a public path.`);
  const { Screen } = await route.screen();
  const app: App = {
    environment,
    launch: readLaunch({ ...inertPage, location: { search: "" }, navigator: { userAgent: "" } } as never),
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
}
