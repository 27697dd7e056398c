import { loadSending } from "@lending/api-client";
import type { NativeMessage } from "@lending/bridge";
import { useLocation } from "@lending/bridge/router";
import { findPath, plainPath } from "@lending/federation/manifest";
import { lazyComponent } from "@lending/ui/lazy-component";
import { useLocale } from "@lending/ui/locale";
import { ToastRegion } from "@lending/ui/toast";
import { Suspense, use, useEffect, useRef, useSyncExternalStore } from "react";
import { titles } from "../titles.ts";
import { FailureView, NotFoundView } from "./failure/FailureView.tsx";
import { faultKind } from "./failure/faultKind.ts";
import { ScreenBoundary } from "./failure/ScreenBoundary.tsx";
import { keepFocus } from "./navigation/screenFocus.ts";
import { loadScreen, type ScreenSources } from "./prefetch/loadScreen.ts";
import { fetchWhenIdle, watchForNext } from "./prefetch/prefetchNext.ts";
import { type Preview, PreviewContext } from "./preview.ts";
import { ScreenSkeleton, SkeletonEnd } from "./ScreenSkeleton.tsx";

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

interface LoadedScreenProps {
  owner: string;
  path: string;
  /** The query of the current address. */
  query: string;
  sources: ScreenSources;
}

/** Renders the screen of a path; suspends until its files are loaded. */
export function LoadedScreen({ owner, path, query, sources }: LoadedScreenProps) {
  const { Screen } = use(loadScreen(owner, path, query, sources));
  useEffect(() => {
    const watching: (() => void)[] = [];
    let isUnmounted = false;
    const watch = async () => {
      const stop = await watchForNext(sources);
      if (isUnmounted) stop();
      else watching.push(stop);
    };
    const callOff = fetchWhenIdle([loadSending, watch, ...(Screen.whenIdle ?? [])]);
    return () => {
      isUnmounted = true;
      callOff();
      for (const stop of watching) stop();
    };
  }, [Screen, sources]);
  return (
    <>
      <Screen />
      <SkeletonEnd />
    </>
  );
}
