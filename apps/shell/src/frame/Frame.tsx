import type { NativeMessage } from "@lending/bridge";
import { useLocation } from "@lending/bridge/router";
import { findPath, plainPath } from "@lending/federation/manifest";
import { lazyComponent } from "@lending/ui/lazy-component";
import { useLocale } from "@lending/ui/locale";
import { ToastRegion } from "@lending/ui/toast";
import { Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import type { Preview } from "../start/createPreview.ts";
import { titles } from "../titles.ts";
import { FailureView } from "./FailureView.tsx";
import { faultKind } from "./faultKind.ts";
import { keepFocus } from "./keepFocus.ts";
import { LoadedScreen } from "./LoadedScreen.tsx";
import type { ScreenSources } from "./loadScreen.ts";
import { NotFoundView } from "./NotFoundView.tsx";
import { PreviewContext } from "./PreviewContext.ts";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { ScreenSkeleton } from "./ScreenSkeleton.tsx";
import { SkeletonEnd } from "./SkeletonEnd.tsx";

const PreviewStrip = lazyComponent(() => import("./PreviewStrip.tsx").then((module) => module.PreviewStrip), {
  fallback: null,
  Failed: () => null,
});

interface FrameProps {
  sources: ScreenSources;
  preview: Preview<NativeMessage>;
}

/** The frame around every screen: finds the path's owner, renders its screen, and renders a failure screen when it fails. */
export function Frame({ sources, preview }: FrameProps) {
  const { registry } = sources;
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const commands = useSyncExternalStore(preview.subscribe, preview.read, preview.read);
  const found = findPath(registry, pathname);
  const path = plainPath(pathname);
  const title = (found?.path.title ?? titles.notFound)[locale];
  // Paths with the same screen share one instance: the screen stays mounted and navigates between them.
  const place = found ? `${found.owner.name} ${found.path.screen}` : path;
  useTitle(title, place);
  useEffect(() => keepFocus(document), []);
  return (
    <>
      {found ? (
        <ScreenBoundary
          key={place}
          // Only for a defect of the screen: another version does not help against a network failure or an unreadable response.
          recover={(error) =>
            faultKind(error, navigator.onLine) === "broken" && sources.loader.fallBack(found.owner.name, error)
          }
          fallback={(error, retry) => <FailureView error={error} title={title} onRetry={retry} />}
        >
          <Suspense fallback={<ScreenSkeleton kind={found.path.skeleton} title={title} />}>
            <PreviewContext value={preview}>
              <LoadedScreen owner={found.owner.name} path={path} query={search} sources={sources} />
            </PreviewContext>
          </Suspense>
        </ScreenBoundary>
      ) : (
        <>
          <NotFoundView title={title} />
          <SkeletonEnd />
        </>
      )}
      <ToastRegion />
      {commands.length > 0 && <PreviewStrip messages={commands} />}
    </>
  );
}

/** Sets the document's title. On navigation, moves the focus to the heading, so that screen readers announce the new screen. */
function useTitle(title: string, place: string) {
  const first = useRef(true);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    // On the first screen the focus stays where the browser, or a reader of a prerendered page, has put it.
    if (first.current) {
      first.current = false;
      return;
    }
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    if (!location.hash) window.scrollTo(0, 0);
  }, [place]);
}
