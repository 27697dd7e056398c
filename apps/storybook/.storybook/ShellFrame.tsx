import type { StageFrameProps } from "@lending/federation/test-screen";
import { useLocale } from "@lending/ui/locale";
import { Suspense } from "react";
import { routes as templates } from "../../../packages/federation/template/src/routes.tsx";
import { routes as bankBinding } from "../../bank-binding/src/routes.tsx";
import { routes as complaints } from "../../complaints/src/routes.tsx";
import { routes as loan } from "../../loan/src/routes.tsx";
import { routes as promo } from "../../promo/src/routes.tsx";
import { routes as repay } from "../../repay/src/routes.tsx";
import { FailureView } from "../../shell/src/frame/failure/FailureView.tsx";
import { ScreenBoundary } from "../../shell/src/frame/failure/ScreenBoundary.tsx";
import { FirstPaintStage } from "./FirstPaintStage.tsx";

/** The routes of all remotes, and of the templates of screens. */
export const routes = [bankBinding, complaints, loan, promo, repay, templates].flat();

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
