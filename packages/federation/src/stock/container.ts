import type { NativeMessage, NativePort, NativeReply, useApp } from "@lending/bridge";
import { signatures } from "@lending/bridge/native-commands";
import type { useLocation, useNavigate } from "@lending/bridge/router";
import type React from "react";
import type { ReactNode } from "react";
import type { createPortal } from "react-dom";
import type { Mounted, MountOptions } from "../mount/mountTypes.d.ts";
import type { RemoteRoute, ScreenComponent } from "../routes/defineRoutes.ts";
import type { FileGuard } from "../runtime/createFileGuard.ts";
import type { Container } from "../runtime/createRemoteLoader.ts";
import type { ShareScope } from "../runtime/shareLibraries.ts";
import { createRoots } from "./createRoots.ts";

/** What the publication knows of the build, written before this program; see publishStockRemote. */
declare const STOCK_REMOTE: {
  /** The remote entry of the build. */
  readonly entry: string;
  /** The module that it exposes. */
  readonly exposed: "./routes" | "./mount";
  /** Every script and stylesheet that it may load. */
  readonly files: readonly string[];
  /** By path. */
  readonly titles: Readonly<Record<string, RemoteRoute["title"]>>;
};

/** What a stock remote may expose. */
interface StockModule {
  readonly mount?: (element: Element, options: MountOptions) => Mounted;
  readonly routes?: readonly {
    readonly path: string;
    readonly screen: () => Promise<{ readonly Screen?: React.ComponentType<MountOptions> }>;
  }[];
}
/** The modules of the page that the screens need. */
interface Page {
  readonly react: typeof React;
  readonly "react-dom": { readonly createPortal: typeof createPortal };
  readonly "@lending/bridge": { readonly useApp: typeof useApp };
  readonly "@lending/bridge/router": {
    readonly useLocation: typeof useLocation;
    readonly useNavigate: typeof useNavigate;
  };
}

const base = new URL(".", import.meta.url).href;
/** The shell loads a failed remote from another address: `?1`. */
const { search } = new URL(import.meta.url);
/** Libraries that the page shares with a stock remote. */
const SHARED = ["react", "react/jsx-runtime", "react-dom"];

let exposed: Promise<StockModule>;
let page: Page;

async function readLibraries(scope: ShareScope): Promise<Readonly<Record<string, unknown>>> {
  const names = [...SHARED, "@lending/bridge", "@lending/bridge/router"];
  const read = async (name: string) => (await Object.values(scope[name] ?? {})[0]?.get())?.();
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)] as const)));
}

/** Returns the share scope in the format of the library's runtime, which is in the remote's own build. */
function shareScope(libraries: Readonly<Record<string, unknown>>, version: string) {
  const offer = (lib: unknown) => ({
    version,
    get: async () => () => lib,
    lib: () => lib,
    // A loaded singleton is used also when the remote has a newer copy.
    loaded: true,
    from: "shell",
    useIn: [],
    deps: [],
    scope: ["default"],
    strategy: "loaded-first",
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  });
  const { createRoot } = roots;
  const all = {
    ...Object.fromEntries(SHARED.map((name) => [name, libraries[name]])),
    "react-dom/client": { createRoot, version },
  };
  return Object.fromEntries(Object.entries(all).map(([name, lib]) => [name, { [version]: offer(lib) }]));
}

const roots = createRoots();

async function load(scope: ShareScope): Promise<StockModule> {
  // Without it the bytes of the tool's own imports cannot be checked.
  if (!document.createElement("link").relList.supports("modulepreload"))
    throw new Error("This browser has no modulepreload, which the integrity of another tool's files needs.");
  const libraries = await readLibraries(scope);
  page = libraries as unknown as Page;
  const guard = (globalThis as { [slot: symbol]: FileGuard | undefined })[Symbol.for("lending.fileGuard")];
  const entry = STOCK_REMOTE.entry + search;
  await guard?.(base, [...STOCK_REMOTE.files, entry]);
  const container: Container = await import(/* webpackIgnore: true */ base + entry);
  await container.init(shareScope(libraries, page.react.version), [], {});
  return (await container.get(STOCK_REMOTE.exposed))() as StockModule;
}

