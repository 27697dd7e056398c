import { LowHills } from "@lending/ui/illustrations/low-hills";
import { lazyComponent } from "@lending/ui/lazy-component";
import type { ComponentType } from "react";
import type { StatusScene as Scene } from "../orderStatus.ts";

const late = (load: () => Promise<ComponentType>) => lazyComponent(load, { fallback: <LowHills />, Failed: LowHills });
// An order has one status: the pictures of the others are not worth waiting for.
const scenes: Readonly<Record<Scene, ComponentType>> = {
  "21": late(() => import("@lending/ui/illustrations/status-21").then((module) => module.Status21)),
  "110": late(() => import("@lending/ui/illustrations/status-110").then((module) => module.Status110)),
  "151": late(() => import("@lending/ui/illustrations/status-151").then((module) => module.Status151)),
  "174": late(() => import("@lending/ui/illustrations/status-174").then((module) => module.Status174)),
  "180": late(() => import("@lending/ui/illustrations/status-180").then((module) => module.Status180)),
  "200": late(() => import("@lending/ui/illustrations/status-200").then((module) => module.Status200)),
};

/** Status illustration. Renders the plain hills while it loads and if it fails. */
export function StatusScene({ scene }: { scene: Scene }) {
  const Picture = scenes[scene];
  return <Picture />;
}
