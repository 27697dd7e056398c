import { loadSending } from "@lending/api-client";
import { useApp } from "@lending/bridge";
import { useLocation } from "@lending/bridge/router";
import { useAtomValue } from "@lending/bridge/store";
import { findPath, plainPath } from "@lending/federation/manifest";
import { RemoteUnavailable } from "@lending/federation/runtime";
import { ScreenView } from "@lending/federation/screen-view";
import { HelpContext, type HelpDetails } from "@lending/ui/help";
import { decorative, lazyComponent } from "@lending/ui/lazy-component";
import { useLocale } from "@lending/ui/locale";
import { ToastRegion } from "@lending/ui/toast";
import { use, useEffect, useState } from "react";
import { previewedAtom } from "../start/readStart.ts";
import { FailureView, faultKind, NotFoundView } from "./failure/FailureView.tsx";
import { keepFocus, useScreenTitle, useTitle } from "./navigation/screenFocus.ts";
import { fetchWhenIdle } from "./prefetch/fetchWhenIdle.ts";
import type { FrameServices } from "./screenLoader.ts";
import { useFirstPaintRemoval, WaitingScreen } from "./WaitingScreen.tsx";

const PreviewStrip = lazyComponent(
  () => import("./PreviewStrip.tsx").then((module) => module.PreviewStrip),
  decorative,
);

/** The frame around every screen: finds the path's owner, renders its screen, and renders a failure screen when it fails. */
export function Frame({ services }: { services: FrameServices }) {
  const { registry, loader, screens, readNext } = services;
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const commands = useAtomValue(previewedAtom);
  const found = findPath(registry, pathname);
  const path = plainPath(pathname);
  // The title of another path is known once its remote has loaded; `LoadedScreen` sets it then.
  const title = found && (found.path.title ?? screens.titleOf(path) ?? readNext()[path]?.title)?.[locale];
  // Paths with the same screen share one instance: the screen stays mounted and navigates between them.
  const screen = found ? `${found.owner.name} ${found.path.screen ?? path}` : path;
  useScreenTitle(title, screen);
  useEffect(() => keepFocus(document), []);
  const [help, openHelp, closeHelp] = useHelp();
  return (
    <HelpContext value={openHelp}>
      {found ? (
        <ScreenView
          key={screen}
          query={search}
          waiting={<WaitingScreen path={path} base={found.owner.base} title={title ?? ""} />}
          recover={(error) => {
            // Only for a defect of the screen: another version does not help against a network failure or an unreadable response.
            const isReplaced = faultKind(error) === "broken" && loader.fallBack(found.owner.name, error);
            if (isReplaced) screens.forget();
            return isReplaced;
          }}
          onRetry={(error) => error instanceof RemoteUnavailable && screens.forget()}
          failure={(error, retry) => <FailureView error={error} title={title} onRetry={retry} />}
        >
          <LoadedScreen owner={found.owner.name} path={path} query={search} services={services} />
        </ScreenView>
      ) : registry.isPartial ? (
        <PageReload />
      ) : (
        <NotFoundView />
      )}
      {help && <help.HelpSheet {...help.details} onClose={closeHelp} />}
      {commands.length > 0 && <PreviewStrip messages={commands} />}
      <ToastRegion />
    </HelpContext>
  );
}

/** Loads the document of the path, because the end of this one, with the other remotes, has not arrived. */
function PageReload() {
  useEffect(() => location.reload(), []);
  return null;
}

/** The help that is open, and the functions that open and close it. Without its file, Help calls the number at once. */
function useHelp() {
  const { environment, native } = useApp();
  const [help, setHelp] = useState<typeof import("./help/HelpSheet.tsx") & { readonly details: HelpDetails }>();
  const open = async (details: HelpDetails) => {
    try {
      setHelp({ ...(await import("./help/HelpSheet.tsx")), details });
    } catch {
      void native.callPhone(details.phone || environment.servicePhone);
    }
  };
  return [help, open, () => setHelp(undefined)] as const;
}

interface LoadedScreenProps {
  owner: string;
  path: string;
  /** The query of the current address. */
  query: string;
  services: FrameServices;
}

/** Renders the screen of a path; suspends until its files are loaded. */
export function LoadedScreen({ owner, path, query, services }: LoadedScreenProps) {
  const { Screen } = use(services.screens.load(owner, path, query));
  const { native } = useApp();
  useTitle(services.screens.titleOf(path)?.[useLocale()]);
  useFirstPaintRemoval();
  useEffect(() => {
    let isUnmounted = false;
    let stop: (() => void) | undefined;
    const watch = async () => {
      const { watchForNext } = await import("./prefetch/watchForNext.ts");
      if (!isUnmounted) stop = watchForNext(services);
    };
    // Not when idle: an impatient borrower's next tap may come before, and confirm what the first one has opened.
    import("./navigation/guardPage.ts").then(({ guardPage }) => guardPage(native)).catch(() => undefined);
    const cancel = fetchWhenIdle([loadSending, watch, ...(Screen.whenIdle ?? [])]);
    return () => {
      isUnmounted = true;
      cancel();
      stop?.();
    };
  }, [Screen, services, native]);
  return <Screen />;
}
