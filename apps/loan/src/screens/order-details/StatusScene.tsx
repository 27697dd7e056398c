import { LowHills } from "@lending/ui/illustrations/low-hills";
import { lazyComponent } from "@lending/ui/lazy-component";
import type { ComponentType } from "react";
import type { StatusScene as Scene } from "./orderStatus.ts";

const lazyScene = (load: () => Promise<ComponentType>) =>
  lazyComponent(load, { fallback: <LowHills />, Failed: LowHills });
// One chunk for each image: an order shows only the image of its status.
const scenes: Readonly<Record<Scene, ComponentType>> = {
  "21": lazyScene(() => import("@lending/ui/illustrations/status-21").then((module) => module.Status21)),
  "110": lazyScene(() => import("@lending/ui/illustrations/status-110").then((module) => module.Status110)),
  "151": lazyScene(() => import("@lending/ui/illustrations/status-151").then((module) => module.Status151)),
  "174": lazyScene(() => import("@lending/ui/illustrations/status-174").then((module) => module.Status174)),
  "180": lazyScene(() => import("@lending/ui/illustrations/status-180").then((module) => module.Status180)),
  "200": lazyScene(() => import("@lending/ui/illustrations/status-200").then((module) => module.Status200)),
};

/** Status illustration. Renders the plain hills while it loads and if it fails. */
export function StatusScene({ scene }: { scene: Scene }) {
  const Picture = scenes[scene];
  return <Picture />;
}
