import { plainPath } from "../manifest/registry.ts";
import type { RemoteRoute, ScreenComponent } from "../routes/defineRoutes.ts";

export type Routes = ReturnType<typeof createRoutes>;

/** Creates what finds the routes of this remote and loads their screens. */
export function createRoutes(routes: readonly RemoteRoute[]) {
  const screens = new Map<string, Promise<ScreenComponent | undefined>>();
  const find = (pathname: string) => routes.find(({ path }) => path === plainPath(pathname));
  const loadScreen = async (pathname: string) => (await find(pathname)?.screen())?.Screen;
  return {
    /** Returns whether the remote has a path. */
    owns: (pathname: string) => find(pathname) !== undefined,
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
