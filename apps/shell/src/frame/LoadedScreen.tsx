import { loadSending } from "@lending/api-client";
import { use, useEffect } from "react";
import { fetchWhenIdle } from "./fetchWhenIdle.ts";
import { loadScreen, type ScreenSources } from "./loadScreen.ts";
import { SkeletonEnd } from "./SkeletonEnd.tsx";
import { watchForNext } from "./watchForNext.ts";

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
