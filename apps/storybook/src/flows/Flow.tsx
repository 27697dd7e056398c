import { links } from "virtual:links";
import { apiAtom } from "@lending/api-client";
import { type FakeRoute, makeApi } from "@lending/api-client/testing";
import { useLocation, useNavigate } from "@lending/bridge/router";
import { createStore } from "@lending/bridge/store";
import { makeEnvironment, makeNative, makePage, TestApp } from "@lending/bridge/testing";
import type { ScreenModule } from "@lending/federation/routes";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { ToastRegion } from "@lending/ui/toast";
import { use, useEffect, useState } from "react";
import { configure, expect, waitFor, within } from "storybook/test";
import { routes, ShellFrame } from "../../.storybook/ShellFrame.tsx";
import { speakAsLender } from "../../.storybook/speakAsLender.ts";
import type { FlowStep } from "./FlowSteps.tsx";

const SITE = "https://h5.test";

/** The commands of the native app that end a flow. The others only record something. */
const endings: Readonly<Record<string, string>> = {
  goToPage: "The app opens one of its own pages.",
  closeWebview: "The app closes the page.",
  goHome: "The app opens its home page.",
  goMine: "The app opens the page of the account.",
  returnToLogin: "The app opens its login page.",
  callPhone: "The phone calls the lender.",
  goToRating: "The app opens its rating page in the store.",
};

interface FlowProps {
  /** The address at which the borrower starts. */
  start: string;
  /** The lender's responses. A function may change what later requests return. */
  makeResponses: () => Readonly<Record<string, FakeRoute>>;
  /** Address of the lender's pictures, where a screen shows one that the lender draws. */
  apiBase?: string;
}

/** A journey of a borrower through the real screens, from start to end, with a lender that remembers what was done. */
export function Flow(props: FlowProps) {
  const [round, setRound] = useState(0);
  return <Journey key={round} {...props} onRestart={() => setRound(round + 1)} />;
}

function Journey({ start, makeResponses, apiBase, onRestart }: FlowProps & { onRestart: () => void }) {
  const [end, setEnd] = useState("");
  const [outside] = useState(() => ({ open: (_: string): void => undefined }));
  const [{ app, store }] = useState(() => {
    const newStore = createStore();
    newStore.set(apiAtom, makeApi(makeResponses()).api);
    const open = (address: string) => outside.open(address);
    // One step of history, so that Back returns to the previous screen instead of closing the page.
    const page = { ...makePage({ historyIndex: 1 }), location: { href: SITE + start, assign: open, replace: open } };
    const native = makeNative("android", ({ command }) => {
      const text = endings[command];
      if (text !== undefined) setEnd(text);
    });
    const environment = { ...makeEnvironment({ analyticsUrl: "" }), ...(apiBase && { apiBase }) };
    return { store: newStore, app: { environment, page, native } };
  });
  outside.open = (address) => setEnd(`The phone opens ${new URL(address, SITE).host}.`);
  return (
    <TestApp app={app} store={store} path={start}>
      {end === "" && <CurrentScreen outside={outside} />}
      {end !== "" && (
        <div style={{ padding: "var(--gutter)" }}>
          <Card title="End of the flow">
            <p style={{ marginBottom: 16, overflowWrap: "anywhere" }}>{end}</p>
            <Button onClick={onRestart}>Start again</Button>
          </Card>
        </div>
      )}
      <ToastRegion />
    </TestApp>
  );
}

/** The paths of the current journey, in order. */
const visited: string[] = [];

const modules = new Map<string, Promise<ScreenModule>>();

/** Renders the screen of the current address, and opens addresses of the product in the same page. */
function CurrentScreen({ outside }: { outside: { open: (address: string) => void } }) {
  const { pathname, search } = useLocation();
  useEffect(() => void visited.push(pathname), [pathname]);
  const navigate = useNavigate();
  useEffect(() => {
    const { open } = outside;
    outside.open = (address) => {
      const url = new URL(address, SITE);
      const isOurs = url.origin === SITE && routes.some(({ path }) => path === url.pathname);
      if (isOurs) void navigate(url.pathname + url.search + url.hash);
      else open(address);
    };
  });
  return (
    <ShellFrame key={pathname} path={pathname + search}>
      <LoadedScreen pathname={pathname} />
    </ShellFrame>
  );
}

function LoadedScreen({ pathname }: { pathname: string }) {
  const route = routes.find(({ path }) => path === pathname);
  if (route === undefined) throw new Error(`No screen for ${pathname}`);
  const loading = modules.get(pathname) ?? route.screen();
  modules.set(pathname, loading);
  const { Screen } = use(loading);
  return <Screen />;
}

/** Queries of the whole document: dialogs and sheets are rendered in the page's body. */
export const page = () => within(document.body);

/**
 * Taps a button or a link once it exists: the next screen may still be loading. The click is the browser's own, because
 * React holds back a screen that loads inside the scope of a simulated one.
 */
export const press = async (text: string) => {
  await pause();
  (await findControl(text)).click();
};

/** A link navigates, and a button acts. Its name is that of the message in any language. */
const findControl = (text: string) => {
  const name = named(text);
  return waitFor(() => page().queryByRole("link", { name }) ?? page().getByRole("button", { name }));
};

const isWalk = new URLSearchParams(location.search).has("walk");
// Three walks load at once.
if (isWalk) configure({ asyncUtilTimeout: 60_000 });

/** Lets a designer follow a walk through the flow on its page. */
const pause = () => (isWalk ? new Promise((resolve) => setTimeout(resolve, 1500)) : undefined);

/** Describes a flow and its screens on its page. */
export const describeFlow = (story: string, steps: readonly FlowStep[]) => ({
  docs: { description: { story } },
  steps,
});

/** Forgets the journey before. */
export const startFlow = () => void visited.splice(0);

/** A step may be another state of the same screen. */
const isAnother = (path: string, index: number, paths: readonly string[]) => path !== paths[index - 1];

/** Compares the screens of a journey with the steps on its page. */
export const checkSteps = async ({ parameters }: { parameters: { readonly steps?: readonly FlowStep[] } }) => {
  if (!("__vitest_browser__" in globalThis)) return;
  const paths = parameters.steps?.map(([path]) => path).filter(isAnother);
  await waitFor(() => expect(visited).toEqual(paths));
};

/** Returns a text of the product or of the lender in every language. */
const namesOf = (text: string): readonly string[] => [
  text,
  ...Object.values(links.words).flatMap((texts) => (texts[0] === text ? texts : [])),
  ...["fil-PH", "zh-CN"].map((locale) => speakAsLender(text, locale)),
];

/** A name for queries, which is that of the message in any language. */
export const named = (text: string) => {
  const names = namesOf(text);
  return (name: string) => names.some((one) => name === one);
};
