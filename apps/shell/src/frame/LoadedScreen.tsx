import { loadSending } from "@lending/api-client";
import type { ScreenModule } from "@lending/federation/routes";
import type { RemoteLoader } from "@lending/federation/runtime";
import { use, useEffect } from "react";
import { routes } from "../routes.tsx";
import { fetchWhenIdle } from "./fetchWhenIdle.ts";
import { loadScreen } from "./loadScreen.ts";
import { SkeletonEnd } from "./SkeletonEnd.tsx";

const NOTHING: NonNullable<ScreenModule["soon"]> = [];

interface LoadedScreenProps {
  owner: string;
  path: string;
  loader: RemoteLoader;
}

/** The screen of a path, once its files are here. */
export function LoadedScreen({ owner, path, loader }: LoadedScreenProps) {
  const { Screen, soon = NOTHING } = use(loadScreen(owner, path, routes, loader));
  useEffect(() => fetchWhenIdle([loadSending, ...soon]), [soon]);
  return (
    <>
      <Screen />
      <SkeletonEnd />
    </>
  );
}
