import { apiAtom } from "@lending/api-client";
import { type FakeApi, type FakeRoute, makeApi, respond } from "@lending/api-client/testing";
import type { App } from "@lending/bridge";
import { useLocation } from "@lending/bridge/router";
import { createStore } from "@lending/bridge/store";
import { makeEnvironment, makePage, TestApp } from "@lending/bridge/testing";
import { hideToast, ToastRegion } from "@lending/ui/toast";
import { Suspense, useEffect, useState } from "react";
import { registrationPaths, templateRequest } from "../api/registration.ts";
import { trackingPaths } from "../api/tracking.ts";
import { PromotionScreen } from "../screens/promotion/PromotionScreen.tsx";

interface PromotionStageProps {
  server: FakeApi;
  /** Query and hash of the address. */
  address?: string;
  app?: Partial<App>;
  /** Called with every address of the promotion. */
  onAddress?: ((address: string) => void) | undefined;
}

/** Renders the promotion with everything that the shell provides, for tests and stories. Sends no beacon. */
export function PromotionStage({ server, address = "", app = {}, onAddress }: PromotionStageProps) {
  const [{ store, shellApp }] = useState(() => setUp(server, app));
  useEffect(() => hideToast, []);
  return (
    <TestApp app={shellApp} store={store} path={`/promotion${address}`}>
      <Suspense fallback={<p>Waiting for the page</p>}>
        <PromotionScreen />
      </Suspense>
      <ToastRegion />
      <AddressReporter onAddress={onAddress} />
    </TestApp>
  );
}

function AddressReporter({ onAddress }: Pick<PromotionStageProps, "onAddress">) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    onAddress?.(pathname + search + hash);
  }, [onAddress, pathname, search, hash]);
  return null;
}

function setUp(server: FakeApi, app: Partial<App>) {
  const store = createStore();
  store.set(apiAtom, server.api);
  return { store, shellApp: { environment: makeEnvironment({ analyticsUrl: "" }), page: makePage(), ...app } };
}

/** The calls of the promotion by purpose, named like the fake server's routes. */
export const calls = {
  template: `GET ${templateRequest.path}`,
  visit: `GET ${trackingPaths.visit}`,
  sid: `GET ${registrationPaths.sid}`,
  code: `POST ${registrationPaths.code}`,
  click: `GET ${trackingPaths.click}`,
  register: `POST ${registrationPaths.register}`,
} as const;

/** Creates a fake server with a running campaign: every call succeeds unless overridden. Each sid is different. */
export function makePromotionServer(overrides: Partial<Record<keyof typeof calls, FakeRoute>> = {}): FakeApi {
  let sids = 0;
  const routes: Record<keyof typeof calls, FakeRoute> = {
    template: respond({ id: "landing-7" }),
    visit: respond({}, { code: "0" }),
    sid: () => {
      sids += 1;
      return respond({ sid: `sid-${sids}` }, { code: "0" });
    },
    code: respond({}, { code: "0" }),
    click: respond({}, { code: "0" }),
    register: respond({}, { code: "0" }),
    ...overrides,
  };
  return makeApi(
    Object.fromEntries(Object.entries(calls).map(([what, name]) => [name, routes[what as keyof typeof calls]])),
  );
}
