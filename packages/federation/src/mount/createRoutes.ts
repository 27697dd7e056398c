import { plainPath } from "../manifest/registry.ts";
import type { RemoteRoute, ScreenComponent } from "../routes/defineRoutes.ts";
import type { RemoteRequire } from "../runtime/remoteRuntime.ts";

declare const __webpack_require__: RemoteRequire;

export type Routes = ReturnType<typeof createRoutes>;

/** Creates what loads the routes and screens of this remote. `onLoad` is called once the routes are known. */
export function createRoutes(onLoad: () => void) {
  let routes: readonly RemoteRoute[] | undefined;
  const screens = new Map<string, Promise<ScreenComponent | undefined>>();
  const find = (pathname: string) => routes?.find(({ path }) => path === plainPath(pathname));
  const loadScreen = async (pathname: string) => {
    if (!routes) {
      const factory = await __webpack_require__.getContainer("./routes");
      const isFirst = !routes;
      routes = (factory() as { readonly routes: readonly RemoteRoute[] }).routes;
      if (isFirst) onLoad();
    }
    return (await find(pathname)?.screen())?.Screen;
  };
  return {
    isLoaded: () => routes !== undefined,
    /** Returns whether the remote has a path; true for any until its routes are known. */
    owns: (pathname: string) => !routes || find(pathname) !== undefined,
    titleOf: (pathname: string) => find(pathname)?.title,
    /**
     * Loads the screen of a path, undefined for one of another remote. Returns the same promise until `forget`, so that React can
     * wait for it.
     */
    load(pathname: string) {
      const loading = screens.get(pathname) ?? loadScreen(pathname);
      screens.set(pathname, loading);
      return loading;
    },
    forget: () => screens.clear(),
  };
}
