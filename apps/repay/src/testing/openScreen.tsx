import { makePage, TestApp } from "@lending/bridge/testing";
import { ToastRegion } from "@lending/ui/toast";
import { act, render } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";

/** Opens a screen that asks no server, at an address. */
export async function openScreen(Shown: ComponentType, path: string) {
  const page = makePage({ href: `https://h5.test${path}`, historyIndex: 1 });
  await act(async () =>
    render(
      <TestApp app={{ page }} path={path}>
        <Suspense fallback={<p>Loading</p>}>
          <Shown />
        </Suspense>
        <ToastRegion />
      </TestApp>,
    ),
  );
  return { page };
}
