import { Status21 } from "@lending/ui/illustrations/status-21";
import { Status110 } from "@lending/ui/illustrations/status-110";
import { Status151 } from "@lending/ui/illustrations/status-151";
import { Status174 } from "@lending/ui/illustrations/status-174";
import { Status180 } from "@lending/ui/illustrations/status-180";
import { Status200 } from "@lending/ui/illustrations/status-200";
import type { StatusScene as Scene } from "../orderStatus.ts";

const scenes = {
  "21": Status21,
  "110": Status110,
  "151": Status151,
  "174": Status174,
  "180": Status180,
  "200": Status200,
} as const;

/** The picture of a status. */
export function StatusScene({ scene }: { scene: Scene }) {
  const Picture = scenes[scene];
  return <Picture />;
}
