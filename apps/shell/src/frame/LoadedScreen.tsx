import { loadSending } from "@lending/api-client";
import type { ScreenModule } from "@lending/federation/routes";
import { use, useEffect } from "react";
import { fetchWhenIdle } from "./fetchWhenIdle.ts";
import { loadScreen, type ScreenSources } from "./loadScreen.ts";
import { SkeletonEnd } from "./SkeletonEnd.tsx";

const NOTHING: NonNullable<ScreenModule["soon"]> = [];

interface LoadedScreenProps {
  owner: string;
  path: string;
  /** The query of the address that is shown. */
  query: string;
  sources: ScreenSources;
}

/** The screen of a path, once its files are here. */
export function LoadedScreen({ owner, path, query, sources }: LoadedScreenProps) {
  const { Screen, soon = NOTHING } = use(loadScreen(owner, path, query, sources));
  useEffect(() => fetchWhenIdle([loadSending, ...soon]), [soon]);
  return (
    <>
      <Screen />
      <SkeletonEnd />
    </>
  );
}
