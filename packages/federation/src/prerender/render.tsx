import { type Api, apiAtom } from "@lending/api-client";
import { type App, AppProvider, createNativePort, type PagePort } from "@lending/bridge";
import type { Environment } from "@lending/bridge/environment";
import { readLaunch } from "@lending/bridge/launch";
import { createStore, Provider } from "@lending/bridge/store";
import { ArticleFirstPaint, FirstPaintContext } from "@lending/ui/first-paint";
import { makeParts } from "@lending/ui/first-paint-parts";
import { LOCALES, type Locale, LocaleProvider, useLocale } from "@lending/ui/locale";
import type { ComponentType } from "react";
import { prerender } from "react-dom/static.edge";
import { MemoryRouter } from "react-router";
import type { RenderedFirstPaint } from "../first-paint/joinFirstPaint.ts";
import type { RemoteRoute, RouteTitle } from "../routes/defineRoutes.ts";

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

async function render(Component: ComponentType, locale: Locale): Promise<RenderedFirstPaint> {
  const parts = makeParts();
  const { prelude } = await prerender(
    <FirstPaintContext value={parts}>
      <LocaleProvider locale={locale}>
        <MemoryRouter>
          <Component />
        </MemoryRouter>
      </LocaleProvider>
    </FirstPaintContext>,
  );
  return { html: await new Response(prelude).text(), parts };
}

/** Renders a first paint in every language of `LOCALES`. */
export async function renderFirstPaint(Component: ComponentType): Promise<readonly RenderedFirstPaint[]> {
  const inEveryLanguage: RenderedFirstPaint[] = [];
  for (const locale of LOCALES) {
    // The first time its messages load, and a component that waits for them declares its parts twice.
    await render(Component, locale);
    inEveryLanguage.push(await render(Component, locale));
  }
  return inEveryLanguage;
}

/** Returns the first paint of a path that its app's `src/firstPaints.tsx` does not list: the title, and lines of text. */
const usualFirstPaint = (title: RouteTitle) =>
  function UsualFirstPaint() {
    return <ArticleFirstPaint title={title[useLocale()]} />;
  };

/** Renders the first paint of every path of an app. `titles` are those of its paths. The build runs it, never a browser. */
export async function renderFirstPaints(
  firstPaints: Readonly<Record<string, ComponentType>>,
  titles: Readonly<Record<string, RouteTitle>>,
): Promise<Readonly<Record<string, readonly RenderedFirstPaint[]>>> {
  const unlisted = Object.entries(titles).filter(([path]) => !firstPaints[path]);
  const all = {
    ...firstPaints,
    ...Object.fromEntries(unlisted.map(([path, title]) => [path, usualFirstPaint(title)])),
  };
  const rendered: Record<string, readonly RenderedFirstPaint[]> = {};
  for (const [path, Component] of Object.entries(all)) rendered[path] = await renderFirstPaint(Component);
  return rendered;
}