/** Starts the remote's own container with the libraries of the page. */
export async function init(scope: ShareScope): Promise<void> {
  exposed = load(scope);
  await exposed.catch((cause) => fail(cause, search !== ""));
}

/**
 * Throws. A module that failed stays failed for the life of the page in most engines, and the tool's files import it by its
 * one address. So the second attempt on a path of this remote opens the page again.
 */
function fail(cause: unknown, isAgain: boolean): never {
  if (isAgain && location.pathname in STOCK_REMOTE.titles) location.reload();
  throw cause;
}

/** Returns `./routes` as the shell reads it, with a screen for each path that the publication states. */
export async function get(): Promise<() => { readonly routes: readonly RemoteRoute[] }> {
  const stock = await exposed;
  const failed = new Set<string>();
  const routes = Object.entries(STOCK_REMOTE.titles).map(([path, title]) => ({
    path,
    title,
    async screen() {
      try {
        return { Screen: await screenOf(stock, path) };
      } catch (cause) {
        const isAgain = failed.has(path);
        failed.add(path);
        return fail(cause, isAgain);
      }
    },
  }));
  return () => ({ routes });
}

async function screenOf({ mount, routes }: StockModule, path: string): Promise<ScreenComponent> {
  if (mount) return mountedScreen(mount);
  const Screen = (await routes?.find((route) => route.path === path)?.screen())?.Screen;
  if (!Screen) throw new Error(`${STOCK_REMOTE.exposed} has no screen of ${path}.`);
  return () => page.react.createElement(Screen, useOptions());
}

/** Sends a message through the native port of the page. Returns the reply. */
function send(native: NativePort, { command, params }: NativeMessage): Promise<NativeReply> {
  const name = signatures[command].replace("+", "");
  const { [name]: own, ...others } = params;
  const method = native[command] as (...args: unknown[]) => Promise<NativeReply>;
  return method(...(name ? [own] : []), ...(name === signatures[command] ? [] : [others]));
}

/** The options that a host passes to `mount`. A screen of `./routes` has them as its properties. */
function useOptions(): MountOptions {
  const { environment, launch, native } = page["@lending/bridge"].useApp();
  const { pathname, search: query } = page["@lending/bridge/router"].useLocation();
  const navigate = page["@lending/bridge/router"].useNavigate();
  return {
    path: pathname + query,
    environment: environment as unknown as MountOptions["environment"],
    launch: { ...launch },
    native: (message) => send(native, message as NativeMessage),
    onNavigate: (to) => void navigate(to),
  };
}

/** Returns a screen that mounts the remote into an element. What the remote renders with `createRoot` is a part of the screen. */
function mountedScreen(mount: NonNullable<StockModule["mount"]>): ScreenComponent {
  const { createElement, Fragment, useEffect, useRef } = page.react;
  return function MountedScreen(): ReactNode {
    const options = useOptions();
    const element = useRef<HTMLDivElement>(null);
    const mounted = useRef<{ readonly path: string; readonly remote: Mounted }>(undefined);
    useEffect(() => {
      const remote = mount(element.current as HTMLDivElement, options);
      mounted.current = { path: options.path, remote };
      return () => remote.unmount();
    }, []);
    useEffect(() => {
      const { path, remote } = mounted.current ?? {};
      if (path === options.path || !remote) return;
      mounted.current = { path: options.path, remote };
      remote.update(options.path);
    }, [options.path]);
    return createElement(
      Fragment,
      null,
      createElement("div", { ref: element }),
      createElement(roots.Roots, { react: page.react, createPortal: page["react-dom"].createPortal }),
    );
  };
}
