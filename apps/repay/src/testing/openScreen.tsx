import type { App } from "@lending/bridge";
import { makePage, TestApp } from "@lending/bridge/testing";
import { ToastRegion } from "@lending/ui/toast";
import { act, render } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";

/** Opens a screen that sends no requests, at a path. `app` replaces parts of the app that the shell provides. */
export async function openScreen(Screen: ComponentType, path: string, app: Partial<App> = {}) {
  const page = makePage({ href: `https://h5.test${path}`, historyIndex: 1 });
  await act(async () =>
    render(
      <TestApp app={{ page, ...app }} path={path}>
        <Suspense fallback={<p>Loading</p>}>
          <Screen />
        </Suspense>
        <ToastRegion />
      </TestApp>,
    ),
  );
  return { page };
}
