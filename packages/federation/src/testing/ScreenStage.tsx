import { apiAtom } from "@lending/api-client";
import type { FakeApi } from "@lending/api-client/testing";
import { type App, createNativePort } from "@lending/bridge";
import { useLocation } from "@lending/bridge/router";
import { atom, createStore, useAtomValue } from "@lending/bridge/store";
import { makeEnvironment, makePage, TestApp } from "@lending/bridge/testing";
import { hideToast, ToastRegion } from "@lending/ui/toast";
import { type ComponentType, createContext, type ReactNode, Suspense, use, useEffect, useState } from "react";

interface ScreenStageProps {
  screen: ComponentType;
  /** Where the screen stands, with its query. */
  path: string;
  /** The server behind it: `makeApi({ "GET /v3/loan-details": answer(makeOrderDetails()) })`. */
  server: FakeApi;
  app?: Partial<App>;
}

/** What stands around a screen that is on stage. */
export interface StageFrameProps {
  /** Where the screen stands, with its query. */
  path: string;
  children: ReactNode;
}

function PlainFrame({ children }: StageFrameProps) {
  return <Suspense fallback={<p>Waiting for the server</p>}>{children}</Suspense>;
}

/** What is shown while a screen waits, and when it fails: a word in tests; Storybook lends the shell's own. */
export const StageFrame = createContext<ComponentType<StageFrameProps>>(PlainFrame);

/**
 * A screen with all that the shell gives it, for tests and stories. Whatever would leave the page is told below the
 * screen instead: an address within the product, one outside of it, a command to the native app.
 */
export function ScreenStage({ screen, path, server, app = {} }: ScreenStageProps) {
  const [{ store, surroundings }] = useState(() => setUp(path, server, app));
  useEffect(() => hideToast, []);
  const Around = use(StageFrame);
  return (
    <TestApp app={surroundings} store={store} path={path}>
      <Around path={path}>
        <Placed screen={screen} path={path} />
      </Around>
      <ToastRegion />
    </TestApp>
  );
}

/** The ways out taken so far. */
const waysAtom = atom<readonly string[]>([]);

/** The screen for as long as the address is its own, and where it led. */
function Placed({ screen: Screen, path }: Pick<ScreenStageProps, "screen" | "path">) {
  const ways = useAtomValue(waysAtom);
  const { pathname, search } = useLocation();
  const isHere = pathname === new URL(path, "https://h5.test").pathname;
  const told = isHere ? ways : [...ways, `goes to ${pathname}${search}`];
  return (
    <>
      {isHere && <Screen />}
      {told.length > 0 && (
        <aside aria-label="Where it led" style={{ padding: "16px", overflowWrap: "anywhere" }}>
          {told.map((way, index) => (
            <p key={`${index} ${way}`}>{way}</p>
          ))}
        </aside>
      )}
    </>
  );
}

function setUp(path: string, server: FakeApi, app: Partial<App>) {
  const store = createStore();
  store.set(apiAtom, server.api);
  const tell = (way: string) => store.set(waysAtom, (before) => [...before, way]);
  const page = makePage({ href: `https://h5.test${path}` });
  const location = {
    href: page.location.href,
    assign: (url: string) => tell(`opens ${url}`),
    replace: (url: string) => tell(`is replaced by ${url}`),
  };
  const environment = app.environment ?? makeEnvironment();
  // The real port, in front of an Android app that does nothing but tell what it was asked for.
  const native = createNativePort({
    environment,
    platform: "android",
    window: {
      navigator: { userAgent: "" },
      location,
      AppBridge: { postMessage: (text) => tell(`asks the app for ${describeCommand(text)}`) },
      addEventListener: () => undefined,
    },
  });
  return { store, surroundings: { native, page: { ...page, location }, ...app, environment } };
}

function describeCommand(text: string): string {
  const { command, params } = JSON.parse(text) as { command: string; params: Readonly<Record<string, string>> };
  return [command, ...Object.values(params)].join(" ");
}
