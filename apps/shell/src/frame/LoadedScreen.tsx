import type { RemoteLoader } from "@lending/federation/runtime";
import { use } from "react";
import { routes } from "../routes.tsx";
import { loadScreen } from "./loadScreen.ts";
import { SkeletonEnd } from "./SkeletonEnd.tsx";

interface LoadedScreenProps {
  owner: string;
  path: string;
  loader: RemoteLoader;
}

/** The screen of a path, once its files are here. */
export function LoadedScreen({ owner, path, loader }: LoadedScreenProps) {
  const Screen = use(loadScreen(owner, path, routes, loader));
  return (
    <>
      <Screen />
      <SkeletonEnd />
    </>
  );
}
