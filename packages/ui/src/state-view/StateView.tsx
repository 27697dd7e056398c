import type { ReactNode } from "react";
import type { StateKind } from "../illustrations/StatePictures.tsx";
import { decorative, lazyComponent } from "../lazy-component/lazyComponent.tsx";
import * as css from "./StateView.module.css";

const roles: { readonly [kind in StateKind]?: "alert" | "status" } = {
  offline: "alert",
  failed: "alert",
  refused: "alert",
  done: "status",
};

// Loaded lazily, so that the first load stays small; the message is complete without the picture.
const StatePicture = lazyComponent(
  () => import("../illustrations/StatePictures.tsx").then((module) => module.StatePicture),
  decorative,
);

export interface StateViewProps {
  /** Chooses the picture, and whether the state is announced. */
  kind: StateKind;
  /** One sentence with the fact. */
  title: string;
  /** One sentence with the next step. */
  text?: string | undefined;
  /** Whether a retry is pending. */
  retrying?: boolean;
  /** Replaces the picture of the kind. */
  picture?: ReactNode;
  /** False where a toast announces the same. */
  isAnnounced?: boolean;
}

/** The picture and the sentences of a state, in a part of a screen. A whole screen is a `StateScreen`. */
export function StateView({ kind, title, text, retrying = false, picture, isAnnounced = true }: StateViewProps) {
  return (
    <div className={css.state} role={isAnnounced ? roles[kind] : undefined} aria-busy={retrying || undefined}>
      <div className={css.picture}>{picture ?? <StatePicture kind={kind} />}</div>
      {/* A retry that fails in the same way renders its heading again, so that it is announced again. */}
      <h2 key={String(retrying)} className={css.title}>
        {title}
      </h2>
      {text !== undefined && text !== "" && <p className={css.text}>{text}</p>}
    </div>
  );
}
