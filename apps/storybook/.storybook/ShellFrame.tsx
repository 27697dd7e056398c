import type { RemoteRoute } from "@lending/federation/routes";
import type { StageFrameProps } from "@lending/federation/test-screen";
import { useLocale } from "@lending/ui/locale";
import { Suspense } from "react";
import { routes as templates } from "../../../packages/federation/template/src/routes.tsx";
import { FailureView } from "../../shell/src/frame/failure/FailureView.tsx";
import { ScreenBoundary } from "../../shell/src/frame/failure/ScreenBoundary.tsx";
import { FirstPaintStage } from "./FirstPaintStage.tsx";

const modules = import.meta.glob<{ routes: readonly RemoteRoute[] }>("../../*/src/routes.tsx", { eager: true });

/** The routes of all remotes, and of the templates of screens. */
export const routes = [...Object.values(modules).flatMap((one) => one.routes), ...templates];

/** Surrounds a screen with its first paint and the shell's failure views. */
export function ShellFrame({ path, children }: StageFrameProps) {
  const locale = useLocale();
  const { pathname } = new URL(path, "https://h5.test");
  const route = routes.find((one) => one.path === pathname);
  const title = route?.title[locale] ?? "";
  return (
    <ScreenBoundary
      recover={() => false}
      fallback={(error, retry) => <FailureView error={error} title={title} onRetry={retry} />}
    >
      <Suspense fallback={<FirstPaintStage path={pathname} />}>{children}</Suspense>
    </ScreenBoundary>
  );
}
