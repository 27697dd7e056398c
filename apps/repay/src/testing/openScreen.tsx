import type { App } from "@lending/bridge";
import { makePage, TestApp } from "@lending/bridge/testing";
import { ToastRegion } from "@lending/ui/toast";
import { act, render } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";

/** Opens a screen that requests nothing from a server, at an address. `app` replaces parts of what the shell provides. */
export async function openScreen(Shown: ComponentType, path: string, app: Partial<App> = {}) {
  const page = makePage({ href: `https://h5.test${path}`, historyIndex: 1 });
  await act(async () =>
    render(
      <TestApp app={{ page, ...app }} path={path}>
        <Suspense fallback={<p>Loading</p>}>
          <Shown />
        </Suspense>
        <ToastRegion />
      </TestApp>,
    ),
  );
  return { page };
}
