import { apiAtom } from "@lending/api-client";
import type { FakeApi } from "@lending/api-client/testing";
import { type App, createNativePort } from "@lending/bridge";
import { useLocation } from "@lending/bridge/router";
import { atom, createStore, useAtomValue } from "@lending/bridge/store";
import { makeEnvironment, makePage, TestApp } from "@lending/bridge/testing";
import { HelpContext, type HelpDetails } from "@lending/ui/help";
import { hideToast, ToastRegion } from "@lending/ui/toast";
import { type ComponentType, createContext, type ReactNode, Suspense, use, useEffect, useState } from "react";

interface TestScreenProps {
  screen: ComponentType;
  /** Address of the screen, with its query. */
  path: string;
  /** The server behind it: `makeApi({ "GET /v3/savings": answer(makeSavings()) })`. */
  server: FakeApi;
  app?: Partial<App>;
}

/** Props of the frame around a staged screen. */
export interface StageFrameProps {
  /** Address of the screen, with its query. */
  path: string;
  children: ReactNode;
}

function PlainFrame({ children }: StageFrameProps) {
  return <Suspense fallback={<p>Waiting for the server</p>}>{children}</Suspense>;
}

/** The frame that shows loading and failure states: a plain text in tests; Storybook provides the shell's frame. */
export const StageFrame = createContext<ComponentType<StageFrameProps>>(PlainFrame);

/**
 * Renders a screen with everything that the shell provides, for tests and stories. Shows every navigation that would
 * leave the page below the screen: an address within the product, an external address, or a command to the native app.
 */
export function TestScreen({ screen, path, server, app = {} }: TestScreenProps) {
  const [{ store, shellApp, openHelp }] = useState(() => setUp(path, server, app));
  useEffect(() => hideToast, []);
  const Around = use(StageFrame);
  return (
    <TestApp app={shellApp} store={store} path={path}>
      <HelpContext value={openHelp}>
        <Around path={path}>
          <StagedScreen screen={screen} path={path} />
        </Around>
      </HelpContext>
      <ToastRegion />
    </TestApp>
  );
}

/** The navigations so far. */
const navigationsAtom = atom<readonly string[]>([]);

/** Renders the screen while the address is its own, and the list of navigations. */
function StagedScreen({ screen: Screen, path }: Pick<TestScreenProps, "screen" | "path">) {
  const navigations = useAtomValue(navigationsAtom);
  const { pathname, search } = useLocation();
  const isCurrent = pathname === new URL(path, "https://h5.test").pathname;
  const allNavigations = isCurrent ? navigations : [...navigations, `goes to ${pathname}${search}`];
  return (
    <>
      {isCurrent && <Screen />}
      {allNavigations.length > 0 && (
        <aside aria-label="Where it led" style={{ padding: "16px", overflowWrap: "anywhere" }}>
          {allNavigations.map((navigation, index) => (
            <p key={`${index} ${navigation}`}>{navigation}</p>
          ))}
        </aside>
      )}
    </>
  );
}

function setUp(path: string, server: FakeApi, app: Partial<App>) {
  const store = createStore();
  store.set(apiAtom, server.api);
  const record = (navigation: string) => store.set(navigationsAtom, (before) => [...before, navigation]);
  const page = makePage({ href: `https://h5.test${path}` });
  const location = {
    href: page.location.href,
    assign: (url: string) => record(`opens ${url}`),
    replace: (url: string) => record(`is replaced by ${url}`),
  };
  const environment = app.environment ?? makeEnvironment();
  // The real port, in front of a fake Android app that only records commands.
  const native = createNativePort({
    environment,
    platform: "android",
    window: {
      navigator: { userAgent: "" },
      location,
      AppBridge: { postMessage: (text) => record(`asks the app for ${describeCommand(text)}`) },
      addEventListener: () => undefined,
    },
  });
  const openHelp = async ({ phone, orderNumber }: HelpDetails) =>
    record(`opens help with the number "${phone}"${orderNumber ? ` about order ${orderNumber}` : ""}`);
  return { store, openHelp, shellApp: { native, page: { ...page, location }, ...app, environment } };
}

function describeCommand(text: string): string {
  const { command, params } = JSON.parse(text) as { command: string; params: Readonly<Record<string, string>> };
  return [command, ...Object.values(params)].join(" ");
}
