import { apiAtom } from "@lending/api-client";
import type { FakeApi } from "@lending/api-client/testing";
import type { App } from "@lending/bridge";
import { useLocation } from "@lending/bridge/router";
import { createStore } from "@lending/bridge/store";
import { makeEnvironment, makePage, TestApp } from "@lending/bridge/testing";
import { hideToast, ToastRegion } from "@lending/ui/toast";
import { Suspense, useEffect, useState } from "react";
import { Screen } from "../screens/promotion/PromotionScreen.tsx";

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
        <Screen />
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
